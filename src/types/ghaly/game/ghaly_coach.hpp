// How to solve Ghaly's machine without seeing its codes (docs/theory.md, section 5): press every button, read
// off the stripes which columns and rows are wrong, and try the few boards that are left. The coach uses what
// the player has seen and nothing else, and it brings every machine to one colour that can be.
#pragma once

#include <cstddef>
#include <vector>

#include "game/coach.hpp"
#include "machine/grid.hpp"

namespace switchbox::game {

// Adds a board that the player sees to the notes.
void take_note(CoachNotes& notes, const machine::PressGrid& presses, const machine::Picture& picture);
// Returns the next step for a player who has seen what is in the notes.
[[nodiscard]] Advice advise(const machine::PressGrid& presses, const machine::Picture& picture,
                            const CoachNotes& notes);

// What the board says while every button is pressed. Cell (i, j) then shows the code C_{i+j}, counted from 1:
// the top row the codes from above columns 2 .. N, each one cell to the left of its column, the corner the
// only colour that the machine can ever have, and the right column the codes from the right of each row.
struct Stripes {
    int size = 0;
    int colour = 0;                    // of the corner
    std::vector<std::size_t> columns;  // the wrong ones, ascending: V without column 1
    std::vector<std::size_t> rows;     // the wrong ones, ascending: S
};
[[nodiscard]] Stripes read_stripes(const machine::Picture& all_pressed);

// The boards worth trying once the stripes are known, in the order to try them: if none of them is of one
// colour, no board is. Of the boards that section 4 lists, those are left out that cannot be right unless an
// earlier one is (ghaly_coach.cpp says why).
[[nodiscard]] std::vector<machine::PressGrid> candidates(const Stripes& stripes);

}  // namespace switchbox::game
