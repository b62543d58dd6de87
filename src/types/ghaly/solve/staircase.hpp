// Boards that make all cells of one of Ghaly's machines the same colour (docs/theory.md, Theorems 2 and 3).
// Such a board is fully pressed, or its unpressed cells form a staircase. Each next cell is further left in
// the same row or further up in the same column. The last one is in the first column, and none in the first
// row. The wiring of a staircase depends on its rows and columns alone. So the machine requires certain rows
// and columns, and any staircase on these is right. But if one of its rows is unpressed in full, no cell
// shows that row's code, and the machine may require less.
#pragma once

#include <vector>

#include "machine/grid.hpp"
#include "types/ghaly/solve/class.hpp"

namespace switchbox::solve {

// Rows that a staircase must have. Rows and columns are counted from 0.
struct StaircasePlan {
    std::vector<int>
        rows;        // rows of the staircase, upwards from the lowest; empty if every button is pressed
    int empty = -1;  // index in `rows` of the row that must be unpressed in full; -1 if there is none

    // Returns whether more than one board can follow it.
    [[nodiscard]] bool leaves_choice() const { return empty < 0 && rows.size() > 1; }
    friend bool operator==(const StaircasePlan&, const StaircasePlan&) = default;
};

struct StaircasePlans {
    std::vector<int> columns;          // of every staircase, from the right to the first one
    std::vector<StaircasePlan> plans;  // no board belongs to two; those with the fewest presses come first
};

// Returns all plans, about 2N at most, of which at most one leaves a choice of staircases. Empty if the
// machine cannot be solved.
[[nodiscard]] StaircasePlans plans_of(const GhalyClass& machine);

// Returns whether there is a plan, in one pass and without allocating memory.
[[nodiscard]] bool is_solvable(const GhalyClass& machine);

// Staircase as the ends of its rows. Row i of the plan is unpressed in the columns from the place where the
// row before ended to place ends[i]. The first row begins at the first place, and the last row ends at the
// last place.
using StairEnds = std::vector<int>;

// Returns the first of a plan's staircases. It is the only one if a row must be unpressed in full.
[[nodiscard]] StairEnds first_staircase(const StaircasePlans& plans, const StaircasePlan& plan);
// Advances to the next of a plan's staircases, in lexicographic order. False after the last.
[[nodiscard]] bool next_staircase(const StaircasePlans& plans, const StaircasePlan& plan, StairEnds& ends);

[[nodiscard]] machine::PressGrid board_with(const StaircasePlans& plans, const StaircasePlan& plan,
                                            const StairEnds& ends, int size);

}  // namespace switchbox::solve
