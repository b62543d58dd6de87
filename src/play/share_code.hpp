// A whole game position as a short text that fits an address: machine, start, target and presses so far.
//
//   1.merlin.mI.94.AA.0.azr8p
//
// seven parts between dots: version; machine, with its size where that is not the usual one (lights-out~4x7)
// with "ask~" before it where the player is asked whether the target can be reached; start, target and press
// grid, packed (machine/packing.hpp); presses made so far; and a check over all before it. Ghaly's machine
// begins dark, so its start is empty, and an empty target stands for its usual one.
//
// Reading is total: any text gives a position or a message that names the place.
#pragma once

#include <string>
#include <string_view>

#include "machine/result.hpp"
#include "play/position.hpp"

namespace switchbox::play {

[[nodiscard]] std::string share_code(const Position& position);

// `text` is a code or a link that ends with one after '#'. Spaces round it are ignored.
[[nodiscard]] Result<Position> parse_share_code(std::string_view text);

}  // namespace switchbox::play
