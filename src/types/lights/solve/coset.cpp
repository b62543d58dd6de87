#include "types/lights/solve/coset.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {

CellIndex::CellIndex(const machine::CellMask& sites)
    : shape_(sites.shape),
      size_(static_cast<std::size_t>(std::count(sites.present.begin(), sites.present.end(), true))) {
    note_work(size_);
    if (!has_all()) cells_ = sites.cells();
}

std::size_t CellIndex::index_of(std::size_t cell) const {
    if (has_all()) return cell;
    const auto place = std::lower_bound(cells_.begin(), cells_.end(), cell);
    require(place != cells_.end() && *place == cell, "there is no such cell");
    return static_cast<std::size_t>(place - cells_.begin());
}

std::vector<std::uint8_t> CellIndex::to_cells(const algebra::Residues& entries) const {
    note_work(size_);
    if (has_all()) return entries;
    std::vector<std::uint8_t> grid(shape_.size());
    for (std::size_t i = 0; i < size_; ++i) grid[cells_[i]] = entries[i];
    return grid;
}

algebra::Residues CellIndex::from_cells(const std::vector<std::uint8_t>& cells) const {
    note_work(size_);
    if (has_all()) return cells;
    algebra::Residues entries;
    entries.reserve(size_);
    for (const std::size_t cell : cells_) entries.push_back(cells[cell]);
    return entries;
}

namespace {

using algebra::CyclicGenerator;
using algebra::Residues;
using Words = std::vector<std::uint64_t>;

// The transform's 2^11 words stay in the first-level cache.
constexpr std::size_t max_slot_generators = 11;
constexpr std::size_t entries_per_word = 8;
constexpr std::uint64_t one_in_each_byte = 0x0101010101010101U;

Words packed(const Residues& entries) {
    Words words((entries.size() + entries_per_word - 1) / entries_per_word);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        words[i / entries_per_word] |= std::uint64_t{entries[i]} << (8 * (i % entries_per_word));
    }
    return words;
}

std::uint8_t entry(const Words& words, std::size_t i) {
    return static_cast<std::uint8_t>(words[i / entries_per_word] >> (8 * (i % entries_per_word)));
}

void unpack(const Words& words, Residues& entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i] = entry(words, i);
}

// Adds the generator to the member, eight entries at once, and returns the member's new weight.
[[gnu::noinline]] std::uint64_t add(Words& member, const Words& generator, int states) {
    const auto k = static_cast<std::uint64_t>(states);
    const std::uint64_t k_to_high_bit = one_in_each_byte * (128 - k);
    std::uint64_t weight = 0;
    for (std::size_t w = 0; w < member.size(); ++w) {
        const std::uint64_t sum = member[w] + generator[w];
        const std::uint64_t too_large = ((sum + k_to_high_bit) >> 7U) & one_in_each_byte;
        member[w] = sum - too_large * k;
        weight += (member[w] * one_in_each_byte) >> 56U;  // the eight entries add up in the highest byte
    }
    return weight;
}

// Does two levels of the transform at once, on numbers `quarter` apart, four at a time. This saves every
// second load and store.
[[gnu::noinline]] void transform_fours(Words& sums, std::size_t quarter) {
    for (std::size_t block = 0; block < sums.size(); block += 4 * quarter) {
        std::uint64_t* const at = sums.data() + block;
        for (std::size_t i = 0; i < quarter; ++i) {
            const std::uint64_t a = at[i] + at[i + quarter];
            const std::uint64_t b = at[i] - at[i + quarter];
            const std::uint64_t c = at[i + 2 * quarter] + at[i + 3 * quarter];
            const std::uint64_t d = at[i + 2 * quarter] - at[i + 3 * quarter];
            at[i] = a + c;
            at[i + quarter] = b + d;
            at[i + 2 * quarter] = a - c;
            at[i + 3 * quarter] = b - d;
        }
    }
}

// Does the Walsh-Hadamard transform in place. The size is a power of two.
void transform(Words& sums) {
    std::size_t half = 1;
    for (; 4 * half <= sums.size(); half *= 4) transform_fours(sums, half);
    if (half == sums.size()) return;
    for (std::size_t i = 0; i < half; ++i) {
        const std::uint64_t a = sums[i];
        const std::uint64_t b = sums[i + half];
        sums[i] = a + b;
        sums[i + half] = a - b;
    }
}

// Returns the first slot, not before `slot`, with a bit of `high` set after adding `offset`; sums.size() if
// there is none.
[[gnu::noinline]] std::size_t find_slot(const Words& sums, std::size_t slot, std::uint64_t offset,
                                        std::uint64_t high) {
    while (slot < sums.size() && ((sums[slot] + offset) & high) == 0) ++slot;
    return slot;
}

// Returns the word whose lanes are all `value`.
std::uint64_t in_each_lane(std::uint64_t value, std::size_t lane_bits) {
    std::uint64_t lanes = 0;
    for (std::size_t shift = 0; shift < 64; shift += lane_bits) lanes += value << shift;
    return lanes;
}

// Returns the generators' entries at `at`, bit i for the i-th generator.
std::size_t pattern(const std::vector<Words>& generators, std::size_t at) {
    std::size_t bits = 0;
    for (std::size_t i = 0; i < generators.size(); ++i) bits |= std::size_t{entry(generators[i], at)} << i;
    return bits;
}

// Returns signs in lanes: lane l is -1 if `bits` and l have an odd number of ones in common, else 1.
std::uint64_t signs_of(std::size_t bits, std::size_t lane_bits) {
    std::uint64_t signs = 0;
    for (std::size_t lane = 0; lane * lane_bits < 64; ++lane) {
        const std::uint64_t one = std::uint64_t{1} << (lane * lane_bits);
        signs += std::popcount(bits & lane) % 2 == 0 ? one : 0 - one;
    }
    return signs;
}

}  // namespace

CosetSearch::CosetSearch(Residues x, const std::vector<CyclicGenerator>& quiet, int states)
    : states_(states), best_(std::move(x)), member_(packed(best_)) {
    for (const std::uint8_t one : best_) weight_ += one;
    std::vector<CyclicGenerator> generators;
    for (const CyclicGenerator& one : quiet) {
        if (one.order > 1) generators.push_back(one);
    }
    shorten(generators);
    if (states_ == 2) {
        prepare_block(generators);
    } else {
        block_work_ = member_.size() + 4;
    }
    for (std::size_t i = lane_generators_.size() + slot_generators_.size(); i < generators.size(); ++i) {
        wheels_.push_back({packed(generators[i].vector), generators[i].order, 0});
    }
}

void CosetSearch::shorten(const std::vector<CyclicGenerator>& quiet) {
    std::vector<Words> generators;
    generators.reserve(quiet.size());
    for (const CyclicGenerator& one : quiet) generators.push_back(packed(one.vector));
    bool shortened = true;
    while (shortened) {
        shortened = false;
        for (std::size_t i = 0; i < quiet.size(); ++i) {
            Words other = member_;
            for (int times = 1; times < quiet[i].order; ++times) {
                note_work(2 * other.size());
                const std::uint64_t weight = add(other, generators[i], states_);
                if (weight >= weight_) continue;
                member_ = other;
                weight_ = weight;
                shortened = true;
            }
        }
    }
    unpack(member_, best_);
    lightest_ = weight_;
    finished_ = lightest_ == 0;
}

void CosetSearch::prepare_block(const std::vector<CyclicGenerator>& quiet) {
    // A lane has to hold up to half its range plus 2n + 1; see compare_block().
    lane_bits_ = best_.size() < (std::size_t{1} << 14U) ? 16 : 32;
    const std::size_t lanes = std::min<std::size_t>(quiet.size(), lane_bits_ == 16 ? 2 : 1);
    const std::size_t slots = std::min(quiet.size() - lanes, max_slot_generators);
    for (std::size_t i = 0; i < lanes; ++i) lane_generators_.push_back(packed(quiet[i].vector));
    for (std::size_t i = 0; i < slots; ++i) slot_generators_.push_back(packed(quiet[lanes + i].vector));
    places_.reserve(best_.size());
    for (std::size_t i = 0; i < best_.size(); ++i) {
        places_.push_back({pattern(slot_generators_, i), signs_of(pattern(lane_generators_, i), lane_bits_)});
    }
    sums_.resize(std::size_t{1} << slots);
    block_work_ = best_.size() + sums_.size() * (slots + 2) / 2;
}

void CosetSearch::advance(std::uint64_t budget) {
    std::uint64_t done = 0;
    while (!finished_ && done < budget) {
        note_work(block_work_);
        compare();
        step();
        done += std::min(block_work_, budget - done);
    }
}

void CosetSearch::compare() {
    if (states_ == 2) {
        compare_block();
    } else if (weight_ < lightest_) {
        lightest_ = weight_;
        unpack(member_, best_);
    }
}

void CosetSearch::compare_block() {
    std::fill(sums_.begin(), sums_.end(), 0);
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const std::uint64_t all_if_one = 0 - std::uint64_t{entry(member_, i)};
        sums_[places_[i].slot] += (places_[i].signs ^ all_if_one) - all_if_one;
    }
    transform(sums_);

    // A member is shorter than the best if W >= n + 2 - 2 * lightest_. The offset sets the highest bit of
    // such a lane, and makes every lane at least 0.
    const std::uint64_t highest = std::uint64_t{1} << (lane_bits_ - 1);
    const std::uint64_t high = in_each_lane(highest, lane_bits_);
    std::size_t slot = 0;
    while (lightest_ > 0) {
        const std::uint64_t offset = in_each_lane(highest + 2 * lightest_ - 2 - best_.size(), lane_bits_);
        slot = find_slot(sums_, slot, offset, high);
        if (slot == sums_.size()) break;
        const std::uint64_t lanes = sums_[slot] + offset;
        const auto shift = static_cast<std::size_t>(std::countr_zero(lanes & high)) + 1 - lane_bits_;
        lightest_ -= 1 + ((lanes >> shift) & (highest - 1)) / 2;
        take_from_block(slot, shift / lane_bits_);
    }
}

void CosetSearch::take_from_block(std::size_t slot, std::size_t lane) {
    Words member = member_;
    for (std::size_t i = 0; i < lane_generators_.size(); ++i) {
        if (((lane >> i) & 1U) != 0) add(member, lane_generators_[i], states_);
    }
    for (std::size_t i = 0; i < slot_generators_.size(); ++i) {
        if (((slot >> i) & 1U) != 0) add(member, slot_generators_[i], states_);
    }
    unpack(member, best_);
}

void CosetSearch::step() {
    if (lightest_ > 0) {
        for (CounterWheel& wheel : wheels_) {
            if (++wheel.digit < wheel.order) {
                weight_ = add(member_, wheel.generator, states_);
                return;
            }
            wheel.digit = 0;
        }
    }
    finished_ = true;
}

double CosetSearch::progress() const {
    if (finished_) return 1;
    double part = 0;
    for (const CounterWheel& wheel : wheels_) part = (part + wheel.digit) / wheel.order;
    return part;
}

double CosetSearch::whole_work() const {
    auto work = static_cast<double>(block_work_);
    for (const CounterWheel& wheel : wheels_) work *= wheel.order;
    return work;
}

}  // namespace switchbox::solve
