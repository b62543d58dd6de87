#include "types/lights/large/parity_split.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;

constexpr std::size_t more_room = 4;  // factor, if the sorted choices are not enough
constexpr std::size_t table_bits = 8;
constexpr std::size_t table_rows = std::size_t{1} << table_bits;
constexpr std::size_t at_a_time = 128;              // choices; their words stay in the second-level cache
constexpr unsigned choices_between_questions = 64;  // times as many choices, less than a millisecond
constexpr double sums_per_pair = 128;               // sums sorted in the time of one combined pair

// Returns how many choices of a class are sorted at first.
std::size_t first_room(std::size_t generators) {
    constexpr std::size_t least_bits = 14;
    constexpr std::size_t left_out = 11;  // one of 2^11 choices is light enough to be of use
    return std::size_t{1} << std::max(least_bits, generators - std::min(generators, left_out));
}

// Returns generators of the sums that are 0 in the words [begin, end).
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
                                           const std::vector<std::uint8_t>& class_of,
                                           std::size_t generators_of_class, GoesOn goes_on) {
    WordLayout layout;
    layout.place.resize(class_of.size());
    std::size_t next = 0;
    for (std::size_t which = 0; which < classes; ++which) {
        for (std::size_t entry = 0; entry < class_of.size(); ++entry) {
            if (class_of[entry] == which) layout.place[entry] = next++;
        }
        const std::size_t words = (next + bits_in_word - 1) / bits_in_word;
        if (words - layout.begin[which] > std::numeric_limits<std::int16_t>::max() / bits_in_word)
            return std::nullopt;
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
    ParitySplit split(std::move(layout), std::move(origin), std::move(goes_on));
    const BitWords nothing(split.x_.size());
    for (const BitWords& each : generators) {
        if (bits_apart(each.data(), nothing.data(), each.size()) % 2 != 0) split.all_alike_ = false;
    }
    for (const std::size_t first : {std::size_t{0}, std::size_t{2}}) {
        if (!split.add_half(generators, first, generators_of_class)) return std::nullopt;
    }
    split.raise_bound();
    return split;
}

bool ParitySplit::add_half(const std::vector<BitWords>& quiet, std::size_t first_class, std::size_t most) {
    const std::size_t begin = layout_.begin[first_class];
    const std::size_t middle = layout_.begin[first_class + 1];
    const std::size_t end = layout_.begin[first_class + 2];
    std::vector<BitWords> first = vanishing_sums(quiet, middle, end);
    std::vector<BitWords> second = vanishing_sums(quiet, begin, middle);
    const bool are_apart =
        vanishing_sums(first, begin, middle).empty() && vanishing_sums(second, middle, end).empty();
    if (!are_apart || first.size() + second.size() != quiet.size()) return false;
    if (std::max(first.size(), second.size()) > most) return false;
    ParityHalf& half = halves_.emplace_back();
    half.first_class = first_class;
    half.wheels[0] = make_wheel(x_, std::move(first), first_class);
    half.wheels[1] = make_wheel(BitWords(x_.size()), std::move(second), first_class + 1);
    for (ClassWheel& wheel : half.wheels) {
        wheel.tables = tables_of(wheel, other_words(half));
        if (!sort(wheel, wheel.room)) return false;
    }
    return true;
}

ParitySplit::ClassWheel ParitySplit::make_wheel(BitWords origin, std::vector<BitWords> generators,
                                                std::size_t which) const {
    const std::size_t room = first_room(generators.size());
    ClassWheel wheel{std::move(origin), std::move(generators), {}, room, {}, {}};
    for (const std::size_t place : layout_.place) {
        if (place / bits_in_word < layout_.begin[which] || place / bits_in_word >= layout_.begin[which + 1])
            continue;
        SignedEntry& entry = wheel.entries.emplace_back();
        entry.is_one = bit_at(x_, place);
        for (std::size_t i = 0; i < wheel.generators.size(); ++i) {
            entry.pattern |= static_cast<std::uint64_t>(bit_at(wheel.generators[i], place)) << i;
        }
    }
    return wheel;
}

// Sorts the lightest choices. Returns false if the search is to stop.
bool ParitySplit::sort(ClassWheel& wheel, std::size_t room) {
    std::optional<LightestSums> lightest =
        lightest_sums(wheel.entries, wheel.generators.size(), room, goes_on_);
    if (!lightest) return !(is_stopped_ = true);
    wheel.room = room;
    wheel.lightest = *std::move(lightest);
    return true;
}

std::vector<BitWords> ParitySplit::tables_of(const ClassWheel& wheel, WordRange range) {
    const std::size_t words = range.end - range.begin;
    const auto begin = static_cast<std::ptrdiff_t>(range.begin);
    const auto end = static_cast<std::ptrdiff_t>(range.end);
    std::vector<BitWords> tables;
    for (std::size_t first = 0; first == 0 || first < wheel.generators.size(); first += table_bits) {
        BitWords table;
        table.reserve(table_rows * words);
        BitWords origin(wheel.origin.begin() + begin, wheel.origin.begin() + end);
        if (first > 0) origin.assign(words, 0);
        table = origin;
        for (std::size_t i = first; i < std::min(first + table_bits, wheel.generators.size()); ++i) {
            const std::size_t rows = table.size();
            for (std::size_t at = 0; at < rows; ++at) {
                table.push_back(table[at] ^ wheel.generators[i][range.begin + at % words]);
            }
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

BitWords ParitySplit::member(const ClassWheel& wheel, std::uint64_t sum) {
    BitWords words = wheel.origin;
    for (std::size_t i = 0; i < wheel.generators.size(); ++i) {
        if ((sum >> i & 1U) != 0) add_bits(words, wheel.generators[i]);
    }
    return words;
}

ParitySplit::WordRange ParitySplit::other_words(const ParityHalf& half) const {
    const std::size_t other = classes / 2 - half.first_class;
    return {layout_.begin[other], layout_.begin[other + 2]};
}

// Returns whether more choices must be sorted to combine those of this excess.
bool ParitySplit::lacks_choices(const ClassWheel& wheel, std::size_t excess) {
    return excess >= wheel.lightest.by_excess.size() && !wheel.lightest.is_whole;
}

const std::vector<std::uint64_t>& ParitySplit::choices_of(const ClassWheel& wheel, std::size_t excess) {
    static const std::vector<std::uint64_t> none;
    return excess < wheel.lightest.by_excess.size() ? wheel.lightest.by_excess[excess] : none;
}

void ParitySplit::add_other_half(const ClassWheel& wheel, std::uint64_t sum, std::uint64_t* words,
                                 std::size_t count) {
    for (const BitWords& table : wheel.tables) {
        const std::uint64_t* const row = table.data() + sum % table_rows * count;
        for (std::size_t i = 0; i < count; ++i) words[i] ^= row[i];
        sum /= table_rows;
    }
}

// Combines each choice of `many` with each of `few`, some of `few` at a time so that their words stay in the
// cache. Returns false if the search is to stop.
bool ParitySplit::put_together(const ParityHalf& half, const WheelPart& many, const WheelPart& few) {
    const std::size_t other = classes / 2 - half.first_class;
    const auto [begin, end] = other_words(half);
    const std::size_t words = end - begin;
    const std::size_t first_words = layout_.begin[other + 1] - begin;
    const std::size_t here = half.wheels[0].lightest.least + half.wheels[1].lightest.least + half.excess;
    const std::size_t there = halves_[other / 2].wheels[1].lightest.least;
    work_ += static_cast<double>(many.sums.size()) * static_cast<double>(few.sums.size());
    BitWords others;
    BitWords one;
    for (std::size_t from = 0; from < few.sums.size(); from += at_a_time) {
        const std::size_t count = std::min(at_a_time, few.sums.size() - from);
        others.assign(count * words, 0);
        for (std::size_t i = 0; i < count; ++i) {
            add_other_half(few.wheel, few.sums[from + i], others.data() + i * words, words);
        }
        for (const std::uint64_t sum : many.sums) {
            if (++unasked_ % choices_between_questions == 0 && !goes_on_()) return !(is_stopped_ = true);
            one.assign(words, 0);
            add_other_half(many.wheel, sum, one.data(), words);
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint64_t* const two = others.data() + i * words;
                const std::size_t part = here + bits_apart(one.data(), two, first_words);
                if (part + there >= best_weight_) continue;
                const std::size_t whole =
                    part + bits_apart(one.data() + first_words, two + first_words, words - first_words);
                if (whole >= best_weight_) continue;
                best_ = member(many.wheel, sum);
                add_bits(best_, member(few.wheel, few.sums[from + i]));
                best_weight_ = whole;
            }
        }
    }
    return true;
}

bool ParitySplit::put_together(ParityHalf& half) {
    const auto& [first, second] = half.wheels;
    for (std::size_t excess = 0; excess <= half.excess; ++excess) {
        const WheelPart one{first, choices_of(first, excess)};
        const WheelPart two{second, choices_of(second, half.excess - excess)};
        const bool are_more = one.sums.size() > two.sums.size();
        if (!put_together(half, are_more ? one : two, are_more ? two : one)) return false;
    }
    ++half.excess;
    return true;
}

// Raises the bound: members not yet combined exceed the least weights of both halves by their next excesses.
void ParitySplit::raise_bound() {
    bound_ = 0;
    for (const ParityHalf& half : halves_) {
        bound_ += half.wheels[0].lightest.least + half.wheels[1].lightest.least + half.excess;
    }
    if (best_.empty()) return;
    if (all_alike_ && bound_ % 2 != best_weight_ % 2) ++bound_;
    bound_ = std::min(bound_, best_weight_);
}

// Returns the work of sorting the choices that a half lacks, in pairs of choices; 0 if it lacks none.
double ParitySplit::work_of_sorting(const ParityHalf& half) {
    double sums = 0;
    for (const ClassWheel& wheel : half.wheels) {
        if (lacks_choices(wheel, half.excess))
            sums += std::ldexp(1, static_cast<int>(wheel.generators.size()));
    }
    return sums / sums_per_pair;
}

// Returns the work of the next step of a half, in pairs of choices.
double ParitySplit::work_of_step(const ParityHalf& half) {
    if (const double sorting = work_of_sorting(half); sorting > 0) return sorting;
    double pairs = 0;
    for (std::size_t excess = 0; excess <= half.excess; ++excess) {
        pairs += static_cast<double>(choices_of(half.wheels[0], excess).size()) *
                 static_cast<double>(choices_of(half.wheels[1], half.excess - excess).size());
    }
    return pairs;
}

void ParitySplit::advance() {
    is_stopped_ = false;
    ParityHalf& half = halves_[work_of_step(halves_[1]) < work_of_step(halves_[0]) ? 1 : 0];
    const double sorting = work_of_sorting(half);
    if (sorting == 0) {
        if (put_together(half)) raise_bound();
        return;
    }
    work_ += sorting;
    for (ClassWheel& wheel : half.wheels) {
        if (lacks_choices(wheel, half.excess) && !sort(wheel, more_room * wheel.room)) return;
    }
}

void ParitySplit::advance(std::uint64_t budget) {
    const std::size_t work_of_pair = x_.size() / 2 + 1;
    const double end = work_ + static_cast<double>(budget) / static_cast<double>(work_of_pair);
    while (!is_finished()) {
        advance();
        if (is_stopped_ || work_ >= end) break;
    }
}

Residues ParitySplit::best() const {
    Residues entries;
    for (const std::size_t place : layout_.place) {
        if (!best_.empty()) entries.push_back(bit_at(best_, place) ? 1 : 0);
    }
    return entries;
}

}  // namespace switchbox::solve
