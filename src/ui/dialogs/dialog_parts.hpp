// Short ways to put a dialog's groups together.
#pragma once

#include <string>

#include "base/message.hpp"
#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

using Act = void (*)(Turn& turn, int argument);

// One of the values that can be chosen, of which the action gets the one.
struct Choice {
    std::string id;
    Message word;
    int value = 0;
    bool enabled = true;
};

// Makes an item whose label is its spoken name, unless it gets another label.
[[nodiscard]] DialogItem button_item(std::string id, const Message& words, const char* icon, Act act,
                                     int argument = 0);
[[nodiscard]] DialogItem button_item(std::string id, const Message& spoken, const Message& label,
                                     const char* icon, Act act, int argument = 0);
[[nodiscard]] DialogItem enabled_if(bool enabled, DialogItem item);
[[nodiscard]] DialogItem primary(DialogItem item);

// The numbers of states that lamps can have.
[[nodiscard]] std::vector<Choice> state_choices(const std::string& prefix);

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

// A field: its id, what it is called, what stands there where nothing is typed, what is typed, and who takes
// it.
struct Field {
    std::string id;
    Message spoken;
    std::string hint;
    std::string text;
    void (*take)(Turn& turn, std::string_view text) = nullptr;
};

// One of the columns that a dialog has where there is room; adds groups to the dialog.
class DialogColumn {
  public:
    DialogColumn(Dialog& dialog, bool is_right) : dialog_(dialog), is_right_(is_right) {}

    DialogGroup& group(std::string id, GroupKind kind, const Message& name) const;
    void words(std::string id, const Message& name, const Message& text) const;
    void choice(std::string id, const Message& name, int now, Act act, std::vector<Choice> choices) const;
    void buttons(std::string id, const Message& name, std::vector<DialogItem> items) const;
    void steps(const std::string& id, const Steps& steps) const;
    void field(std::string id, const Message& name, Field field) const;

  private:
    Dialog& dialog_;
    bool is_right_;
};

}  // namespace switchbox::ui
