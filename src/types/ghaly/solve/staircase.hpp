// Which boards make all cells of one of Ghaly's machines the same colour (docs/theory.md, Theorems 2 and 3).
// Such a board is pressed all over, or its unpressed cells form a staircase: each next one is further left in
// the same row or further up in the same column, the last one stands in the first column, and none in the
// first row. The wiring of a staircase depends on its rows and its columns alone, so the machine asks for
// certain rows and columns, and any staircase on these will do; but where one of its rows is unpressed all
// along, that row's code is never seen, and the machine may ask for less.
#pragma once

#include <vector>

#include "machine/grid.hpp"
#include "types/ghaly/solve/class.hpp"

namespace switchbox::solve {

// Rows and columns from 0.
struct StaircasePlan {
    std::vector<int>
        rows;        // of the staircase, from the lowest on the board up; none: every button is pressed
    int empty = -1;  // the place in `rows` of the one that has to be unpressed all along; -1: none has to

    // Whether more than one board can follow it.
    [[nodiscard]] bool leaves_choice() const { return empty < 0 && rows.size() > 1; }
    friend bool operator==(const StaircasePlan&, const StaircasePlan&) = default;
};

struct StaircasePlans {
    std::vector<int> columns;          // of every staircase, from the right to the first one
    std::vector<StaircasePlan> plans;  // no board belongs to two; those with the fewest presses come first
};

// All plans, about 2N at most, of which at most one leaves a choice of staircases. None: it cannot be solved.
[[nodiscard]] StaircasePlans plans_of(const GhalyClass& machine);

// Whether there is a plan, in one pass and without taking memory.
[[nodiscard]] bool is_solvable(const GhalyClass& machine);

// A staircase by where its rows end: row i of the plan is unpressed in the columns from the place where the
// row before ended (the first place, for the first row) to place ends[i]; the last row ends at the last
// place.
using StairEnds = std::vector<int>;

// The first of a plan's staircases; where a row has to be empty it is the only one.
[[nodiscard]] StairEnds first_staircase(const StaircasePlans& plans, const StaircasePlan& plan);
// The next of a plan's staircases, in lexicographic order; false after the last.
[[nodiscard]] bool next_staircase(const StaircasePlans& plans, const StaircasePlan& plan, StairEnds& ends);

[[nodiscard]] machine::PressGrid board_with(const StaircasePlans& plans, const StaircasePlan& plan,
                                            const StairEnds& ends, int size);

}  // namespace switchbox::solve
