// The elements that take the keyboard, in order, and what activating one does. The page's DOM mirror and the
// desktop's Tab key share it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "view/frame.hpp"

namespace switchbox::view {

// One stop for each control; the board and each group of choices are one stop, moved within by arrows.
[[nodiscard]] std::vector<std::string> focus_order(const play::Game& game, const Settings& settings,
                                                   const UiState& state);

// As a click on the element.
void activate(Frame& frame, std::string_view id);

// Moves within the focused group, or over the board: -1, 0 or 1 in each direction.
void move_focus(Frame& frame, int rows, int columns);

// Tab (1) and Shift+Tab (-1), where no browser does it.
void tab(Frame& frame, int direction);

}  // namespace switchbox::view
