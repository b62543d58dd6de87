// The dialog that is open: which rows it has, and what the keyboard does in it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// What dialogs are made of.
struct DialogSources {
    const game::Game& game;
    const Settings& settings;
    const UiState& state;
};

// The dialog that is open; without groups when none is (help is a list of its own, see bars/modal.cpp).
[[nodiscard]] Dialog open_dialog(const DialogSources& sources);

// Each in a file of its own.
[[nodiscard]] Dialog settings_dialog(const DialogSources& sources);
[[nodiscard]] Dialog setup_dialog(const DialogSources& sources);
[[nodiscard]] Dialog lessons_dialog(const DialogSources& sources);
[[nodiscard]] Dialog export_dialog(const DialogSources& sources);
[[nodiscard]] Dialog link_dialog(const DialogSources& sources);
[[nodiscard]] Dialog statistics_dialog(const DialogSources& sources);

// The group and the item that has this id, or null.
struct DialogPlace {
    const DialogGroup* group = nullptr;
    const DialogItem* item = nullptr;
};
[[nodiscard]] DialogPlace find_item(const Dialog& dialog, std::string_view id);

// Where Tab stops: each enabled button and field; of choices the checked one, of marks the focused one.
[[nodiscard]] std::vector<std::string> dialog_stops(const Dialog& dialog, const std::string& focus);

// A click on the item.
void act_on(Turn& turn, std::string_view id);
// An arrow key: chooses the next choice, or moves over marks.
void move_in_dialog(Turn& turn, int rows, int columns);
// The whole text of a field, from elsewhere than the keys.
void set_field(Turn& turn, std::string_view id, std::string_view text);
// Whether a field has the focus, where keys are characters.
[[nodiscard]] bool is_in_field(const Dialog& dialog, std::string_view focus);
// Characters typed and erased while one has.
void type_in_dialog(Turn& turn);

}  // namespace switchbox::ui
