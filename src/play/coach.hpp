// How to solve Ghaly's machine without seeing its codes (docs/theory.md, section 5): press every button, read
// off the stripes which columns and rows are wrong, and try the few boards that are left. The coach knows
// what the player has seen and nothing else, and it brings every machine to one colour that can be.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "machine/grid.hpp"
#include "message/message.hpp"

namespace switchbox::play {

// What a player remembers of one machine.
struct CoachNotes {
    std::optional<machine::Picture> stripes;  // what the board showed when every button was pressed
    std::vector<machine::PressGrid> tried;    // candidates that were seen and were not of one colour
    friend bool operator==(const CoachNotes&, const CoachNotes&) = default;
};

// To be called for every board that the player sees.
void take_note(CoachNotes& notes, const machine::PressGrid& presses, const machine::Picture& picture);

struct Advice {
    Message text;
    // To press now, ascending: they lead to the next board. None where the board is solved, or known to be
    // impossible.
    std::vector<std::size_t> buttons;
    std::vector<std::size_t> cells;  // those that the text speaks of, ascending
    friend bool operator==(const Advice&, const Advice&) = default;
};
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
// earlier one is (coach.cpp says why).
[[nodiscard]] std::vector<machine::PressGrid> candidates(const Stripes& stripes);

}  // namespace switchbox::play
