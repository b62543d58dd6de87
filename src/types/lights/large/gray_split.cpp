#include "types/lights/large/gray_split.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <span>
#include <utility>

#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;

constexpr std::size_t most_choice_bits = 32;
constexpr std::size_t rows_at_a_time = 1024;            // they stay in the second-level cache
constexpr std::uint64_t between_questions = 1U << 16U;  // choices, a millisecond or two

using Cells = std::vector<std::size_t>;
using TwoClasses = std::array<Cells, 2>;

BitWords words_at(const Residues& entries, const Cells& cells) {
    BitWords words((cells.size() + bits_in_word - 1) / bits_in_word);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        words[i / bits_in_word] |= std::uint64_t{entries[cells[i]]} << i % bits_in_word;
    }
    return words;
}

// Packs the entries of both classes, each class from a new word on.
BitWords words_at(const Residues& entries, const TwoClasses& classes) {
    BitWords words = words_at(entries, classes[0]);
    const BitWords second = words_at(entries, classes[1]);
    words.insert(words.end(), second.begin(), second.end());
    return words;
}

void add_residues(Residues& x, const Residues& y) {
    for (std::size_t i = 0; i < x.size(); ++i) x[i] ^= y[i];
}

// Returns a basis of the sums of the vectors that are 0 at all these cells.
std::vector<Residues> vanishing_at(std::vector<Residues> vectors, const Cells& cells) {
    for (const std::size_t cell : cells) {
        const auto pivot = std::find_if(vectors.begin(), vectors.end(),
                                        [cell](const Residues& each) { return each[cell] != 0; });
        if (pivot == vectors.end()) continue;
        const Residues taken = std::move(*pivot);
        vectors.erase(pivot);
        for (Residues& each : vectors) {
            if (each[cell] != 0) add_residues(each, taken);
        }
    }
    return vectors;
}

// Choices of generators by weight: bit i of a choice is set if the i-th generator is added. Drops the
// heaviest if there are too many.
class LightChoices {
  public:
    // Keeps one of 2^5 choices, but at least 2^26, a quarter of a gigabyte.
    explicit LightChoices(std::size_t generators, std::size_t heaviest)
        : most_(
              std::size_t{1} << std::max<std::size_t>(26, generators - std::min<std::size_t>(generators, 5))),
          of_weight_(heaviest + 1),
          limit_(heaviest + 1) {}

    void add(std::size_t weight, std::uint64_t which) {
        if (weight >= limit_) return;
        of_weight_[weight].push_back(static_cast<std::uint32_t>(which));
        least_ = std::min(least_, weight);
        for (++kept_; kept_ > most_ && limit_ > least_ + 1; --limit_) {
            kept_ -= of_weight_[limit_ - 1].size();
            std::vector<std::uint32_t>().swap(of_weight_[limit_ - 1]);
        }
    }
    [[nodiscard]] std::size_t least() const { return least_; }
    // Returns whether all choices of this weight were kept.
    [[nodiscard]] bool reaches(std::size_t weight) const {
        return weight < limit_ || limit_ == of_weight_.size();
    }
    [[nodiscard]] const std::vector<std::uint32_t>& of_weight(std::size_t weight) const {
        static const std::vector<std::uint32_t> none;
        return weight < of_weight_.size() ? of_weight_[weight] : none;
    }

  private:
    std::size_t most_;
    std::vector<std::vector<std::uint32_t>> of_weight_;
    std::size_t limit_;
    std::size_t least_ = std::numeric_limits<std::size_t>::max();
    std::size_t kept_ = 0;
};

[[gnu::noinline]] std::size_t add_and_weigh(BitWords& member, const BitWords& generator,
                                            const BitWords& nothing) {
    add_bits(member, generator);
    return bits_apart(member.data(), nothing.data(), member.size());
}

std::optional<LightChoices> weigh_all(BitWords member, const std::vector<BitWords>& generators,
                                      const GoesOn& goes_on) {
    const BitWords nothing(member.size());
    LightChoices light(generators.size(), member.size() * bits_in_word);
    light.add(add_and_weigh(member, nothing, nothing), 0);
    for (std::uint64_t step = 1; step < std::uint64_t{1} << generators.size(); ++step) {
        if (step % between_questions == 0 && !goes_on()) return std::nullopt;
        const BitWords& turned = generators[static_cast<std::size_t>(std::countr_zero(step))];
        light.add(add_and_weigh(member, turned, nothing), step ^ step >> 1U);
    }
    return light;
}

// Choices in one class.
struct Side {
    std::vector<Residues> generators;  // 0 in the other class of the half
    std::vector<BitWords> elsewhere;   // their words in the other half
    LightChoices light{0, 0};
};

template <class Vector, class Add>
void add_choice(Vector& sum, const std::vector<Vector>& generators, std::uint64_t which, Add add_one) {
    for (std::size_t i = 0; i < generators.size(); ++i) {
        if ((which >> i & 1U) != 0) add_one(sum, generators[i]);
    }
}

struct SplitHalf {
    std::array<Side, 2> sides;
    BitWords elsewhere;              // x in the other half
    std::size_t words_of_first = 0;  // words of the first class in `elsewhere`

    [[nodiscard]] std::size_t least() const { return sides[0].light.least() + sides[1].light.least(); }
};

template <class Where>
std::vector<BitWords> all_words_at(const std::vector<Residues>& vectors, const Where& cells) {
    std::vector<BitWords> words;
    words.reserve(vectors.size());
    for (const Residues& each : vectors) words.push_back(words_at(each, cells));
    return words;
}

std::optional<SplitHalf> halve(const Residues& x, const std::vector<Residues>& quiet,
                               const TwoClasses& classes, const TwoClasses& others, const GoesOn& goes_on) {
    SplitHalf half;
    half.elsewhere = words_at(x, others);
    half.words_of_first = words_at(x, others[0]).size();
    std::size_t generators = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        Side& side = half.sides.at(i);
        side.generators = vanishing_at(quiet, classes.at(1 - i));
        generators += side.generators.size();
        if (side.generators.size() > most_choice_bits) return std::nullopt;
        if (!vanishing_at(side.generators, classes.at(i)).empty()) return std::nullopt;
    }
    if (generators != quiet.size()) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
        Side& side = half.sides.at(i);
        side.elsewhere = all_words_at(side.generators, others);
        std::optional<LightChoices> light =
            weigh_all(words_at(x, classes.at(i)), all_words_at(side.generators, classes.at(i)), goes_on);
        if (!light) return std::nullopt;
        side.light = *std::move(light);
    }
    return half;
}

class LightestMeeting {
  public:
    LightestMeeting(Residues x, const GoesOn& goes_on) : x_(std::move(x)), goes_on_(goes_on) {}

    [[nodiscard]] std::size_t least() const { return least_; }
    [[nodiscard]] const Residues& best() const { return best_; }

    // Combines all members that exceed the half's least weight by exactly `excess`. Returns false if not all
    // of their choices were kept, or if it is given up. The second class of the other half adds at least
    // `second_class`.
    bool meet(const SplitHalf& half, std::size_t second_class, std::size_t excess) {
        least_of_second_ = second_class;
        const auto& [one, two] = half.sides;
        const std::size_t first = one.light.least();
        const std::size_t second = two.light.least();
        here_ = first + second + excess;
        if (!one.light.reaches(first + excess) || !two.light.reaches(second + excess)) return false;
        for (std::size_t part = 0; part <= excess; ++part) {
            const Choices some = one.light.of_weight(first + part);
            const Choices all = two.light.of_weight(second + excess - part);
            for (std::size_t at = 0; !all.empty() && at < some.size(); at += rows_at_a_time) {
                if (!meet_rows(half, some.subspan(at, std::min(rows_at_a_time, some.size() - at)), all))
                    return false;
            }
        }
        return true;
    }

  private:
    using Choices = std::span<const std::uint32_t>;

    bool meet_rows(const SplitHalf& half, Choices few, Choices many) {
        const std::size_t words = half.elsewhere.size();
        const std::size_t first = half.words_of_first;
        std::vector<BitWords> rows;
        for (const std::uint32_t one : few) {
            rows.push_back(half.elsewhere);
            add_choice(rows.back(), half.sides[0].elsewhere, one, add_bits);
        }
        for (const std::uint32_t two : many) {
            since_question_ += rows.size();
            if (since_question_ >= between_questions / 4) {
                since_question_ = 0;
                if (!goes_on_()) return false;
            }
            BitWords other(words);
            add_choice(other, half.sides[1].elsewhere, two, add_bits);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const std::uint64_t* const row = rows[i].data();
                std::size_t weight = here_ + bits_apart(row, other.data(), first);
                if (weight + least_of_second_ >= least_) continue;
                weight += bits_apart(row + first, other.data() + first, words - first);
                if (weight < least_) take(half, few[i], two, weight);
            }
        }
        return true;
    }

    void take(const SplitHalf& half, std::uint32_t one, std::uint32_t two, std::size_t weight) {
        least_ = weight;
        best_ = x_;
        add_choice(best_, half.sides[0].generators, one, add_residues);
        add_choice(best_, half.sides[1].generators, two, add_residues);
    }

    Residues x_;
    Residues best_;
    const GoesOn& goes_on_;
    std::uint64_t since_question_ = 0;  // pairs
    std::size_t here_ = 0;              // weight in the half
    std::size_t least_of_second_ = 0;
    std::size_t least_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace

std::optional<Residues> shortest_by_gray_split(const Residues& x, const std::vector<CyclicGenerator>& quiet,
                                               const std::vector<std::uint8_t>& class_of,
                                               const GoesOn& goes_on) {
    std::array<Cells, 4> classes;
    for (std::size_t entry = 0; entry < class_of.size(); ++entry)
        classes.at(class_of[entry]).push_back(entry);
    std::vector<Residues> vectors;
    vectors.reserve(quiet.size());
    for (const CyclicGenerator& each : quiet) vectors.push_back(each.vector);
    std::vector<SplitHalf> halves;
    for (const std::size_t first : {std::size_t{0}, std::size_t{2}}) {
        std::optional<SplitHalf> half = halve(x, vectors, {classes.at(first), classes.at(first + 1)},
                                              {classes.at(2 - first), classes.at(3 - first)}, goes_on);
        if (!half) return std::nullopt;
        halves.push_back(std::move(*half));
    }
    LightestMeeting meeting(x, goes_on);
    const std::size_t least = halves[0].least() + halves[1].least();
    for (std::size_t excess = 0; least + 2 * excess < meeting.least(); ++excess) {
        for (std::size_t i = 0; i < 2; ++i) {
            const std::size_t second = halves[1 - i].sides[1].light.least();
            if (!meeting.meet(halves[i], second, excess)) return std::nullopt;
        }
    }
    return meeting.best();
}

}  // namespace switchbox::solve
