// Numbers in words.
#pragma once

#include <cstdint>
#include <string>

#include "algebra/natural.hpp"

namespace switchbox::solve {

// "one", "two" ... "twelve", then digits.
[[nodiscard]] std::string number_word(std::size_t number);
// "once", "twice", "three times"
[[nodiscard]] std::string times_phrase(int times);
// "512", but "about 9.44 × 10^21" for what nobody reads to the end.
inline constexpr std::size_t max_digits_read = 15;
[[nodiscard]] std::string readable(const algebra::Natural& number);
// "1 press", "4 presses"
[[nodiscard]] std::string presses_phrase(std::uint64_t number);

}  // namespace switchbox::solve
