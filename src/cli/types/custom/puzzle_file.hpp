// A puzzle of one's own out of a file, in any form (docs/puzzles.md).
#pragma once

#include <string>

#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::cli {

struct PuzzleFile {
    machine::WiredPuzzle puzzle;
    std::string read_as;  // where it could be meant in two ways (answer.hpp)
};
// `path` as it stands behind "file:".
[[nodiscard]] Result<PuzzleFile> read_puzzle(const std::string& path);

}  // namespace switchbox::cli
