// Elements of the board and its target: areas for the pointer, and a cell for each lamp and button.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Id of the area of the board where the pointer presses, paints and moves.
inline constexpr std::string_view board_area_id = "board-area";

// Adds the board, its overlay and its target. On a large board it adds the visible cells, or cells around the
// cursor if too many are visible.
void board_elements(const Frame& frame);

// Moves the cursor into the part of a large board that is in sight, unless the keyboard is on the board.
void keep_cursor_in_sight(const game::Game& game, const Layout& layout, UiState& state);

}  // namespace switchbox::ui
