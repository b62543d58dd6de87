// Equation A u = c for a row of presses, with one A and many c. These are polynomials over GF(2) modulo a
// fixed D. Let g = gcd(A, D), and V such that A V = g (mod D). If g divides c, u = (c / g) V (mod D / g);
// otherwise there is no solution. The other solutions are u plus the multiples of D / g.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "algebra/binary_polynomial.hpp"
#include "algebra/residues.hpp"

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

// Equation A u = c for a row of presses, with one A and many c. These are polynomials over Z/q, q = p^e,
// modulo a fixed monic D.
//
// The multiples of A modulo D are an ideal I of Z/q[x]. Let I_i be the polynomials f for which p^i f is in I.
// Each I_i modulo p has a generator g_i, of degree d_i. I has a basis G_0, p G_1, ..., p^{e-1} G_{e-1} of
// monic G_i = g_i (mod p) (Norton & Salagean, "Strong Groebner bases for polynomials over a principal ideal
// ring", 2001). Each level i has a U_i with A U_i = p^i G_i. So c is divided by the G_i one after the other,
// and each remainder by p. If a remainder is not a multiple of p, there is no solution. Besides, there are
// monic K_i of degree n - d_{i-1}, K_0 = 1, such that A K_i = p^i S_i. From one level to the next, modulo p,
//
//     g_i = a S_i + b g_{i-1}                    the greatest common divisor, g_{-1} = D and U_{-1} = 0,
//     U_i = a K_i + p b U_{i-1}                  up to a factor that makes G_i of it,
//     K_{i+1} = (g_{i-1} / g_i) K_i - p (S_i / g_i) U_{i-1}.
//
// Likewise the solutions of A u = 0 have the basis p^{e-i} K_i, i = 1 to e. Multiplied by x^j with j <
// d_{i-1} - d_i, d_e = 0, these have the order p^i. By their degrees, they generate the solutions as a direct
// sum.
class LocalRowEquation {
  public:
    using Polynomial = algebra::Residues;  // see algebra/residue_polynomial.hpp

    // Solutions x^j `first`, j < count, of A u = 0, all of the same order. `count` may be 0.
    struct QuietRows {
        Polynomial first;
        int order = 0;
        std::size_t count = 0;
    };

    // Prepares A = `a` and D = `d` over Z/q, q <= 9, in O(n^2). `d` is monic of degree n > 0, and `a` has a
    // lower degree.
    LocalRowEquation(const Polynomial& a, const Polynomial& d, const algebra::PrimePower& ring);

    // Returns a solution in O(n^2), nullopt if there is none. The degree of c is below n. Over a field, it is
    // the solution of the lowest degree.
    [[nodiscard]] std::optional<Polynomial> solve(Polynomial c) const;
    // Returns the number of levels. Each solution of A u = 0 is a unique sum of multiples of the quiet rows
    // of all levels.
    [[nodiscard]] std::size_t levels() const { return count_; }
    [[nodiscard]] QuietRows quiet_rows(std::size_t level) const;
    // Returns the number of quiet rows of all levels. kernel_exponent() returns the exponent of p in the
    // number of all solutions of A u = 0.
    [[nodiscard]] std::size_t nullity() const { return degree(levels_[0].divisor); }
    [[nodiscard]] std::size_t kernel_exponent() const;

  private:
    struct DivisorLevel {
        Polynomial divisor;  // G_i over Z/p^{e-i}
        Polynomial factor;   // U_i
        Polynomial quiet;    // K_{i+1}
    };

    [[nodiscard]] static std::size_t degree(const Polynomial& polynomial) { return polynomial.size() - 1; }
    [[nodiscard]] Polynomial times(const Polynomial& a, const Polynomial& b) const;
    // Returns the level after `before`, given S_i modulo p. Its G_i may not be monic yet.
    [[nodiscard]] DivisorLevel next_level(const DivisorLevel& before, const Polynomial& image) const;
    // Makes G_i monic, and U_i to match, for p^i = `power`.
    void make_monic(DivisorLevel& level, const Polynomial& a, int power) const;

    algebra::PrimePower ring_;
    Polynomial modulus_;                  // D
    std::array<DivisorLevel, 3> levels_;  // e is at most 3; no level follows a G_i = 1
    std::size_t count_ = 0;
};

}  // namespace switchbox::solve
