// Short ways to put a dialog's groups together.
#pragma once

#include <string>

#include "base/message.hpp"
#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// Where a group stands when the dialog has two columns.
enum class Column : std::uint8_t { left, right };

using Act = void (*)(Turn& turn, int argument);

[[nodiscard]] DialogGroup group_of(std::string id, GroupKind kind, const Message& name, Column column);
[[nodiscard]] DialogGroup words_group(std::string id, const Message& name, const Message& text,
                                      Column column);
// What is drawn as it is spoken: a choice, and a button, of which one may be the thing to do.
[[nodiscard]] DialogItem choice_item(std::string id, const Message& word, bool checked, Act act,
                                     int argument);
struct ButtonLook {
    const char* icon = nullptr;
    bool enabled = true;
    bool main = false;
};
[[nodiscard]] DialogItem button_item(std::string id, const Message& words, ButtonLook look, Act act);

// What is counted, and the two buttons: ids of messages.
struct StepNames {
    const char* name;
    const char* fewer;
    const char* more;
};
inline constexpr StepNames row_steps{"view.dialog.rows", "view.dialog.rows.fewer", "view.dialog.rows.more"};
inline constexpr StepNames column_steps{"view.dialog.columns", "view.dialog.columns.fewer",
                                        "view.dialog.columns.more"};

// A number with a button on either side, which can or cannot be used; `act` gets -1 or 1.
struct Steps {
    StepNames names;
    Message text;
    bool less = false;
    bool more = false;
    Act act = nullptr;
};
[[nodiscard]] DialogGroup steps_group(const std::string& id, const Steps& steps, Column column);

}  // namespace switchbox::ui
