// Column order that reduces fill-in when a sparse 0/1 matrix is eliminated. A row determines its first column
// once all later columns are known, so columns are determined from the last one on. A column that is first in
// no row is inactivated: treated as known, and eliminated at the end. Boards are swept in this way from their
// last cells on; of N cells some rows and columns are inactivated. Each determined column depends only on
// later ones, so reordering does not change which columns lack pivots. (Inactivation decoding: Shokrollahi,
// Lassen & Karp, "Systems and processes for decoding chain reaction codes through inactivation", 2005; on a
// board, light chasing with unknowns.)
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::algebra {

struct Peeling {
    // All columns: first the determined ones, in order, then the inactivated ones, ascending.
    std::vector<std::size_t> columns;
    // The rows that determine the first columns, one each.
    std::vector<std::size_t> rows;
};

// Runs in time linear in the number of ones.
[[nodiscard]] Peeling peel(const ZeroOneMatrix& a);

}  // namespace switchbox::algebra
