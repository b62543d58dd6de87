// Text of the codes of one of Ghaly's machines in share codes. With sigma = tau = 1 it is the size alone,
// else "4~SIGMA~TAU". Each permutation is packed (packing.hpp) as the low bits of the images of 1 .. 2N.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::machine {

[[nodiscard]] std::string format_codes(const GhalyCodes& codes);
// Returns the codes, or an error that names the wrong part: the size, sigma or tau.
[[nodiscard]] Result<GhalyCodes> parse_codes(std::string_view text);

// Parses "8" or "8x8", from smallest_ghaly to largest_ghaly.
[[nodiscard]] Result<int> parse_ghaly_size(std::string_view text);

}  // namespace switchbox::machine
