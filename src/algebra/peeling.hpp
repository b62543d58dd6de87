// An order in which a sparse matrix of zeros and ones fills little when it is eliminated. A row all of whose
// columns but one are known tells that one; where no row does, the last column that is open is given up: it
// is known from then on, and eliminated at the end. Boards are swept so, from their last cells on, and of N
// cells some rows and columns are given up. (Inactivation decoding: Shokrollahi, Lassen & Karp, "Systems and
// processes for decoding chain reaction codes through inactivation", 2005; on a board, chasing with
// unknowns.)
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
