// User-defined puzzle from a file, in any form (docs/puzzles.md).
#pragma once

#include <string>

#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::cli {

struct PuzzleFile {
    machine::WiredPuzzle puzzle;
    std::string read_as;  // note on ambiguous input (answer.hpp)
};
// Parses a puzzle. `path` is the text after "file:".
[[nodiscard]] Result<PuzzleFile> read_puzzle(const std::string& path);

}  // namespace switchbox::cli
