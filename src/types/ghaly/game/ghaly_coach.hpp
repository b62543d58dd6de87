// Coach for Ghaly's machine that does not use its codes (docs/theory.md, section 5). It presses every button,
// reads from the stripes which columns and rows are wrong, and tries the few boards that are left. It uses
// only what the player has seen. It brings every machine to one colour if that is possible.
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

// Reading of the board while every button is pressed. Cell (i, j) then shows the code C_{i+j}, all counted
// from 1; the members count columns and rows from 0. The top row has the codes from above columns 2 .. N,
// each one cell to the left of its column. The corner has the only colour that the machine can ever have. The
// right column has the codes from the right of each row.
struct Stripes {
    int size = 0;
    int colour = 0;                    // of the corner
    std::vector<std::size_t> columns;  // the wrong ones, ascending: V without column 1
    std::vector<std::size_t> rows;     // the wrong ones, ascending: S
};
[[nodiscard]] Stripes read_stripes(const machine::Picture& all_pressed);

// Returns the boards worth trying once the stripes are known, in the order to try them. If none of them is of
// one colour, no board is. The list omits those boards of section 4 that cannot be right unless an earlier
// one is (ghaly_coach.cpp gives the reason).
[[nodiscard]] std::vector<machine::PressGrid> candidates(const Stripes& stripes);

}  // namespace switchbox::game
