// The shortest member of a coset x + K over GF(2), where the entries fall into four classes of which each
// two, the first and second, the third and fourth, tell the members apart and can be chosen freely.
//
// On Lights Out of any size the classes are those of row and column modulo 2. With A = H + V, the neighbours
// along rows and columns, (1 + A) k = 0 says k = A k. A leads from cells whose row and column have unequal
// parities to those of equal ones and back, so either half of k tells the other, and any half with A^2 k = k
// makes one. As H and V commute, A^2 = H^2 + V^2 over GF(2), two steps along a row or a column, which keep
// each class for itself: both parts of a half can be chosen freely. (The specification, solver.md, section 5,
// has this for odd n.) Whether the classes split K is looked at by ranks, whatever the machine.
//
// A member weighs at least m = m_1 + m_2 + m_3 + m_4, where m_i is the least weight of class i. One that
// weighs less than m + s + t + 2 either exceeds m_1 + m_2 by at most s there, or m_3 + m_4 by at most t: only
// those are put together, s and t growing until the lightest of them is proved the lightest of all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "types/lights/chase/bit_words.hpp"
#include "types/lights/large/lightest_sums.hpp"
#include "types/lights/large/split.hpp"

namespace switchbox::solve {

// A value; to drop it is to cancel the search.
class ParitySplit final : public Split {
  public:
    static constexpr std::size_t classes = 4;
    // Of what can be chosen in a class: to put 2^34 sums in order takes about a minute.
    static constexpr std::size_t most_generators = 34;

    // `class_of` names the class of each entry, 0 to 3. None where the classes do not split K so, one has
    // more than 32,000 entries or so, or one more choices than those of so many generators.
    [[nodiscard]] static std::optional<ParitySplit> of(const algebra::Residues& x,
                                                       const std::vector<algebra::CyclicGenerator>& quiet,
                                                       const std::vector<std::uint8_t>& class_of,
                                                       std::size_t generators = most_generators);

    // Puts together the members of one more excess.
    void advance();
    // The same until about `budget` units of work are done, of a nanosecond or so.
    void advance(std::uint64_t budget) override;
    [[nodiscard]] bool is_finished() const { return !best_.empty() && best_weight_ <= bound_; }
    // No member weighs less.
    [[nodiscard]] std::size_t bound() const override { return bound_; }
    // Pairs of choices that were put together.
    [[nodiscard]] double work() const { return work_; }
    // The lightest so far; empty before there is one.
    [[nodiscard]] algebra::Residues best() const override;
    // Its weight; the largest number before there is one.
    [[nodiscard]] std::size_t best_weight() const override { return best_weight_; }

  private:
    // Of the entries: class by class, each from a word on.
    struct Layout {
        std::array<std::size_t, classes + 1> begin{};  // of the classes, in words
        std::vector<std::size_t> place;                // of each entry
    };
    // What can be chosen in one class while the other class of its half stays as it is: `origin` and its sums
    // with the generators, which change that class and the other half.
    struct Wheel {
        BitWords origin;
        std::vector<BitWords> generators;
        std::vector<SignedEntry> entries;
        std::size_t room = 0;
        LightestSums lightest;
        // For each eight generators all their sums in the other half; the origin is in those of the first.
        std::vector<BitWords> tables;
    };
    struct Half {
        std::array<Wheel, 2> wheels;
        std::size_t first_class = 0;
        std::size_t excess = 0;  // to be put together next
    };

    ParitySplit(Layout layout, BitWords x) : layout_(std::move(layout)), x_(std::move(x)) {}
    [[nodiscard]] bool add_half(const std::vector<BitWords>& quiet, std::size_t first_class,
                                std::size_t most);
    [[nodiscard]] Wheel make_wheel(BitWords origin, std::vector<BitWords> generators,
                                   std::size_t which) const;
    [[nodiscard]] static BitWords member(const Wheel& wheel, std::uint64_t sum);
    [[nodiscard]] static const std::vector<std::uint64_t>& choices_of(Wheel& wheel, std::size_t excess);
    struct Range {  // of words, to one past the last
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    [[nodiscard]] Range other_words(const Half& half) const;
    [[nodiscard]] static std::vector<BitWords> tables_of(const Wheel& wheel, Range range);
    [[nodiscard]] static double pairs(const Half& half);
    // Choices of a wheel, of one excess.
    struct Part {
        const Wheel& wheel;
        const std::vector<std::uint64_t>& sums;
    };
    // Adds to `words` what a choice is in the other half.
    static void add_other_half(const Wheel& wheel, std::uint64_t sum, std::uint64_t* words,
                               std::size_t count);
    void put_together(const Half& half, const Part& many, const Part& few);
    void put_together(Half& half);
    void raise_bound();

    Layout layout_;
    BitWords x_;
    bool all_alike_ = true;  // every member's weight has the same parity
    std::vector<Half> halves_;
    std::size_t bound_ = 0;
    BitWords best_;
    std::size_t best_weight_ = std::numeric_limits<std::size_t>::max();
    double work_ = 0;
};

}  // namespace switchbox::solve
