// Board as shapes, drawn as the shader and the marks draw it. Lamps are in their keys, or fill their cells if
// the buttons are between them. Ghaly's machine has coloured tiles.
#pragma once

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "ui/export/sheet_page.hpp"

namespace switchbox::ui {

struct SheetBoard {
    const machine::Machine& machine;
    const machine::Picture& picture;
    Rect place;
    bool bare = false;                         // lamps without their buttons, as for a target
    const machine::PressGrid* down = nullptr;  // Ghaly's machine: the buttons that are down
};

// Draws the lamps with their states, and the keys around them.
void draw_board(SheetPage& page, const SheetBoard& board);

// Draws the number of every button in its key, if there is space.
void draw_key_numbers(SheetPage& page, const SheetBoard& board);
// Draws buttons that are not lamps, with their numbers if `numbered`.
void draw_round_buttons(SheetPage& page, const SheetBoard& board, bool numbered);

// Returns the side of a cell that suits a board and has space for its marks. The larger side of a board of up
// to 30 cells is about `side`.
[[nodiscard]] float sheet_cell(machine::Shape lamps, float side);
// Returns the area of a board with cells of this size.
[[nodiscard]] Rect board_place(ImVec2 at, machine::Shape lamps, float cell);

// Returns "5 × 5, 3 states, only lit lamps may be pressed".
[[nodiscard]] Message machine_words(const machine::Machine& machine);

}  // namespace switchbox::ui
