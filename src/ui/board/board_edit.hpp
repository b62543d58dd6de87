// What a click or a key does to a cell of the board, and the cursor on it.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// Paints a lamp on the side that is being edited.
void paint(Turn& turn, std::size_t lamp, std::uint8_t state);
// A click on a cell of the board: presses its button or, while editing, paints its lamp.
void use_cell(Turn& turn, std::size_t cell);
// The lamp goes on to its next state.
void paint_next(Turn& turn, game::Side side, std::size_t lamp);

// Moves the cursor; the first arrow only shows it.
void move_cursor(Turn& turn, int rows, int columns);
// The cursor is always on a cell that exists.
void keep_cursor(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
