// Effects of a click or a key on a cell of the board, and the cursor on the board.
#pragma once

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Paints a lamp on the side that is being edited.
void paint(InputContext& context, std::size_t lamp, std::uint8_t state);
// Applies a click to a cell: presses its button or, while editing, paints its lamp.
void use_cell(InputContext& context, std::size_t cell);
// Changes the lamp to its next state.
void paint_next(InputContext& context, game::Side side, std::size_t lamp);

// Moves the cursor. If the cursor is not shown yet, the first arrow only shows it.
void move_cursor(InputContext& context, int rows, int columns);
// Moves the cursor to an existing cell if its cell does not exist.
void keep_cursor(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
