// Chasing the light on a plane board or a cylinder. H is as in stripes.hpp, rows are numbered from 1, and
// x_0 = 0. The row x_{m+1}, which would have to be pressed behind the last row, has to be 0. H sends e_k to
// e_{k-1} + e_{k+1}. With e_k written as the Fibonacci polynomial p_k(x), rows of n lamps are the polynomials
// modulo D = p_{n+1}(x), and H multiplies by x. If nothing is to be changed, x_{m+1} is A u for the first row
// u, with A = p_{m+1}(1 + x). In general let c be x_{m+1} after a first row of 0. Then u has to solve A u = c
// (mod D). (Sutner, "Linear cellular automata and the Garden-of-Eden", 1989, has the matrices.)
//
// On a cylinder e_k is y^{k-1}, the rows are the polynomials in y modulo D = y^n + 1, and H multiplies by
// y + 1/y.
#pragma once

#include "types/lights/chase/chase.hpp"
#include "types/lights/chase/row_equation.hpp"

namespace switchbox::solve {

class LightChase final : public Chase {
  public:
    // Prepares boards of m = `rows` by n = `columns` lamps, at least one, in time O(n^2 / 64 + m / 64). A
    // cylinder needs three columns: on a smaller one neighbours coincide.
    LightChase(std::size_t rows, std::size_t columns, machine::Surface surface = machine::Surface::plane);

    [[nodiscard]] std::size_t nullity() const override { return first_row_.nullity(); }
    [[nodiscard]] std::optional<StripedGrid> solve(const StripedGrid& change) const override;
    [[nodiscard]] std::optional<StripedGrid> obstacle(const StripedGrid& change) const override;
    [[nodiscard]] StripedGrid quiet(std::size_t index) const override;

  private:
    // Returns x_{m+1}, which would have to be pressed behind the last row, after a first row of 0.
    [[nodiscard]] BitWords behind(const StripedGrid& change) const;
    [[nodiscard]] StripedGrid chased(const algebra::BinaryPolynomial& first_row,
                                     const StripedGrid& change) const;
    // Returns the cells of a row as coefficients.
    [[nodiscard]] algebra::BinaryPolynomial to_cells(const algebra::BinaryPolynomial& row) const;

    machine::Surface surface_;
    RowEquation first_row_;
};

// Chasing the light on a torus. Rows of n lamps are the polynomials in y modulo N = y^n + 1. 1 + H multiplies
// by t = 1 + y + 1/y. A step from two rows to the next, T = (0 1; 1 t), has determinant 1. T^k = (p_{k-1}
// p_k; p_k p_{k+1}) with the Fibonacci polynomials at t. Let chasing the m rows from two rows of 0 yield (r,
// s). Then the two rows v = (the last, the first) have to solve (T^m + 1) v = (r, s). T^k + T^-k is the trace
// t p_k of T^k, so in characteristic 2
//
//     T^{2k} + 1 = T^k · t p_k,    T^{2k+1} + 1 = T^k · (p_k + p_{k+1}) · (T + 1).
//
// So with c = T^-k (r, s) the rows are found one by one. If m = 2k, t p_k v_i = c_i. If m = 2k + 1, with q =
// p_k + p_{k+1}, t q v_2 = c_1 + c_2 and q (v_1 + v_2) = c_1. In both cases what is free in v_1 is also free
// in the second row, t v_2 + v_1 + the change. So of all solutions, the one is taken in which first and
// second row have the lowest degrees.
class TorusChase final : public Chase {
  public:
    // Prepares boards of m = `rows` by n = `columns` lamps, at least 3 each: on smaller ones neighbours
    // coincide.
    TorusChase(std::size_t rows, std::size_t columns);

    [[nodiscard]] std::size_t nullity() const override { return one_.nullity() + other_.nullity(); }
    [[nodiscard]] std::optional<StripedGrid> solve(const StripedGrid& change) const override;
    [[nodiscard]] std::optional<StripedGrid> obstacle(const StripedGrid& change) const override;
    [[nodiscard]] StripedGrid quiet(std::size_t index) const override;

  private:
    using Polynomial = algebra::BinaryPolynomial;
    // The last row, which is before the first one on a torus, and the first.
    struct Rows {
        Polynomial last;
        Polynomial first;
    };
    // Fibonacci polynomials p_{k-1}, p_k, p_{k+1} at t, with k = m / 2.
    struct HalfWay {
        Polynomial before;
        Polynomial here;
        Polynomial after;
    };

    TorusChase(std::size_t rows, std::size_t columns, HalfWay half_way);
    // Returns (r, s), which chasing from two rows of 0 yields.
    [[nodiscard]] Rows ends(const StripedGrid& change) const;
    [[nodiscard]] Rows taken_back(const Rows& ends) const;  // multiplies by T^-k
    [[nodiscard]] Rows from_unknowns(Polynomial one, Polynomial other) const;
    [[nodiscard]] Rows quiet_rows(std::size_t index) const;
    [[nodiscard]] static StripedGrid chased(const Rows& rows, const StripedGrid& change);

    HalfWay half_way_;
    RowEquation one_;    // for v_1 if m is even, else for v_1 + v_2
    RowEquation other_;  // for v_2
};

}  // namespace switchbox::solve
