#include "solve/large/parity_split.hpp"

#include <algorithm>
#include <limits>

#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;

constexpr std::size_t more_room = 16;  // times, when the choices in order are not enough

// So many choices of a class are put in order at first.
std::size_t first_room(std::size_t generators) {
    constexpr std::size_t least_bits = 14;
    constexpr std::size_t left_out = 10;  // of 2^10 one is light enough to be of use
    return std::size_t{1} << std::max(least_bits, generators - std::min(generators, left_out));
}

// Generators of those sums that are 0 in the words [begin, end).
std::vector<BitWords> vanishing_sums(std::vector<BitWords> generators, std::size_t begin, std::size_t end) {
    std::size_t used = 0;
    for (std::size_t place = begin * bits_in_word; place < end * bits_in_word; ++place) {
        std::size_t pivot = used;
        while (pivot < generators.size() && !bit_at(generators[pivot], place)) ++pivot;
        if (pivot == generators.size()) continue;
        std::swap(generators[used], generators[pivot]);
        for (std::size_t i = std::max(pivot, used + 1); i < generators.size(); ++i) {
            if (bit_at(generators[i], place)) add_bits(generators[i], generators[used]);
        }
        ++used;
    }
    generators.erase(generators.begin(), generators.begin() + static_cast<std::ptrdiff_t>(used));
    return generators;
}

}  // namespace

std::optional<ParitySplit> ParitySplit::of(const Residues& x, const std::vector<CyclicGenerator>& quiet,
                                           const std::vector<std::uint8_t>& class_of) {
    Layout layout;
    layout.place.resize(class_of.size());
    std::size_t next = 0;
    for (std::size_t which = 0; which < classes; ++which) {
        for (std::size_t entry = 0; entry < class_of.size(); ++entry) {
            if (class_of[entry] == which) layout.place[entry] = next++;
        }
        const std::size_t words = (next + bits_in_word - 1) / bits_in_word;
        require(words - layout.begin[which] <= std::numeric_limits<std::int16_t>::max() / bits_in_word,
                "a class has too many entries");
        layout.begin[which + 1] = words;
        next = words * bits_in_word;
    }
    const auto packed = [&](const Residues& entries) {
        return to_bit_words(entries, layout.begin[classes], [&](std::size_t i) { return layout.place[i]; });
    };
    std::vector<BitWords> generators;
    generators.reserve(quiet.size());
    for (const CyclicGenerator& each : quiet) generators.push_back(packed(each.vector));
    BitWords origin = packed(x);
    ParitySplit split(std::move(layout), std::move(origin));
    const BitWords nothing(split.x_.size());
    for (const BitWords& each : generators) {
        if (bits_apart(each.data(), nothing.data(), each.size()) % 2 != 0) split.all_alike_ = false;
    }
    if (!split.add_half(generators, 0) || !split.add_half(generators, 2)) return std::nullopt;
    split.raise_bound();
    return split;
}

bool ParitySplit::add_half(const std::vector<BitWords>& quiet, std::size_t first_class) {
    const std::size_t begin = layout_.begin[first_class];
    const std::size_t middle = layout_.begin[first_class + 1];
    const std::size_t end = layout_.begin[first_class + 2];
    std::vector<BitWords> first = vanishing_sums(quiet, middle, end);
    std::vector<BitWords> second = vanishing_sums(quiet, begin, middle);
    const bool are_apart =
        vanishing_sums(first, begin, middle).empty() && vanishing_sums(second, middle, end).empty();
    if (!are_apart || first.size() + second.size() != quiet.size()) return false;
    if (std::max(first.size(), second.size()) > most_generators) return false;
    Half& half = halves_.emplace_back();
    half.first_class = first_class;
    half.wheels[0] = make_wheel(x_, std::move(first), first_class);
    half.wheels[1] = make_wheel(BitWords(x_.size()), std::move(second), first_class + 1);
    return true;
}

ParitySplit::Wheel ParitySplit::make_wheel(BitWords origin, std::vector<BitWords> generators,
                                           std::size_t which) const {
    const std::size_t room = first_room(generators.size());
    Wheel wheel{std::move(origin), std::move(generators), {}, room, {}};
    for (const std::size_t place : layout_.place) {
        if (place / bits_in_word < layout_.begin[which] || place / bits_in_word >= layout_.begin[which + 1])
            continue;
        SignedEntry& entry = wheel.entries.emplace_back();
        entry.is_one = bit_at(x_, place);
        for (std::size_t i = 0; i < wheel.generators.size(); ++i) {
            entry.pattern |= static_cast<std::uint64_t>(bit_at(wheel.generators[i], place)) << i;
        }
    }
    wheel.lightest = lightest_sums(wheel.entries, wheel.generators.size(), wheel.room);
    return wheel;
}

BitWords ParitySplit::member(const Wheel& wheel, std::uint64_t sum) {
    BitWords words = wheel.origin;
    for (std::size_t i = 0; i < wheel.generators.size(); ++i) {
        if ((sum >> i & 1U) != 0) add_bits(words, wheel.generators[i]);
    }
    return words;
}

// From the first to one past the last.
std::pair<std::size_t, std::size_t> ParitySplit::other_words(const Half& half) const {
    const std::size_t other = classes / 2 - half.first_class;
    return {layout_.begin[other], layout_.begin[other + 2]};
}

const std::vector<std::uint64_t>& ParitySplit::choices_of(Wheel& wheel, std::size_t excess) {
    static const std::vector<std::uint64_t> none;
    while (excess >= wheel.lightest.by_excess.size()) {
        if (wheel.lightest.is_whole) return none;
        wheel.room *= more_room;
        wheel.lightest = lightest_sums(wheel.entries, wheel.generators.size(), wheel.room);
    }
    return wheel.lightest.by_excess[excess];
}

// The choices of one list with each of the other, `few`, which is kept in words.
void ParitySplit::put_together(const Half& half, const Part& many, const Part& few) {
    const auto [begin, end] = other_words(half);
    const std::size_t words = end - begin;
    const std::size_t here = half.wheels[0].lightest.least + half.wheels[1].lightest.least + half.excess;
    work_ += static_cast<double>(many.sums.size()) * static_cast<double>(few.sums.size());
    BitWords others;
    for (const std::uint64_t sum : few.sums) {
        const BitWords whole = member(few.wheel, sum);
        others.insert(others.end(), whole.begin() + static_cast<std::ptrdiff_t>(begin),
                      whole.begin() + static_cast<std::ptrdiff_t>(end));
    }
    for (const std::uint64_t sum : many.sums) {
        const BitWords one = member(many.wheel, sum);
        for (std::size_t i = 0; i < few.sums.size(); ++i) {
            const std::size_t whole = here + bits_apart(one.data() + begin, others.data() + i * words, words);
            if (!best_.empty() && whole >= best_weight_) continue;
            best_ = one;
            add_bits(best_, member(few.wheel, few.sums[i]));
            best_weight_ = whole;
        }
    }
}

void ParitySplit::put_together(Half& half) {
    for (std::size_t excess = 0; excess <= half.excess; ++excess) {
        const Part one{half.wheels[0], choices_of(half.wheels[0], excess)};
        if (one.sums.empty()) continue;
        const Part two{half.wheels[1], choices_of(half.wheels[1], half.excess - excess)};
        const bool are_more = one.sums.size() > two.sums.size();
        put_together(half, are_more ? one : two, are_more ? two : one);
    }
    ++half.excess;
}

// What was not met exceeds the least weights of both halves.
void ParitySplit::raise_bound() {
    bound_ = 0;
    for (const Half& half : halves_) {
        bound_ += half.wheels[0].lightest.least + half.wheels[1].lightest.least + half.excess;
    }
    if (best_.empty()) return;
    if (all_alike_ && bound_ % 2 != best_weight_ % 2) ++bound_;
    bound_ = std::min(bound_, best_weight_);
}

// How many pairs of choices come next, as far as that is known.
double ParitySplit::pairs(const Half& half) {
    const auto number = [](const Wheel& wheel, std::size_t excess) {
        const auto& known = wheel.lightest.by_excess;
        if (excess < known.size()) return static_cast<double>(known[excess].size());
        return wheel.lightest.is_whole ? 0 : std::numeric_limits<double>::infinity();
    };
    double count = 0;
    for (std::size_t excess = 0; excess <= half.excess; ++excess) {
        const double one = number(half.wheels[0], excess);
        const double two = number(half.wheels[1], half.excess - excess);
        if (one > 0 && two > 0) count += one * two;
    }
    return count;
}

void ParitySplit::advance() {
    put_together(pairs(halves_[1]) < pairs(halves_[0]) ? halves_[1] : halves_[0]);
    raise_bound();
}

Residues ParitySplit::best() const {
    Residues entries;
    for (const std::size_t place : layout_.place) {
        if (!best_.empty()) entries.push_back(bit_at(best_, place) ? 1 : 0);
    }
    return entries;
}

}  // namespace switchbox::solve
