// A subgroup K of a product of Z/p^{f_j}, in an echelon form: generators g_1, g_2, ... of which each begins
// with a pivot p^v at a coordinate of its own, so that every member of K is the sum of c_i g_i, 0 <= c_i <
// p^{f - v}, in one way. Once all coefficients up to a coordinate are chosen, the member is known as far.
// (Howell, "Spans in the module (Z_m)^s", 1986.)
#pragma once

#include <cstdint>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::solve {

struct EchelonGenerator {
    std::size_t pivot = 0;     // the first coordinate that is not 0
    int choices = 1;           // of its coefficient
    algebra::Residues vector;  // entry j below p^{f_j}
};

// By ascending pivots. `exponents` are the f_j; entries of the generators are reduced.
[[nodiscard]] std::vector<EchelonGenerator> cyclic_echelon(std::vector<algebra::Residues> generators,
                                                           const std::vector<int>& exponents, int prime);

}  // namespace switchbox::solve
