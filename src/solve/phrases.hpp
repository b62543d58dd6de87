// Numbers as values of messages.
#pragma once

#include <cstdint>
#include <string>

#include "base/message.hpp"
#include "base/natural.hpp"

namespace switchbox::solve {

// "once", "twice", "three times"
[[nodiscard]] Message times_phrase(int times);

// In decimal: a number, but text as it stands where nobody reads it to the end.
inline constexpr std::size_t max_digits_read = 15;
[[nodiscard]] Value integer_value(const std::string& decimal);
// The same, but "about 9.44 × 10^21".
[[nodiscard]] Value readable(const Natural& number);

}  // namespace switchbox::solve
