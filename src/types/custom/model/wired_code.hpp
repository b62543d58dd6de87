// A wired puzzle as text inside share codes: bytes as base64url. Starts and presses made before are left out:
// they belong to a game.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

[[nodiscard]] std::string format_wires(const WiredPuzzle& puzzle);

// Any text gives a puzzle, or a message that says what is wrong with it.
[[nodiscard]] Result<WiredPuzzle> parse_wires(std::string_view text);

}  // namespace switchbox::machine
