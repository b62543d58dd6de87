// The lightest of all sums x + s_1 g_1 + s_2 g_2 + ... over GF(2), in the order of their weights.
//
// The weight of a sum is (m - W(s)) / 2, where W(s) adds up (-1)^(x_c + <p_c, s>) over the m entries c and
// p_c has the bits that the g_i have there: the Walsh-Hadamard transform of the m signs of x, put in places
// p_c. It is worked out block by block, so that 2^32 sums take seconds and the memory of their lightest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace switchbox::solve {

// An entry of x and of the generators: bit i of `pattern` is that of g_i.
struct SignedEntry {
    std::uint64_t pattern = 0;
    bool is_one = false;  // of x
};

struct LightestSums {
    std::size_t least = 0;
    // Those that exceed it by 0, 1, ...: bit i of a number is s_i. All of them as far as the list goes.
    std::vector<std::vector<std::uint64_t>> by_excess;
    bool is_whole = false;  // no sum is left out
};

// About `room` of them, at least all of the least weight. At most 32767 entries, and 40 generators.
[[nodiscard]] LightestSums lightest_sums(const std::vector<SignedEntry>& entries, std::size_t generators,
                                         std::size_t room);

}  // namespace switchbox::solve
