#include "types/lights/large/lightest_sums.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

// A block computes its sums for the 32 choices of the first five generators side by side: a row. The signs of
// these choices take no transform.
constexpr std::size_t lane_generators = 5;
constexpr std::size_t lane_count = std::size_t{1} << lane_generators;
constexpr std::size_t most_slot_generators = 10;  // a block stays in the second-level cache
constexpr std::size_t blocks_at_once = 512;       // one to five milliseconds
using Sums = std::vector<std::int16_t>;           // rows of lane_count, one after the other

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

// Position of an entry's sign in a block: a row, and the number of its signs in SignRows.
struct RowSigns {
    std::uint16_t row = 0;
    std::uint16_t signs = 0;
};

// Rows of signs. Lane l of row s is -1 if s and l have an odd number of ones in common, else 1. The second
// half has the opposite signs.
using SignRows = std::array<std::int16_t, 2 * lane_count * lane_count>;

SignRows sign_rows() {
    SignRows rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t signs = i / lane_count;
        const bool is_odd = std::popcount(signs % lane_count & i % lane_count) % 2 != 0;
        rows.at(i) = is_odd != (signs >= lane_count) ? -1 : 1;
    }
    return rows;
}

struct SumBlock {
    std::vector<RowSigns> entries;
    Sums signs;  // of the entries, at their places: the sums of a block before the transform
    Sums sums;
    std::vector<std::size_t> found;  // rows
};

// The loops that take nearly all of the time, over 16-bit numbers. The compiler makes instructions of them
// that take as many numbers at once as the processor can. Differences on the way may wrap around, the sums
// at the end fit.

[[gnu::always_inline]] inline void turn(SumBlock& block, const std::vector<std::uint16_t>& turned,
                                        const SignRows& rows) {
    for (const std::uint16_t which : turned) {
        RowSigns& entry = block.entries[which];
        std::int16_t* __restrict row = block.signs.data() + entry.row * lane_count;
        const std::int16_t* __restrict signs = rows.data() + entry.signs * lane_count;
        for (std::size_t lane = 0; lane < lane_count; ++lane)
            row[lane] = static_cast<std::int16_t>(row[lane] - 2 * signs[lane]);
        entry.signs ^= lane_count;
    }
}

[[gnu::always_inline]] inline void combine_two(std::int16_t* __restrict a, std::int16_t* __restrict b,
                                               std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto sum = static_cast<std::int16_t>(a[i] + b[i]);
        b[i] = static_cast<std::int16_t>(a[i] - b[i]);
        a[i] = sum;
    }
}

[[gnu::always_inline]] inline void combine_four(std::int16_t* __restrict a, std::int16_t* __restrict b,
                                                std::int16_t* __restrict c, std::int16_t* __restrict d,
                                                std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto a_b = static_cast<std::int16_t>(a[i] + b[i]);
        const auto a_not_b = static_cast<std::int16_t>(a[i] - b[i]);
        const auto c_d = static_cast<std::int16_t>(c[i] + d[i]);
        const auto c_not_d = static_cast<std::int16_t>(c[i] - d[i]);
        a[i] = static_cast<std::int16_t>(a_b + c_d);
        b[i] = static_cast<std::int16_t>(a_not_b + c_not_d);
        c[i] = static_cast<std::int16_t>(a_b - c_d);
        d[i] = static_cast<std::int16_t>(a_not_b - c_not_d);
    }
}

// Two levels at once save every second load and store.
[[gnu::always_inline]] inline void transform(Sums& sums) {
    const std::size_t size = sums.size();
    std::size_t half = lane_count;
    for (; 2 * half < size; half *= 4) {
        for (std::size_t at = 0; at < size; at += 4 * half) {
            std::int16_t* const a = sums.data() + at;
            combine_four(a, a + half, a + 2 * half, a + 3 * half, half);
        }
    }
    if (half < size) combine_two(sums.data(), sums.data() + half, half);
}

[[gnu::always_inline]] inline std::int16_t larger(std::int16_t a, std::int16_t b) { return a > b ? a : b; }

[[gnu::always_inline]] inline bool has_above(const std::int16_t* sums, std::size_t rows, std::int16_t below) {
    std::array<std::int16_t, lane_count> largest;
    std::copy_n(sums, lane_count, largest.begin());
    for (std::size_t row = 1; row < rows; ++row) {
        const std::int16_t* const at = sums + row * lane_count;
        for (std::size_t lane = 0; lane < lane_count; ++lane) largest[lane] = larger(largest[lane], at[lane]);
    }
    std::int16_t most = largest[0];
    for (std::size_t lane = 1; lane < lane_count; ++lane) most = larger(most, largest[lane]);
    return most > below;
}

// Changes the signs of the entries `turned`, transforms them and finds the rows that have a sum above
// `below`, first eight at a time.
[[gnu::always_inline]] inline void work_out(SumBlock& block, const std::vector<std::uint16_t>& turned,
                                            const SignRows& rows, std::int16_t below) {
    constexpr std::size_t rows_at_once = 8;
    turn(block, turned, rows);
    block.sums = block.signs;
    transform(block.sums);
    block.found.clear();
    const std::size_t count = block.sums.size() / lane_count;
    for (std::size_t first = 0; first < count; first += rows_at_once) {
        const std::size_t end = std::min(count, first + rows_at_once);
        if (!has_above(block.sums.data() + first * lane_count, end - first, below)) continue;
        for (std::size_t row = first; row < end; ++row) {
            if (has_above(block.sums.data() + row * lane_count, 1, below)) block.found.push_back(row);
        }
    }
}

using WorkOut = void (*)(SumBlock&, const std::vector<std::uint16_t>&, const SignRows&, std::int16_t);

[[gnu::noinline]] void work_out_anywhere(SumBlock& block, const std::vector<std::uint16_t>& turned,
                                         const SignRows& rows, std::int16_t below) {
    work_out(block, turned, rows, below);
}

// Processors with instructions for 32 numbers at once get them at run time, which saves a tenth. For 16 at
// once the loops are no faster than for 8, which every x86-64 processor has.
#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("avx512bw")]] void work_out_by_32(SumBlock& block, const std::vector<std::uint16_t>& turned,
                                                const SignRows& rows, std::int16_t below) {
    work_out(block, turned, rows, below);
}

WorkOut best_work_out() {
    return static_cast<bool>(__builtin_cpu_supports("avx512bw")) ? work_out_by_32 : work_out_anywhere;
}
#else
WorkOut best_work_out() { return work_out_anywhere; }
#endif

class Sweep {
  public:
    Sweep(const std::vector<SignedEntry>& entries, std::size_t generators, std::size_t room)
        : slot_generators_(
              std::min(most_slot_generators, generators - std::min(generators, lane_generators))),
          generators_(generators),
          found_(entries.size(), room) {
        const std::size_t rows = std::size_t{1} << slot_generators_;
        block_.signs.assign(rows * lane_count, 0);
        for (const SignedEntry& entry : entries) {
            const auto row = static_cast<std::uint16_t>(entry.pattern >> lane_generators & (rows - 1));
            const std::size_t signs = entry.pattern % lane_count + (entry.is_one ? lane_count : 0);
            block_.entries.push_back({row, static_cast<std::uint16_t>(signs)});
            for (std::size_t lane = 0; lane < lane_count; ++lane) {
                std::int16_t& sum = block_.signs[row * lane_count + lane];
                sum = static_cast<std::int16_t>(sum + rows_.at(signs * lane_count + lane));
            }
        }
        set_turned(entries);
    }

    std::optional<LightestSums> run(const GoesOn& goes_on) && {
        const WorkOut work_out_block = best_work_out();
        const std::uint64_t blocks = std::uint64_t{1} << turned_.size();
        static const std::vector<std::uint16_t> none;
        for (std::uint64_t block = 0; block < blocks; ++block) {
            if (block % blocks_at_once == 0 && !goes_on()) return std::nullopt;
            const auto twos = static_cast<std::size_t>(std::countr_zero(block));
            work_out_block(block_, block == 0 ? none : turned_[twos], rows_, below());
            collect(block << (lane_generators + slot_generators_));
        }
        return std::move(found_).result(std::uint64_t{1} << generators_);
    }

  private:
    // Sets the entries whose sign changes with the first, the first two, ... of the generators that choose
    // the block: from one block to the next in the order of their numbers, the choice of so many changes.
    void set_turned(const std::vector<SignedEntry>& entries) {
        const std::size_t inside = lane_generators + slot_generators_;
        for (std::size_t count = 1; inside + count <= generators_; ++count) {
            std::vector<std::uint16_t>& turned = turned_.emplace_back();
            const std::uint64_t these = (std::uint64_t{1} << count) - 1;
            for (std::size_t i = 0; i < entries.size(); ++i) {
                if (std::popcount(entries[i].pattern >> inside & these) % 2 != 0)
                    turned.push_back(static_cast<std::uint16_t>(i));
            }
        }
    }

    void collect(std::uint64_t first) {
        const std::size_t used_lanes =
            std::min(lane_count, std::size_t{1} << std::min(generators_, lane_generators));
        for (const std::size_t row : block_.found) {
            for (std::size_t lane = 0; lane < used_lanes; ++lane) {
                const std::int16_t sum = block_.sums[row * lane_count + lane];
                if (sum <= below()) continue;
                const std::size_t weight = (block_.entries.size() - static_cast<std::size_t>(sum)) / 2;
                found_.add(weight, first + row * lane_count + lane);
            }
        }
    }

    // Returns the largest sum that is of no use: its weight exceeds the limit.
    [[nodiscard]] std::int16_t below() const {
        return static_cast<std::int16_t>(static_cast<int>(block_.entries.size()) -
                                         2 * static_cast<int>(found_.limit()) - 1);
    }

    std::size_t slot_generators_;
    std::size_t generators_;
    SumBlock block_;
    std::vector<std::vector<std::uint16_t>> turned_;
    SignRows rows_ = sign_rows();
    Collector found_;
};

}  // namespace

std::optional<LightestSums> lightest_sums(const std::vector<SignedEntry>& entries, std::size_t generators,
                                          std::size_t room, const GoesOn& goes_on) {
    require(entries.size() <= std::numeric_limits<std::int16_t>::max(), "there are too many entries");
    return Sweep(entries, generators, room).run(goes_on);
}

}  // namespace switchbox::solve
