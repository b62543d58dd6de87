// Elements of the board and its target: the areas that the pointer finds, and a cell for each lamp and
// button.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Area of the board that the pointer presses, paints and moves.
inline constexpr std::string_view board_area_id = "board-area";

// Adds the board, its overlay and its target. Of a large board the cells in sight are added or, where those
// are too many, cells about the cursor.
void board_elements(const Frame& frame);

// Moves the cursor into the part of a large board that is in sight, unless the keyboard is on the board.
void keep_cursor_in_sight(const game::Game& game, const Layout& layout, UiState& state);

}  // namespace switchbox::ui
