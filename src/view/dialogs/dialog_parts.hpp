// Short ways to put a dialog's groups together.
#pragma once

#include "view/dialogs/dialog.hpp"

namespace switchbox::view {

// Where a group stands when the dialog has two columns.
enum class Column : std::uint8_t { left, right };

using Act = void (*)(Turn& turn, int argument);

[[nodiscard]] DialogGroup group_of(std::string id, GroupKind kind, std::string name, Column column);
[[nodiscard]] DialogGroup words_group(std::string id, std::string name, std::string text, Column column);
// A word that is drawn as it is spoken.
[[nodiscard]] DialogItem choice_item(std::string id, const std::string& word, bool checked, Act act,
                                     int argument);

// A number with a button on either side, which can or cannot be used; `act` gets -1 or 1.
struct Steps {
    std::string noun;  // "rows"
    std::string text;
    bool less = false;
    bool more = false;
    Act act = nullptr;
};
[[nodiscard]] DialogGroup steps_group(const std::string& id, std::string name, Steps steps, Column column);

}  // namespace switchbox::view
