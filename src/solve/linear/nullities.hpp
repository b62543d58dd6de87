// The nullities of n x n Lights Out, A159257 of the On-Line Encyclopedia of Integer Sequences.
//
// Let p_0 = 0, p_1 = 1, p_{k+1} = x p_k + p_{k-1} over GF(2): chasing the light down n rows multiplies the
// first one by p_{n+1}(1 + x), and what multiplies by p_{n+1}(x) vanishes, so the nullity is the degree of
// their greatest common divisor. With n + 1 = 2^v m, m odd, and q = p_{(m+1)/2} + p_{(m-1)/2} it is
//
//     2^(v+1) deg gcd(q(x), q(x+1)) + 2 (2^v - 1) [3 divides m],
//
// since p_{2k} = x p_k^2 and p_m = q^2. Written as q = a + x b, where a and b are polynomials in y = x^2 + x,
// which x -> x + 1 leaves alone, the divisor is gcd(a, b), of twice its degree in y: half the length to
// divide.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/binary_polynomial.hpp"

namespace switchbox::solve {

// One after the other, for n = 1, 2, ...
class LightsOutNullities {
  public:
    LightsOutNullities();
    // That of the next n, in time O(n^2).
    [[nodiscard]] std::size_t next();

  private:
    // a + x b
    struct Element {
        algebra::BinaryPolynomial a;
        algebra::BinaryPolynomial b;
    };
    // The degree of gcd(q(x), q(x+1)) for the next odd m.
    [[nodiscard]] std::size_t next_degree();

    std::size_t n_ = 0;
    Element before_;                    // p_{(m-1)/2}
    Element now_;                       // p_{(m+1)/2}
    std::vector<std::size_t> degrees_;  // for m = 1, 3, 5, ...
};

}  // namespace switchbox::solve
