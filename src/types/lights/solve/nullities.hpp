// Nullities of n x n Lights Out on the plane and on the torus, A159257 and A165738 of the On-Line
// Encyclopedia of Integer Sequences.
//
// Let p_0 = 0, p_1 = 1, p_{k+1} = x p_k + p_{k-1} over GF(2). On the plane, chasing the light down n rows
// multiplies the first row by p_{n+1}(1 + x), and multiplying by p_{n+1}(x) gives 0. So the nullity is the
// degree of their greatest common divisor. With n + 1 = 2^v m, m odd, and q = p_{(m+1)/2} + p_{(m-1)/2} it is
//
//     2^(v+1) deg gcd(q(x), q(x+1)) + 2 (2^v - 1) [3 divides m],
//
// since p_{2k} = x p_k^2 and p_m = q^2.
//
// On the torus, with n = 2^v m, it is
//
//     2^(v+2) (deg gcd(q(x), q(x+1)) + [3 divides m]).
//
// Proof: functions on a cycle of n cells are GF(2)[z] / (z^n + 1), on which the sum of both neighbours
// multiplies by x = z + 1/z. With z^n = p_n z + p_{n-1}, this is the module GF(2)[x] / d_1 + GF(2)[x] / d_2:
// d_1 = q and d_2 = x q if n is odd, and d_1 = d_2 = x p_{n/2} = (x q^2)^(2^(v-1)) if n is even, since z^n +
// 1 is a unit times (z^(n/2) + z^(-n/2))^2. Rows and columns of the torus give the product of two such
// modules. A quiet pattern is what 1 + x + x' makes 0, so x' = x + 1, and the nullity is the sum of deg
// gcd(d_i(x), d_j(x+1)) over i and j. q(0) = 1, and q(1) = 0 if and only if 3 divides m. So a factor x or x +
// 1 adds 1 to a degree where the other side has q, if 3 divides m, and else nothing.
//
// It follows that the torus of n x n has nullity 2 a + 4 [3 divides n] if a is that of the plane board of
// n - 1 rows and columns (A165738 says so).
//
// Write q = a + x b, where a and b are polynomials in y = x^2 + x, which x -> x + 1 leaves unchanged. Then
// gcd(q(x), q(x+1)) is gcd(a, b), of twice its degree in y. So the polynomials to divide have half the
// length. q itself comes by doubling, p_{2k} = x p_k^2 and p_{2k+1} = p_k^2 + p_{k+1}^2, in the time of some
// additions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Nullities of n = first, first + 1, ..., last, one after the other. Divisors are computed only for the m of
// these n.
class LightsOutNullities {
  public:
    // `surface` is a plane or a torus.
    explicit LightsOutNullities(std::size_t first = 1,
                                std::size_t last = std::numeric_limits<std::size_t>::max(),
                                machine::Surface surface = machine::Surface::plane);

    // Returns whether next() needs no more work.
    [[nodiscard]] bool is_next_known() const;
    // Computes the divisor that the next n needs, in time O(n^2) at most.
    void advance();
    // Returns the nullity of the next n.
    [[nodiscard]] std::size_t next();
    // Returns the number of divisors computed so far, which take nearly all of the time.
    [[nodiscard]] std::size_t divisors() const { return degrees_.size(); }
    // Returns the elapsed part of the time to the last nullity, 0..1.
    [[nodiscard]] double progress() const;

  private:
    bool is_torus_;
    std::size_t order_;  // for the next n: n + 1, n on a torus
    std::size_t first_order_;
    std::size_t last_order_;
    std::map<std::size_t, std::size_t> degrees_;  // of gcd(q(x), q(x+1)), by m
};

// Fewest presses that each picture needs if any button may be pressed, for few lamps. The search finds all v
// = A·s (mod k) by the least weight of s: breadth first on the Cayley graph of the image of A with its
// columns as generators. A picture has an entry below k for each lamp.
class PressDistances {
  public:
    static constexpr std::uint64_t max_pictures = std::uint64_t{1} << 20U;
    // Returns whether so many lamps have at most max_pictures pictures.
    [[nodiscard]] static bool fits(std::size_t lamps, int states);

    // Prepares the walk. effects[i] are the lamps to which button i adds 1 mod `states`. Requires fits(lamps,
    // states).
    PressDistances(std::size_t lamps, int states, machine::Effects effects);

    // Continues for about `budget` units of work, each about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return walked_ == found_.size(); }
    [[nodiscard]] double progress() const;  // 0..1

    // The following functions may be called only after is_finished().

    // Returns the most presses that any reachable picture needs.
    [[nodiscard]] std::size_t farthest() const { return first_at_.size() - 1; }
    // Return how many pictures need exactly `presses` presses, up to farthest(), and one of them: `which` is
    // below that number.
    [[nodiscard]] std::size_t count_at(std::size_t presses) const;
    [[nodiscard]] algebra::Residues picture_at(std::size_t presses, std::size_t which) const;

  private:
    [[nodiscard]] std::size_t pressed(std::size_t picture, const std::vector<std::size_t>& lamps) const;
    void walk_from_next();

    std::size_t states_;
    machine::Effects effects_;
    std::vector<std::size_t> powers_;  // the weight of each lamp's digit in a picture's number
    std::vector<std::uint8_t> is_found_;
    std::vector<std::size_t> found_;     // pictures by distance
    std::vector<std::size_t> first_at_;  // the first place in found_ of each distance
    std::size_t walked_ = 0;
    std::size_t level_end_ = 1;
};

}  // namespace switchbox::solve
