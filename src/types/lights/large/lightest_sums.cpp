#include "types/lights/large/lightest_sums.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

#include "base/require.hpp"

namespace switchbox::solve {
namespace {

// A block computes its sums for the eight choices of the first three generators side by side.
constexpr std::size_t lane_generators = 3;
constexpr std::size_t lane_count = std::size_t{1} << lane_generators;
constexpr std::size_t most_slot_generators = 11;  // a block stays in the first-level cache
using Lanes = std::int16_t __attribute__((vector_size(2 * lane_count)));
using Slots = std::vector<Lanes>;

// Collector of the lightest sums, which drops the heaviest if there are too many.
class Collector {
  public:
    Collector(std::size_t entries, std::size_t room)
        : room_(room), limit_(entries), by_weight_(entries + 1) {}

    // Returns the largest weight still of use.
    [[nodiscard]] std::size_t limit() const { return limit_; }

    void add(std::size_t weight, std::uint64_t sum) {
        by_weight_[weight].push_back(sum);
        least_ = std::min(least_, weight);
        ++count_;
        while (count_ > room_ && limit_ > least_) {
            count_ -= by_weight_[limit_].size();
            std::vector<std::uint64_t>().swap(by_weight_[limit_]);
            --limit_;
        }
    }

    // Returns the collected sums, given the number of all sums.
    [[nodiscard]] LightestSums result(std::uint64_t all) && {
        LightestSums found{least_, {}, count_ == all};
        for (std::size_t weight = least_; weight <= limit_; ++weight) {
            found.by_excess.push_back(std::move(by_weight_[weight]));
        }
        return found;
    }

  private:
    std::size_t room_;
    std::size_t limit_;
    std::size_t least_ = std::numeric_limits<std::size_t>::max();
    std::size_t count_ = 0;
    std::vector<std::vector<std::uint64_t>> by_weight_;
};

// Returns signs: lane l of signs[bits] is -1 if `bits` and l have an odd number of ones in common, else 1.
std::array<Lanes, lane_count> lane_signs() {
    std::array<Lanes, lane_count> signs{};
    for (std::size_t bits = 0; bits < lane_count; ++bits) {
        for (std::size_t lane = 0; lane < lane_count; ++lane) {
            signs[bits][lane] = std::popcount(bits & lane) % 2 == 0 ? 1 : -1;
        }
    }
    return signs;
}

[[gnu::noinline]] void combine_slots(Slots& slots, std::size_t half) {
    for (std::size_t block = 0; block < slots.size(); block += 2 * half) {
        Lanes* const low = slots.data() + block;
        Lanes* const high = low + half;
        for (std::size_t i = 0; i < half; ++i) {
            const Lanes a = low[i];
            const Lanes b = high[i];
            low[i] = a + b;
            high[i] = a - b;
        }
    }
}

[[gnu::noinline]] void transform_slots(Slots& slots) {
    for (std::size_t half = 1; half < slots.size(); half *= 2) combine_slots(slots, half);
}

// Returns the first slot, not before `slot`, with a lane above `below`; slots.size() if there is none.
[[gnu::noinline]] std::size_t find_above(const Slots& slots, std::size_t slot, std::int16_t below) {
    for (; slot < slots.size(); ++slot) {
        const auto is_above = slots[slot] > below;
        std::array<std::uint64_t, 2> words{};
        std::memcpy(words.data(), &is_above, sizeof words);
        if ((words[0] | words[1]) != 0) break;
    }
    return slot;
}

class Sweep {
  public:
    Sweep(const std::vector<SignedEntry>& entries, std::size_t generators, std::size_t room)
        : entries_(entries),
          generators_(generators),
          slot_generators_(
              std::min(most_slot_generators, generators - std::min(generators, lane_generators))),
          slots_(std::size_t{1} << slot_generators_),
          found_(entries.size(), room) {}

    LightestSums run() && {
        const std::size_t inside = lane_generators + slot_generators_;
        const std::uint64_t blocks = generators_ > inside ? std::uint64_t{1} << (generators_ - inside) : 1;
        for (std::uint64_t block = 0; block < blocks; ++block) {
            fill(block);
            transform_slots(slots_);
            collect(block << inside);
        }
        return std::move(found_).result(std::uint64_t{1} << generators_);
    }

  private:
    [[gnu::noinline]] void fill(std::uint64_t block) {
        std::fill(slots_.begin(), slots_.end(), Lanes{});
        for (const SignedEntry& entry : entries_) {
            const std::uint64_t slot = entry.pattern >> lane_generators;
            const bool odd = std::popcount(slot >> slot_generators_ & block) % 2 != 0;
            const Lanes& signs = signs_[entry.pattern % lane_count];
            Lanes& sums = slots_[slot % slots_.size()];
            sums = odd != entry.is_one ? sums - signs : sums + signs;
        }
    }

    void collect(std::uint64_t first) {
        const std::size_t used_lanes =
            std::min(lane_count, std::size_t{1} << std::min(generators_, lane_generators));
        for (std::size_t slot = find_above(slots_, 0, below()); slot < slots_.size();
             slot = find_above(slots_, slot + 1, below())) {
            for (std::size_t lane = 0; lane < used_lanes; ++lane) {
                const int sum = slots_[slot][lane];
                if (sum <= below()) continue;
                const auto weight = (static_cast<int>(entries_.size()) - sum) / 2;
                found_.add(static_cast<std::size_t>(weight), first + slot * lane_count + lane);
            }
        }
    }

    // Returns the largest sum that is of no use: its weight exceeds the limit.
    [[nodiscard]] std::int16_t below() const {
        return static_cast<std::int16_t>(static_cast<int>(entries_.size()) -
                                         2 * static_cast<int>(found_.limit()) - 1);
    }

    const std::vector<SignedEntry>& entries_;
    std::size_t generators_;
    std::size_t slot_generators_;
    Slots slots_;
    Collector found_;
    std::array<Lanes, lane_count> signs_ = lane_signs();
};

}  // namespace

LightestSums lightest_sums(const std::vector<SignedEntry>& entries, std::size_t generators,
                           std::size_t room) {
    require(entries.size() <= std::numeric_limits<std::int16_t>::max(), "there are too many entries");
    return Sweep(entries, generators, room).run();
}

}  // namespace switchbox::solve
