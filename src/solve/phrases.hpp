// Conversion of numbers to values of messages.
#pragma once

#include <cstdint>
#include <string>

#include "base/message.hpp"
#include "base/natural.hpp"

namespace switchbox::solve {

// Returns "once", "twice" or "three times".
[[nodiscard]] Message times_phrase(int times);

// Returns a decimal number as an integer, or as unchanged text if it has more than 15 digits.
inline constexpr std::size_t max_digits_read = 15;
[[nodiscard]] Value integer_value(const std::string& decimal);
// Returns the number in full, or as "about 9.44 × 10^21" if it has more than 15 digits.
[[nodiscard]] Value readable(const Natural& number);

}  // namespace switchbox::solve
