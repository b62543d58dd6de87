// Size limit for fuzz inputs: large boards take long and cover no new code.
#pragma once

#include <string_view>

namespace switchbox::fuzz {

// Returns whether every side in the text ("4x7") is at most this, and no number has more digits than a small
// one.
inline constexpr unsigned largest_side = 8;
[[nodiscard]] bool is_small(std::string_view text);

}  // namespace switchbox::fuzz
