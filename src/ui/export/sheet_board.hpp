// A board as shapes, as the shader and the marks draw it: lamps in their keys, lamps that fill their cells
// (where buttons stand between them), or the coloured tiles of Ghaly's machine.
#pragma once

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "ui/export/sheet_page.hpp"

namespace switchbox::ui {

struct SheetBoard {
    const machine::Machine& machine;
    const machine::Picture& picture;
    Rect place;
    bool bare = false;                         // the lamps without their buttons: a target
    const machine::PressGrid* down = nullptr;  // Ghaly's machine: the buttons that are
};

// The lamps with what they show, and the keys that they sit in.
void draw_board(SheetPage& page, const SheetBoard& board);

// The number of every button in its key, where there is room.
void draw_key_numbers(SheetPage& page, const SheetBoard& board);
// Buttons that are not lamps, with their numbers or empty.
void draw_round_buttons(SheetPage& page, const SheetBoard& board, bool numbered);

// The side of a cell that suits a board, with room for what stands in it; the larger side of boards up to 30
// cells is about `side`.
[[nodiscard]] float sheet_cell(machine::Shape lamps, float side);
// The place of a board with such cells.
[[nodiscard]] Rect board_place(ImVec2 at, machine::Shape lamps, float cell);

// "5 × 5, 3 states, only lit lamps may be pressed"
[[nodiscard]] Message machine_words(const machine::Machine& machine);

}  // namespace switchbox::ui
