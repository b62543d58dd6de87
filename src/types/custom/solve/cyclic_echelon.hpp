// Echelon form of a subgroup K of a product of Z/p^{f_j}: generators g_1, g_2, ..., each with a pivot p^v at
// its own first coordinate. Every member of K is the sum of c_i g_i, 0 <= c_i < p^{f - v}, in exactly one
// way. Once all coefficients up to a coordinate are chosen, the member is known up to there. (Howell, "Spans
// in the module (Z_m)^s", 1986.)
#pragma once

#include <cstdint>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::solve {

struct EchelonGenerator {
    std::size_t pivot = 0;     // first coordinate that is not 0
    int choices = 1;           // number of coefficients
    algebra::Residues vector;  // entry j below p^{f_j}
};

// Returns the echelon form by ascending pivots. `exponents` are the f_j. The entries of `generators` are
// reduced first.
[[nodiscard]] std::vector<EchelonGenerator> cyclic_echelon(std::vector<algebra::Residues> generators,
                                                           const std::vector<int>& exponents, int prime);

}  // namespace switchbox::solve
