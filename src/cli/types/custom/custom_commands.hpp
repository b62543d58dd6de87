// Custom puzzles on the command line: from a file, and as a board (docs/puzzles.md).
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/host.hpp"
#include "cli/machine_options.hpp"
#include "cli/options.hpp"
#include "cli/verdict_answer.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::cli {

struct CertificateOptions;  // certificate_file.hpp

// Answers to user-defined puzzles: from a file (docs/puzzles.md), and as a board.

// Solves a file. Without a time limit the search stops after the work of about a minute, at the same point on
// every computer. `all`: lists so many solutions too.
[[nodiscard]] Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time,
                                          const std::optional<std::size_t>& all,
                                          const CertificateOptions& certificate, Host& host);
// Returns the position in a file, for the commands that take a machine.
[[nodiscard]] Result<ReadPosition> open_puzzle(const std::string& path);
// Returns the puzzle in the text format, if it can express it.
[[nodiscard]] Answer puzzle_text(const Study& study);

// Parts that all answers have: the line with the name and the size, "3 times" for the digits "3", and the
// doubts about the puzzle.
[[nodiscard]] std::string heading_of(const machine::WiredPuzzle& puzzle);
[[nodiscard]] std::string times(const std::string& count);
[[nodiscard]] std::vector<std::string> notes_on(const machine::WiredPuzzle& puzzle);

// Does what add_boards() does, and adds the cost of the presses.
void add_boards_and_cost(VerdictAnswer& answer, const Study& study, const solve::Search& search);

// User-defined puzzle from a file, in any form (docs/puzzles.md).
struct PuzzleFile {
    machine::WiredPuzzle puzzle;
    std::string read_as;  // note on ambiguous input (answer.hpp)
};
// Parses a puzzle. `path` is the text after "file:".
[[nodiscard]] Result<PuzzleFile> read_puzzle(const std::string& path, bool are_columns_buttons = false);

}  // namespace switchbox::cli
