// What is small enough for a fuzzer: large boards take time and tell it nothing new.
#pragma once

#include <string_view>

namespace switchbox::fuzz {

// Whether no size in the text ("4x7") has a side above this, and no number more digits than a small one has.
inline constexpr unsigned largest_side = 8;
[[nodiscard]] bool is_small(std::string_view text);

}  // namespace switchbox::fuzz
