// A u = c for polynomials over Z/q, q = p^e, modulo a fixed monic D, one A and many c: what a row has to be.
//
// The multiples of A modulo D are an ideal I of Z/q[x]. With I_i the polynomials f of which p^i f is in I,
// each modulo p has a generator g_i, of degree d_i, and I has a basis G_0, p G_1, ..., p^{e-1} G_{e-1} of
// monic G_i = g_i (mod p) (Norton & Salagean, "Strong Groebner bases for polynomials over a principal ideal
// ring", 2001). For each level i we keep a U_i with A U_i = p^i G_i; so c is divided by the G_i one after the
// other, each remainder by p, and where one cannot be divided there is no solution. Besides there are monic
// K_i of degree n - d_{i-1}, K_0 = 1, such that A K_i = p^i S_i. From one level to the next, modulo p,
//
//     g_i = a S_i + b g_{i-1}                    the greatest common divisor, g_{-1} = D and U_{-1} = 0,
//     U_i = a K_i + p b U_{i-1}                  up to a factor that makes G_i of it,
//     K_{i+1} = (g_{i-1} / g_i) K_i - p (S_i / g_i) U_{i-1}.
//
// The solutions of A u = 0 have the basis p^{e-i} K_i, i = 1 to e, in the same way: x^j times that, for all j
// < d_{i-1} - d_i, d_e = 0, has the order p^i, and these generate them as a direct sum, by their degrees.
#pragma once

#include <array>
#include <optional>

#include "algebra/primes.hpp"
#include "algebra/residues.hpp"

namespace switchbox::solve {

class LocalRowEquation {
  public:
    using Polynomial = algebra::Residues;  // residue_polynomial.hpp

    // x^j first, j < count, maybe none, are solutions of A u = 0 of the same order.
    struct QuietRows {
        Polynomial first;
        int order = 0;
        std::size_t count = 0;
    };

    // `a` and `d` over Z/q, q <= 9; `d` is monic of degree n > 0, that of `a` is lower. O(n^2).
    LocalRowEquation(const Polynomial& a, const Polynomial& d, const algebra::PrimePower& ring);

    // A solution, if there is any, in O(n^2). The degree of c is below n. Of several, over a field,
    // the one of the lowest degree.
    [[nodiscard]] std::optional<Polynomial> solve(Polynomial c) const;
    // All solutions of A u = 0 are sums of multiples of those of all levels, in one way.
    [[nodiscard]] std::size_t levels() const { return count_; }
    [[nodiscard]] QuietRows quiet_rows(std::size_t level) const;
    // How many they are, and the exponent of p in the number of all solutions.
    [[nodiscard]] std::size_t nullity() const { return degree(levels_[0].divisor); }
    [[nodiscard]] std::size_t kernel_exponent() const;

  private:
    struct Level {
        Polynomial divisor;  // G_i over Z/p^{e-i}
        Polynomial factor;   // U_i
        Polynomial quiet;    // K_{i+1}
    };

    [[nodiscard]] static std::size_t degree(const Polynomial& polynomial) { return polynomial.size() - 1; }
    [[nodiscard]] Polynomial times(const Polynomial& a, const Polynomial& b) const;
    // The level behind `before`, from S_i modulo p; its G_i may not be monic yet.
    [[nodiscard]] Level next_level(const Level& before, const Polynomial& image) const;
    // For p^i = `power`.
    void make_monic(Level& level, const Polynomial& a, int power) const;

    algebra::PrimePower ring_;
    Polynomial modulus_;           // D
    std::array<Level, 3> levels_;  // e is at most 3; behind a G_i = 1 there is no other
    std::size_t count_ = 0;
};

}  // namespace switchbox::solve
