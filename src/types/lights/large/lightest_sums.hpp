// Lightest of all sums x + s_1 g_1 + s_2 g_2 + ... over GF(2), in the order of their weights.
//
// The weight of a sum is (m - W(s)) / 2, where W(s) adds up (-1)^(x_c + <p_c, s>) over the m entries c. p_c
// has the bits of the g_i at entry c. W is the Walsh-Hadamard transform of the m signs of x, placed at p_c.
// It is computed block by block, so 2^32 sums take seconds, and memory only for the lightest. A block is the
// sums with one choice of the last generators. From block to block half of the signs change.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace switchbox::solve {

// Function that long work calls every few milliseconds. The work is given up once it returns false.
using GoesOn = std::function<bool()>;

// Entry of x and of the generators: bit i of `pattern` is the entry of g_i.
struct SignedEntry {
    std::uint64_t pattern = 0;
    bool is_one = false;  // the entry of x
};

struct LightestSums {
    std::size_t least = 0;
    // Sums that exceed `least` by 0, 1, ..., without omissions: bit i of a number is s_i.
    std::vector<std::vector<std::uint64_t>> by_excess;
    bool is_whole = false;  // true if no sum is left out
};

// Returns about `room` of the lightest sums, but at least all of the least weight; nullopt if it is given up.
// Takes at most 32767 entries and 40 generators.
[[nodiscard]] std::optional<LightestSums> lightest_sums(
    const std::vector<SignedEntry>& entries, std::size_t generators, std::size_t room,
    const GoesOn& goes_on = [] { return true; });

}  // namespace switchbox::solve
