// An order in which a sparse matrix of zeros and ones fills little when it is eliminated. A row tells its
// first column once those behind it are known, so columns are told from the last one on; those that no row
// begins with are given up: they are taken as known, and eliminated at the end. Boards are swept so, from
// their last cells on, and of N cells some rows and columns are given up. As what is told follows from what
// is behind it, the columns that get no pivot are those of elimination column by column. (Inactivation
// decoding: Shokrollahi, Lassen & Karp, "Systems and processes for decoding chain reaction codes through
// inactivation", 2005; on a board, chasing with unknowns.)
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::algebra {

struct Peeling {
    // All: first those that rows tell, in order, then those given up, ascending.
    std::vector<std::size_t> columns;
    // That tell the first of these, one each.
    std::vector<std::size_t> rows;
};

// In time linear in the ones of the matrix.
[[nodiscard]] Peeling peel(const ZeroOneMatrix& a);

}  // namespace switchbox::algebra
