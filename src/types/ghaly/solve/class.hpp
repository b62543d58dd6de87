// Properties of one of Ghaly's machines that decide whether all cells can get the same colour, and how
// (docs/theory.md, "What a machine amounts to"). A board without a dark cell sends the first left transmitter
// along row 1 to the first generator at the right. The cell at the top right shows the two joined, so no
// other colour is possible. Apart from that, the four code assignments matter only by the pairs that make
// that colour.
#pragma once

#include "algebra/permutation.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

// Class of machines. Rows and columns are counted from 0; gamma and delta permute N points.
struct GhalyClass {
    int kappa = 0;               // the colour, less one
    algebra::Permutation gamma;  // the generator over column j makes it with the transmitter under gamma[j]
    algebra::Permutation delta;  // the one at the right of row r with the one at the left of row delta[r]
    int rho = 0;                 // the row whose generator has the low bits of the one over the first column
    friend bool operator==(const GhalyClass&, const GhalyClass&) = default;
};

[[nodiscard]] GhalyClass class_of(const machine::LowBits& bits);

}  // namespace switchbox::solve
