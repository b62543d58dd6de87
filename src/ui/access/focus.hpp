// The elements that take the keyboard, in order, and what activating one does. The page's DOM mirror and the
// desktop's Tab key share it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// One stop for each control; the board and each group of choices are one stop, moved within by arrows.
[[nodiscard]] std::vector<std::string> focus_order(const game::Game& game, const Facts& facts,
                                                   const UiState& state);

// Whether the player sees what has the focus: after a key, and always in a field, which shows where it types.
[[nodiscard]] bool is_focus_shown(const Facts& facts, const UiState& state);

// As a click on the element.
void activate(Turn& turn, std::string_view id);

// The focus never rests on what has gone or can do nothing: it goes to the control's twin, into a dialog that
// opens, back to where it was when that closes, and else to the board.
void keep_focus(const game::Game& game, const Facts& facts, UiState& state);
// Moves within the focused group, or over the board: -1, 0 or 1 in each direction.
void move_focus(Turn& turn, int rows, int columns);

// Tab (1) and Shift+Tab (-1), where no browser does it.
void tab(Turn& turn, int direction);

}  // namespace switchbox::ui
