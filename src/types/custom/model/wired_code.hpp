// Encoding of a wired puzzle inside share codes: bytes as base64url. Starts and earlier presses belong to a
// game and are left out.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// Returns the code without "wired~".
[[nodiscard]] std::string format_wires(const WiredPuzzle& puzzle);

// Returns the puzzle, or an error message, for any text.
[[nodiscard]] Result<WiredPuzzle> parse_wires(std::string_view text);

}  // namespace switchbox::machine
