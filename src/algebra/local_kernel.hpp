// Kernel {x : A·x = 0} of a matrix A eliminated over a local ring, by back substitution of up to 64 vectors
// at a time.
#pragma once

#include <vector>

#include "algebra/local_elimination.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Returns the kernel as a direct sum of cyclic groups, one for each column without a unit pivot. Let v be the
// valuation of the column's pivot, or the exponent if it has none. The generator has order p^v, p^(exponent -
// v) in that column, and zeros in the columns of later pivots and in the other free ones. Vectors have an
// entry for each column.
[[nodiscard]] std::vector<CyclicGenerator> kernel(const LocalElimination& elimination);

}  // namespace switchbox::algebra
