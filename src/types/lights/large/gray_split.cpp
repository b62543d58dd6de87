#include "types/lights/large/gray_split.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;

constexpr std::size_t most_choice_bits = 32;
constexpr std::size_t rows_at_a_time = 1024;  // they stay in the second-level cache

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

// Choice of generators: bit i of `which` is set if the i-th generator is added.
struct GeneratorChoice {
    std::uint32_t weight = 0;
    std::uint32_t which = 0;
};

class LightChoices {
  public:
    // Keeps one of 2^5 choices: of 2^31, half a gigabyte after each cut, and twice that before.
    explicit LightChoices(std::size_t generators)
        : most_(std::size_t{1} << std::max<std::size_t>(14,
                                                        generators - std::min<std::size_t>(generators, 5))) {}

    void add(std::size_t weight, std::uint64_t which) {
        if (weight >= limit_) return;
        kept_.push_back({static_cast<std::uint32_t>(weight), static_cast<std::uint32_t>(which)});
        if (kept_.size() == 2 * most_) cut();
    }
    void sort() { std::sort(kept_.begin(), kept_.end(), is_lighter); }
    [[nodiscard]] std::size_t least() const { return kept_.empty() ? 0 : kept_.front().weight; }
    // Returns whether all choices of this weight were kept.
    [[nodiscard]] bool reaches(std::size_t weight) const { return weight < limit_; }
    // Returns the first choice of this weight, and one past the last. Requires sort().
    [[nodiscard]] std::pair<const GeneratorChoice*, const GeneratorChoice*> of_weight(
        std::size_t weight) const {
        const GeneratorChoice wanted{static_cast<std::uint32_t>(weight), 0};
        const auto range = std::equal_range(kept_.begin(), kept_.end(), wanted, is_lighter);
        return {kept_.data() + (range.first - kept_.begin()), kept_.data() + (range.second - kept_.begin())};
    }

  private:
    static bool is_lighter(const GeneratorChoice& a, const GeneratorChoice& b) { return a.weight < b.weight; }

    void cut() {
        const auto last = kept_.begin() + static_cast<std::ptrdiff_t>(most_);
        std::nth_element(kept_.begin(), last, kept_.end(), is_lighter);
        limit_ = last->weight;
        std::erase_if(kept_, [this](const GeneratorChoice& each) { return each.weight >= limit_; });
    }

    std::size_t most_;
    std::size_t limit_ = std::numeric_limits<std::size_t>::max();
    std::vector<GeneratorChoice> kept_;
};

[[gnu::noinline]] std::size_t add_and_weigh(BitWords& member, const BitWords& generator,
                                            const BitWords& nothing) {
    add_bits(member, generator);
    return bits_apart(member.data(), nothing.data(), member.size());
}

LightChoices weigh_all(BitWords member, const std::vector<BitWords>& generators) {
    const BitWords nothing(member.size());
    LightChoices light(generators.size());
    light.add(add_and_weigh(member, nothing, nothing), 0);
    for (std::uint64_t step = 1; step < std::uint64_t{1} << generators.size(); ++step) {
        const BitWords& turned = generators[static_cast<std::size_t>(std::countr_zero(step))];
        light.add(add_and_weigh(member, turned, nothing), step ^ step >> 1U);
    }
    light.sort();
    return light;
}

// Choices in one class.
struct Side {
    std::vector<Residues> generators;  // 0 in the other class of the half
    std::vector<BitWords> elsewhere;   // their words in the other half
    LightChoices light{0};
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
                               const TwoClasses& classes, const TwoClasses& others) {
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
        side.light = weigh_all(words_at(x, classes.at(i)), all_words_at(side.generators, classes.at(i)));
    }
    return half;
}

class LightestMeeting {
  public:
    explicit LightestMeeting(Residues x) : x_(std::move(x)) {}

    [[nodiscard]] std::size_t least() const { return least_; }
    [[nodiscard]] const Residues& best() const { return best_; }

    // Combines all members that exceed the half's least weight by exactly `excess`. Returns false if not all
    // of their choices were kept. The second class of the other half adds at least `second_class`.
    bool meet(const SplitHalf& half, std::size_t second_class, std::size_t excess) {
        least_of_second_ = second_class;
        const auto& [one, two] = half.sides;
        const std::size_t first = one.light.least();
        const std::size_t second = two.light.least();
        if (!one.light.reaches(first + excess) || !two.light.reaches(second + excess)) return false;
        for (std::size_t part = 0; part <= excess; ++part) {
            const auto [from, to] = one.light.of_weight(first + part);
            const auto [begin, end] = two.light.of_weight(second + excess - part);
            if (begin == end) continue;
            for (const GeneratorChoice* at = from; at < to;
                 at += std::min<std::ptrdiff_t>(rows_at_a_time, to - at)) {
                meet_rows(half, {at, std::min(to, at + rows_at_a_time)}, {begin, end});
            }
        }
        return true;
    }

  private:
    using Choices = std::pair<const GeneratorChoice*, const GeneratorChoice*>;

    void meet_rows(const SplitHalf& half, Choices few, Choices many) {
        const std::size_t words = half.elsewhere.size();
        const std::size_t first = half.words_of_first;
        std::vector<BitWords> rows;
        for (const GeneratorChoice* one = few.first; one < few.second; ++one) {
            rows.push_back(half.elsewhere);
            add_choice(rows.back(), half.sides[0].elsewhere, one->which, add_bits);
        }
        for (const GeneratorChoice* two = many.first; two < many.second; ++two) {
            BitWords other(words);
            add_choice(other, half.sides[1].elsewhere, two->which, add_bits);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const GeneratorChoice& one = few.first[i];
                const std::uint64_t* const row = rows[i].data();
                std::size_t weight = one.weight + two->weight + bits_apart(row, other.data(), first);
                if (weight + least_of_second_ >= least_) continue;
                weight += bits_apart(row + first, other.data() + first, words - first);
                if (weight < least_) take(half, one, *two, weight);
            }
        }
    }

    void take(const SplitHalf& half, const GeneratorChoice& one, const GeneratorChoice& two,
              std::size_t weight) {
        least_ = weight;
        best_ = x_;
        add_choice(best_, half.sides[0].generators, one.which, add_residues);
        add_choice(best_, half.sides[1].generators, two.which, add_residues);
    }

    Residues x_;
    Residues best_;
    std::size_t least_of_second_ = 0;
    std::size_t least_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace

std::optional<Residues> shortest_by_gray_split(const Residues& x, const std::vector<CyclicGenerator>& quiet,
                                               const std::vector<std::uint8_t>& class_of) {
    std::array<Cells, 4> classes;
    for (std::size_t entry = 0; entry < class_of.size(); ++entry)
        classes.at(class_of[entry]).push_back(entry);
    std::vector<Residues> vectors;
    vectors.reserve(quiet.size());
    for (const CyclicGenerator& each : quiet) vectors.push_back(each.vector);
    std::vector<SplitHalf> halves;
    for (const std::size_t first : {std::size_t{0}, std::size_t{2}}) {
        std::optional<SplitHalf> half = halve(x, vectors, {classes.at(first), classes.at(first + 1)},
                                              {classes.at(2 - first), classes.at(3 - first)});
        if (!half) return std::nullopt;
        halves.push_back(std::move(*half));
    }
    LightestMeeting meeting(x);
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
