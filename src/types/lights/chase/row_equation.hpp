// A u = c for polynomials over GF(2) modulo a fixed D, one A and many c: what a row has to be. With g =
// gcd(A, D) and V such that A V = g (mod D), u = (c / g) V (mod D / g) where g divides c, and there is no
// solution where it does not. Added to u, the multiples of D / g are the other solutions.
#pragma once

#include <cstddef>
#include <optional>

#include "algebra/binary_product.hpp"

namespace switchbox::solve {

class RowEquation {
  public:
    // `a` has a lower degree than `d`, which is not 0.
    RowEquation(const algebra::BinaryPolynomial& a, const algebra::BinaryPolynomial& d);

    // The dimension of the solutions of A u = 0.
    [[nodiscard]] std::size_t nullity() const { return nullity_; }
    // The solution of the lowest degree, if there is any. The degree of c is below that of D.
    [[nodiscard]] std::optional<algebra::BinaryPolynomial> solve(algebra::BinaryPolynomial c) const;
    // x^index D / g; those below the nullity span the solutions of A u = 0.
    [[nodiscard]] algebra::BinaryPolynomial quiet(std::size_t index) const;
    // The solution of A u = 0 that differs from `near`, of a degree below that of D, below the degree of D /
    // g.
    [[nodiscard]] algebra::BinaryPolynomial quiet_near(const algebra::BinaryPolynomial& near) const;

  private:
    RowEquation(const algebra::Bezout& bezout, algebra::BinaryPolynomial d);

    std::size_t nullity_;
    algebra::BinaryPolynomial divisor_;  // g
    algebra::BinaryPolynomial quiet_;    // D / g
    algebra::BinaryMultiplier factor_;   // V
    algebra::BinaryModulus modulus_;     // D / g
};

}  // namespace switchbox::solve
