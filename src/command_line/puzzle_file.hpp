// A puzzle of one's own out of a file, in any form (docs/puzzles.md).
#pragma once

#include <string>

#include "machine/result.hpp"
#include "machine/wired/wired_puzzle.hpp"

namespace switchbox::command_line {

// `path` as it stands behind "file:".
[[nodiscard]] Result<machine::WiredPuzzle> read_puzzle(const std::string& path);

}  // namespace switchbox::command_line
