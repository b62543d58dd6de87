// Shortest member of a coset x + K over GF(2) whose entries fall into four classes. The first two classes
// form one half, the last two the other. Each half determines the member, and its two classes can be chosen
// freely.
//
// On Lights Out of any size the classes are those of row and column modulo 2. With A = H + V, the neighbours
// along rows and columns, (1 + A) k = 0 means k = A k. A leads from cells whose row and column have unequal
// parities to those of equal ones, and back. So either half of k determines the other, and any half with A^2
// k = k makes a k. As H and V commute, A^2 = H^2 + V^2 over GF(2). These are two steps along a row or a
// column, which stay in each class, so both parts of a half can be chosen freely. For any machine, ranks
// decide whether the classes split K.
//
// A member weighs at least m = m_1 + m_2 + m_3 + m_4, where m_i is the least weight of class i. If it weighs
// less than m + s + t + 2, it exceeds m_1 + m_2 by at most s in the first half, or m_3 + m_4 by at most t in
// the second. Only those members are combined. s and t grow until the lightest of them is proved the lightest
// of all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "types/lights/chase/bits.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/large/lightest_sums.hpp"

namespace switchbox::solve {

// Search as a value; destroying it cancels the search.
class ParitySplit final : public Split {
  public:
    static constexpr std::size_t classes = 4;
    // Limit of the generators of a class: sorting 2^34 sums takes about a minute.
    static constexpr std::size_t most_generators = 34;

    // Prepares the search. `class_of` has the class of each entry, 0 to 3. nullopt if the classes do not
    // split K. Also nullopt if one has more than 32,704 entries or more than `generators` generators, or if
    // `goes_on` returns false; the search calls it later, too.
    [[nodiscard]] static std::optional<ParitySplit> of(
        const algebra::Residues& x, const std::vector<algebra::CyclicGenerator>& quiet,
        const std::vector<std::uint8_t>& class_of, std::size_t generators = most_generators,
        GoesOn goes_on = [] { return true; });

    // Combines the members of one more excess in the half that takes less work, or sorts the choices that
    // this needs. If `goes_on` stops that, the next call begins it again.
    void advance();
    // Combines members for about `budget` units of work, each about a nanosecond.
    void advance(std::uint64_t budget) override;
    [[nodiscard]] bool is_finished() const { return !best_.empty() && best_weight_ <= bound_; }
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }  // by `goes_on`, at the last call
    // Returns a lower bound of the weight of any member.
    [[nodiscard]] std::size_t bound() const override { return bound_; }
    // Returns the work so far, in pairs of choices combined.
    [[nodiscard]] double work() const { return work_; }
    // Returns the lightest member so far, empty if there is none yet.
    [[nodiscard]] algebra::Residues best() const override;
    // Returns the weight of best(), the largest number if there is none yet.
    [[nodiscard]] std::size_t best_weight() const override { return best_weight_; }

  private:
    // Layout of the entries in words: class by class, each from a new word on.
    struct WordLayout {
        std::array<std::size_t, classes + 1> begin{};  // the first word of each class
        std::vector<std::size_t> place;                // the bit of each entry
    };
    // Choices in one class while the other class of its half is fixed: `origin` and its sums with the
    // generators. The generators change only that class and the other half.
    struct ClassWheel {
        BitWords origin;
        std::vector<BitWords> generators;
        std::vector<SignedEntry> entries;
        std::size_t room = 0;
        LightestSums lightest;
        // For each eight generators, all their sums in the other half. The first table includes the origin.
        std::vector<BitWords> tables;
    };
    struct ParityHalf {
        std::array<ClassWheel, 2> wheels;
        std::size_t first_class = 0;
        std::size_t excess = 0;  // to be combined next
    };

    ParitySplit(WordLayout layout, BitWords x, GoesOn goes_on)
        : goes_on_(std::move(goes_on)), layout_(std::move(layout)), x_(std::move(x)) {}
    [[nodiscard]] bool add_half(const std::vector<BitWords>& quiet, std::size_t first_class,
                                std::size_t most);
    [[nodiscard]] ClassWheel make_wheel(BitWords origin, std::vector<BitWords> generators,
                                        std::size_t which) const;
    [[nodiscard]] static BitWords member(const ClassWheel& wheel, std::uint64_t sum);
    [[nodiscard]] bool sort(ClassWheel& wheel, std::size_t room);
    [[nodiscard]] static bool lacks_choices(const ClassWheel& wheel, std::size_t excess);
    [[nodiscard]] static const std::vector<std::uint64_t>& choices_of(const ClassWheel& wheel,
                                                                      std::size_t excess);
    struct WordRange {  // words, from the first to one past the last
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    [[nodiscard]] WordRange other_words(const ParityHalf& half) const;
    [[nodiscard]] static std::vector<BitWords> tables_of(const ClassWheel& wheel, WordRange range);
    [[nodiscard]] static double work_of_sorting(const ParityHalf& half);
    [[nodiscard]] static double work_of_step(const ParityHalf& half);
    // Choices of a wheel that have one excess.
    struct WheelPart {
        const ClassWheel& wheel;
        const std::vector<std::uint64_t>& sums;
    };
    // Adds to `words` the part of a choice in the other half.
    static void add_other_half(const ClassWheel& wheel, std::uint64_t sum, std::uint64_t* words,
                               std::size_t count);
    [[nodiscard]] bool put_together(const ParityHalf& half, const WheelPart& many, const WheelPart& few);
    [[nodiscard]] bool put_together(ParityHalf& half);
    void raise_bound();

    GoesOn goes_on_;
    bool is_stopped_ = false;
    unsigned unasked_ = 0;  // choices since goes_on_ was last called
    WordLayout layout_;
    BitWords x_;
    bool all_alike_ = true;  // true if every member's weight has the same parity
    std::vector<ParityHalf> halves_;
    std::size_t bound_ = 0;
    BitWords best_;
    std::size_t best_weight_ = std::numeric_limits<std::size_t>::max();
    double work_ = 0;
};

}  // namespace switchbox::solve
