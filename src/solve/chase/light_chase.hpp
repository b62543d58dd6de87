// Lights Out with two states by chasing the light: the presses of the first row say those of all others, each
// of which puts out what is left on in the row above. With x_i the presses and b_i the lamps to change in row
// i, counted from 1, and H the neighbours along a row,
//
//     x_{i+1} = b_i + (1 + H) x_i + x_{i-1},
//
// and x_{m+1}, what would have to be pressed below the last row, has to be 0. H sends e_k to e_{k-1} +
// e_{k+1}, so with e_k written as the Fibonacci polynomial p_k(x), of x below, rows of n lamps are the
// polynomials modulo D = p_{n+1}(x), and H multiplies by x. If nothing is to be changed, x_{m+1} is A u for
// the first row u, with A = p_{m+1}(1 + x). If it is c otherwise with a first row of 0, u has to solve A u =
// c (mod D). With g = gcd(A, D) and V such that A V = g (mod D): u = (c / g) V (mod D / g) where g divides c,
// and there is no solution where it does not. The quiet patterns are those that begin with the multiples of D
// / g. (Sutner, "Linear cellular automata and the Garden-of-Eden", 1989, has the matrices.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/binary_product.hpp"
#include "algebra/residues.hpp"
#include "solve/chase/bit_grid.hpp"

namespace switchbox::solve {

// Made once for a size, in time O(n^2 / 64 + m / 64); used for many boards.
class LightChase {
  public:
    // Of m = `rows` by n = `columns` lamps, at least one.
    LightChase(std::size_t rows, std::size_t columns);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] std::size_t nullity() const { return nullity_; }

    // Presses that change just the lamps with a 1, where there are any; of them those whose first row has the
    // lowest degree. Linear in the number of lamps.
    [[nodiscard]] std::optional<BitGrid> solve(const BitGrid& change) const;
    // Where there are none: a quiet pattern that has an odd number of those lamps. No press changes the
    // parity of the lamps that it has, since the button matrix is symmetric.
    [[nodiscard]] std::optional<BitGrid> obstacle(const BitGrid& change) const;
    // Presses that change nothing; each such pattern is the sum of some of these nullity() ones, in one way.
    [[nodiscard]] BitGrid quiet(std::size_t index) const;

  private:
    using Polynomial = algebra::BinaryPolynomial;
    struct FirstRow {
        algebra::Bezout bezout;  // g and V
        Polynomial quiet;        // D / g
    };

    LightChase(std::size_t rows, std::size_t columns, FirstRow first_row);
    [[nodiscard]] static FirstRow first_row_of(std::size_t rows, std::size_t columns);
    // What would have to be pressed below the last row, after a first row of 0.
    [[nodiscard]] Polynomial below(const BitGrid& change) const;
    [[nodiscard]] BitGrid chased(const Polynomial& first_row, const BitGrid& change) const;

    std::size_t rows_;
    std::size_t columns_;
    std::size_t nullity_;
    Polynomial divisor_;                // g
    Polynomial first_quiet_;            // D / g
    algebra::BinaryMultiplier factor_;  // V
    algebra::BinaryModulus modulus_;    // D / g
};

// All of them, an entry for each button.
[[nodiscard]] std::vector<algebra::CyclicGenerator> quiet_patterns(const LightChase& chase);

}  // namespace switchbox::solve
