// Chasing the light on a plane board. H is as in rows.hpp, rows are numbered from 1, and x_0 = 0. The row
// x_{m+1}, which would have to be pressed behind the last row, has to be 0. H sends e_k to e_{k-1} + e_{k+1}.
// With e_k written as the Fibonacci polynomial p_k(x), rows of n lamps are the polynomials modulo D =
// p_{n+1}(x), and H multiplies by x. If nothing is to be changed, x_{m+1} is A u for the first row u, with A
// = p_{m+1}(1 + x). In general let c be x_{m+1} after a first row of 0. Then u has to solve A u = c (mod D).
// (Sutner, "Linear cellular automata and the Garden-of-Eden", 1989, has the matrices.)
#pragma once

#include "types/lights/chase/chase.hpp"
#include "types/lights/chase/row_equation.hpp"

namespace switchbox::solve {

class LightChase final : public Chase {
  public:
    // Prepares boards of m = `rows` by n = `columns` lamps, at least one, in time O(n^2 / 64 + m / 64).
    LightChase(std::size_t rows, std::size_t columns);

    [[nodiscard]] std::size_t nullity() const override { return first_row_.nullity(); }
    [[nodiscard]] std::optional<StripedGrid> solve(const StripedGrid& change) const override;
    [[nodiscard]] std::optional<StripedGrid> obstacle(const StripedGrid& change) const override;
    [[nodiscard]] StripedGrid quiet(std::size_t index) const override;

  private:
    // Returns x_{m+1}, which would have to be pressed behind the last row, after a first row of 0.
    [[nodiscard]] BitWords behind(const StripedGrid& change) const;
    [[nodiscard]] static StripedGrid chased(const algebra::BinaryPolynomial& first_row,
                                            const StripedGrid& change);

    RowEquation first_row_;
};

}  // namespace switchbox::solve
