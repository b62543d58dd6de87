// Boards that make all cells of one of Ghaly's machines the same colour (docs/theory.md, Theorems 2 and 3).
// Such a board is fully pressed, or its unpressed cells form a staircase. Each next cell is further left in
// the same row or further up in the same column. The last one is in the first column, and none in the first
// row. The wiring of a staircase depends on its rows and columns alone. So the machine requires certain rows
// and columns, and any staircase on these is right. But if one of its rows is unpressed in full, no cell
// shows that row's code, and the machine may require less.
#pragma once

#include <optional>
#include <vector>

#include "algebra/permutation.hpp"
#include "base/result.hpp"
#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

// Class of machines: the properties that decide whether all cells can get the same colour, and how
// (docs/theory.md, "The class of a machine"). A board without a dark cell sends the first left transmitter
// along row 1 to the first generator at the right. The cell at the top right shows the two joined, so no
// other colour is possible. Apart from that, the four code assignments matter only by the pairs that make
// that colour.
//
// The members count rows and columns from 0; gamma and delta permute N points.
struct GhalyClass {
    int kappa = 0;               // the colour, less one
    algebra::Permutation gamma;  // the generator over column j makes it with the transmitter under gamma[j]
    algebra::Permutation delta;  // the one at the right of row r with the one at the left of row delta[r]
    int rho = 0;                 // the row whose generator has the low bits of the one over the first column
    friend bool operator==(const GhalyClass&, const GhalyClass&) = default;
};

[[nodiscard]] GhalyClass class_of(const machine::LowBits& bits);

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

// Returns the press grid of `size` x `size` cells of a staircase.
[[nodiscard]] machine::PressGrid board_with(const StaircasePlans& plans, const StaircasePlan& plan,
                                            const StairEnds& ends, int size);

// Wirings that Ghaly's machine can make, and the press grid with the fewest presses for each.
//
// Theorem 1 (docs/theory.md, section 2; Joyner's section 4.1 calls the question open): a permutation pi of 1
// .. 2N is the wiring of some press grid if and only if |pi(i) - i| <= N for every i. Then one sweep over the
// cells, row by row from the top and each from the right, finds one. Label exit j with pi^-1(j). Press a cell
// if and only if its top label is larger than its right label. The smaller label goes on to the left, the
// larger one down. Each press undoes one inversion of pi, so there are inv(pi) of them. No press grid with
// this wiring has fewer.
//
// Theorem 1': some buttons may be unusable. Then the same sweep, which leaves those cells unpressed, finds a
// press grid if there is one, again with inv(pi) presses.
//
// In the code, pi is a permutation of 2N points from 0: it maps each transmitter to the exit of its wire
// (Wiring).

// Returns why no press grid has the wiring pi; nullopt if one has.
[[nodiscard]] std::optional<Error> problem_with_wiring(const algebra::Permutation& pi);

// Returns an N x N press grid with the wiring pi and the fewest presses, or an error if there is none.
[[nodiscard]] Result<machine::PressGrid> shortest_press_grid(const algebra::Permutation& pi);
// Returns such a press grid without the buttons that are not 0 in `broken`, which is N x N.
[[nodiscard]] Result<machine::PressGrid> shortest_press_grid(const algebra::Permutation& pi,
                                                             const machine::PressGrid& broken);

}  // namespace switchbox::solve
