// Sets of up to 64 rows or columns as bits of an integer: bit i is set if i is a member.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace switchbox::solve {

[[nodiscard]] constexpr std::uint64_t bit_at(std::size_t i) { return std::uint64_t{1} << i; }
// Returns the lowest member of a non-empty set.
[[nodiscard]] constexpr std::size_t lowest_bit(std::uint64_t set) {
    return static_cast<std::size_t>(std::countr_zero(set));
}

// Returns the set of the numbers first .. last - 1.
[[nodiscard]] constexpr std::uint64_t bits_from(std::size_t first, std::size_t last) {
    std::uint64_t set = 0;
    for (std::size_t i = first; i < last; ++i) set |= bit_at(i);
    return set;
}

}  // namespace switchbox::solve
