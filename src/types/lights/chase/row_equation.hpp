// Equation A u = c for a row of presses, with one A and many c. These are polynomials over GF(2) modulo a
// fixed D. Let g = gcd(A, D), and V such that A V = g (mod D). If g divides c, u = (c / g) V (mod D / g);
// otherwise there is no solution. The other solutions are u plus the multiples of D / g.
#pragma once

#include <cstddef>
#include <optional>

#include "algebra/binary_product.hpp"

namespace switchbox::solve {

class RowEquation {
  public:
    // Prepares A = `a` and D = `d`, which is not 0 and has a higher degree than `a`.
    RowEquation(const algebra::BinaryPolynomial& a, const algebra::BinaryPolynomial& d);

    // Returns the dimension of the solutions of A u = 0.
    [[nodiscard]] std::size_t nullity() const { return nullity_; }
    // Returns the solution of the lowest degree, nullopt if there is none. The degree of c is below that of
    // D.
    [[nodiscard]] std::optional<algebra::BinaryPolynomial> solve(algebra::BinaryPolynomial c) const;
    // Returns x^index D / g. Those with index < nullity() are a basis of the solutions of A u = 0.
    [[nodiscard]] algebra::BinaryPolynomial quiet(std::size_t index) const;
    // Returns the solution of A u = 0 whose difference from `near` has a degree below that of D / g. The
    // degree of `near` is below that of D.
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
