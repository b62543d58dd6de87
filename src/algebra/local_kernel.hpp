// {x : A·x = 0} for an A that was taken apart over a local ring, by substituting back up to 64 vectors at a
// time.
#pragma once

#include <vector>

#include "algebra/local_elimination.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

// As a direct sum of cyclic groups, one for each column without a unit pivot: its generator has
// p^(exponent - v) there, zeros in the columns of later pivots and in the other free ones, and the order p^v,
// v being the pivot's valuation, or the exponent where there is no pivot. An entry for each column.
[[nodiscard]] std::vector<CyclicGenerator> kernel(const LocalElimination& elimination);

}  // namespace switchbox::algebra
