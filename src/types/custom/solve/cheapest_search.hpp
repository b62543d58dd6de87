// Search in slices for the cheapest members of a coset of press counts with bounds on single counts. It goes
// depth first through the coefficients of an echelon form, one for each prime. Counts are known from the
// first button on. A branch ends when its cost reaches that of the dearest member kept, or when a button
// would be pressed too often.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "algebra/local_elimination.hpp"
#include "algebra/residues.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::solve {

// Echelon form of a subgroup K of a product of Z/p^{f_j}: generators g_1, g_2, ..., each with a pivot p^v at
// its own first coordinate. Every member of K is the sum of c_i g_i, 0 <= c_i < p^{f - v}, in exactly one
// way. Once all coefficients up to a coordinate are chosen, the member is known up to there. (Howell, "Spans
// in the module (Z_m)^s", 1986.)
struct EchelonGenerator {
    std::size_t pivot = 0;     // first coordinate that is not 0
    int choices = 1;           // number of coefficients
    algebra::Residues vector;  // entry j below p^{f_j}
};

// Returns the echelon form by ascending pivots. `exponents` are the f_j. The entries of `generators` are
// reduced first.
[[nodiscard]] std::vector<EchelonGenerator> cyclic_echelon(std::vector<algebra::Residues> generators,
                                                           const std::vector<int>& exponents, int prime);

// Coset modulo one prime's powers: one solution, and the echelon form of the differences between solutions.
struct CosetPart {
    int prime = 2;
    std::vector<int> exponents;  // of the prime in the period of each button
    algebra::Residues x;
    std::vector<EchelonGenerator> echelon;
};

// Cost of one press of a button, and the limit of its presses.
struct PressTerms {
    std::uint32_t cost = 1;
    std::optional<std::uint32_t> most;
};

class CheapestSearch {
  public:
    static constexpr std::size_t max_parts = 4;  // 2, 3, 5 and 7

    struct Member {
        std::uint64_t cost = 0;
        std::vector<std::uint32_t> counts;  // each below the button's period
        friend bool operator==(const Member&, const Member&) = default;
        friend bool operator<(const Member& a, const Member& b) {
            return std::tie(a.cost, a.counts) < std::tie(b.cost, b.counts);
        }
    };

    // Keeps the `most` cheapest members, at least 1. Requires at most max_parts parts, with an entry for each
    // button in every vector and in `terms`.
    CheapestSearch(std::vector<CosetPart> parts, std::vector<PressTerms> terms, std::size_t most = 1);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // Returns the units of work so far.
    [[nodiscard]] std::uint64_t work() const { return work_; }
    // Returns the best member so far, if any; the cheapest once finished.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> best() const;
    // Returns its cost; a number above every cost if there is none.
    [[nodiscard]] std::uint64_t cost() const { return least_; }
    // Returns the members kept so far, in any order.
    [[nodiscard]] const std::vector<Member>& members() const { return members_; }
    // Returns, once finished, whether no other member is within the bounds.
    [[nodiscard]] bool is_only() const { return met_ == 1; }

  private:
    using Coefficients = std::array<std::uint8_t, max_parts>;
    struct Option {
        std::uint32_t count = 0;
        Coefficients coefficients{};
    };
    struct SearchFrame {
        std::vector<Option> options;  // ascending by count
        std::size_t next = 0;
        Coefficients added{};
        std::uint64_t cost = 0;  // of the buttons before
    };

    [[nodiscard]] std::uint32_t count_of(std::size_t button) const;
    [[nodiscard]] bool is_allowed(std::size_t button, std::uint32_t count) const;
    // Returns the cost of the buttons from `first` to before `last`, for which nothing is left to choose.
    // nullopt if one is pressed too often.
    [[nodiscard]] std::optional<std::uint64_t> cost_between(std::size_t first, std::size_t last) const;
    void add(std::size_t button, const Coefficients& coefficients, bool is_taken_back);
    // Returns whether members of this cost can be skipped.
    [[nodiscard]] bool is_over(std::uint64_t cost) const { return met_ > 1 && cost >= bound(); }
    // Returns the cost from which on no further member is kept.
    [[nodiscard]] std::uint64_t bound() const;
    void go_down(std::uint64_t cost);
    void take(std::uint64_t cost);
    void step();

    std::vector<CosetPart> parts_;
    std::vector<PressTerms> terms_;
    std::vector<std::vector<int>> moduli_;       // by part and button
    std::vector<std::vector<int>> idempotents_;  // 1 modulo the part's own, 0 modulo the others'
    std::vector<int> periods_;
    std::vector<std::array<int, max_parts>> generator_at_;  // by button and part; -1 for none
    std::vector<std::size_t> branches_;                     // buttons with a choice
    std::vector<SearchFrame> frames_;
    std::size_t most_;
    std::vector<Member> members_;  // a heap, the dearest first
    std::uint64_t least_;
    int met_ = 0;  // members found within the bounds, up to 2
    std::uint64_t work_ = 0;
    bool finished_ = false;
};

// Returns the exponent of a prime in a number above 0.
[[nodiscard]] int exponent_in(int number, int prime);
// Returns, for each lamp, whether it matters in a row, and by how many states it must move on from `now`: 0
// where it does not matter.
[[nodiscard]] std::vector<bool> lamps_that_matter(const machine::TargetRow& row);
[[nodiscard]] std::vector<std::uint8_t> steps_to(const machine::WiredPuzzle& puzzle,
                                                 const std::vector<std::uint8_t>& now,
                                                 const machine::TargetRow& row);

// Equations of a wired puzzle modulo one prime p. A lamp that matters and whose number of states has the
// factor p^e gives an equation modulo p^e. With E the greatest e, all are multiplied by p^{E-e}, which gives
// equations A·x = b over Z/p^E. By the Chinese remainder theorem the parts together determine everything. A
// press count x_j is determined modulo the period of button j.
class PrimePart {
  public:
    // Returns one part for each prime that divides the number of states of a lamp that matters, ascending.
    [[nodiscard]] static std::vector<PrimePart> of(const machine::WiredPuzzle& puzzle,
                                                   const std::vector<bool>& matters);

    [[nodiscard]] const algebra::PrimePower& ring() const { return ring_; }
    // Returns the exponent of p in the period of a button.
    [[nodiscard]] int period_exponent(std::size_t button) const { return periods_[button]; }
    // Returns the exponent of p in the size of the image of A.
    [[nodiscard]] std::size_t image_exponent() const;

    // Solves the equations. `steps` has, for each lamp, the number of states by which it must move on. x has
    // an entry for each button, below p^E. A certificate has a weight for each lamp, 0 where it does not
    // matter. No press changes the sum of weight times state modulo p^E, but `steps` do.
    [[nodiscard]] algebra::ResidueSolution solve(const std::vector<std::uint8_t>& steps) const;
    // Returns generators of the kernel: presses that change nothing, as x above. Each member of the kernel is
    // a sum of their multiples in exactly one way.
    [[nodiscard]] std::vector<algebra::CyclicGenerator> kernel() const;
    // Returns sums of lamps that no press changes: weights modulo p^E as in a certificate. Every such sum is
    // a sum of their multiples.
    [[nodiscard]] std::vector<algebra::Residues> invariants() const;

  private:
    struct Equation {
        std::size_t lamp = 0;
        std::uint8_t factor = 1;  // p^{E-e}
    };

    PrimePart(const algebra::PrimePower& ring, std::size_t lamps, std::vector<Equation> equations,
              const algebra::SparseMatrix& matrix);
    // Returns the weight of each lamp in a sum of the equations.
    [[nodiscard]] algebra::Residues weights_of(const algebra::Residues& sum) const;
    [[nodiscard]] static PrimePart made(const machine::WiredPuzzle& puzzle, const std::vector<bool>& matters,
                                        const algebra::PrimePower& ring);

    algebra::PrimePower ring_;
    std::size_t lamps_;
    std::vector<Equation> equations_;
    std::vector<int> periods_;  // exponents of p, by button
    algebra::LocalElimination elimination_;
};

}  // namespace switchbox::solve
