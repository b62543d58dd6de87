// Helpers that process eight entries of a grid as one 64-bit number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace switchbox::machine {

inline constexpr std::size_t entries_in_word = 8;
inline constexpr std::uint64_t each_entry = 0x0101010101010101;  // times a byte: that byte in each

[[nodiscard]] inline std::uint64_t word_at(const std::uint8_t* entries) {
    std::uint64_t word = 0;
    std::memcpy(&word, entries, entries_in_word);
    return word;
}

}  // namespace switchbox::machine
