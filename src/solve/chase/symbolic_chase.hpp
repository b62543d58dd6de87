// The equations that chasing (stencil_chase.hpp) leaves: M·u = c, u the unknowns and c what is missing with
// all of them 0. Every button is a sum of unknowns, and going from row to row gives all of them, of which
// only those rows are kept over which the stencil reaches.
#pragma once

#include "solve/chase/stencil_board.hpp"

namespace switchbox::solve {

// M, a row for each lamp without a pivot and a column for each unknown. O(z |S| / 64) a cell for z unknowns.
[[nodiscard]] BitGrid left_over_equations(const StencilBoard& board);

}  // namespace switchbox::solve
