// The element that has the keyboard, and what activating one does. The page's mirror and the desktop's keys
// share it.
#pragma once

#include <string_view>

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// Returns whether the player sees what has the focus: after a key, and always in a field, which shows where
// it types.
[[nodiscard]] bool is_focus_shown(const Arranged& arranged, const UiState& state);
// Returns whether a field has the focus, where keys are characters.
[[nodiscard]] bool is_in_field(const Arranged& arranged, const UiState& state);

// Does what a click on the element does.
void use(Turn& turn, const Element& element);
// Does it for the element of an id, unless a dialog lies over it. A command without an element is carried out
// too.
void activate(Turn& turn, std::string_view id);

// Keeps the focus on an element that is there and can be used: it goes to what has taken the place of the one
// before, into a dialog that opens, back to where it was when that closes, and else to the board. Returns
// whether it moved.
bool keep_focus(const Arranged& arranged, UiState& state);

// Moves within the focused element or its group, or over the board: -1, 0 or 1 in each direction.
void move_focus(Turn& turn, int rows, int columns);
// Moves by Tab (1) and Shift+Tab (-1), where no browser does it.
void tab(Turn& turn, int direction);

// Puts the whole new text into a field.
void set_text(Turn& turn, std::string_view field, std::string_view text);
// Takes the characters that are typed into the field in focus, and erased from it.
void type_in_field(Turn& turn);

}  // namespace switchbox::ui
