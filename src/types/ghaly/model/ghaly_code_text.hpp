// The codes of one of Ghaly's machines inside share codes: nothing but its size where sigma = tau = 1, else
// "4~SIGMA~TAU", each permutation packed (packing.hpp) as the low bits of where it sends 1 .. 2N.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::machine {

[[nodiscard]] std::string format_codes(const GhalyCodes& codes);
// Or a message that names the part that is wrong: the size, sigma or tau.
[[nodiscard]] Result<GhalyCodes> parse_codes(std::string_view text);

// "8", or "8x8"; from smallest_ghaly to largest_ghaly.
[[nodiscard]] Result<int> parse_ghaly_size(std::string_view text);

}  // namespace switchbox::machine
