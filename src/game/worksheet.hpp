// Worksheets: boards to print, each with its solution. The same request makes the same worksheet on every
// platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/position.hpp"

namespace switchbox::game {

inline constexpr std::size_t usual_worksheet_boards = 12;
inline constexpr std::size_t most_worksheet_boards = 48;
inline constexpr int largest_worksheet_side = 24;  // rows and columns of a board that can be read on paper

enum class WorksheetFormat : std::uint8_t { svg, pdf };

struct WorksheetBoard {
    Puzzle puzzle;
    std::vector<std::size_t> presses;  // a solution, in order
    bool is_fewest = false;            // proved: no solution has fewer presses
};

struct Worksheet {
    NewGame requested;
    std::vector<WorksheetBoard> boards;
    std::size_t repeats = 0;  // boards that are on the sheet before, because no others were found
};

// Makes one puzzle of a worksheet: new_puzzle(), unless options ask for another kind.
using MakePuzzle = std::function<Result<Puzzle>(const NewGame& requested)>;

// Returns the reason why there is no worksheet of the machine; nullopt if there is one.
[[nodiscard]] std::optional<Error> problem_with_worksheet(const machine::MachineChoice& choice);

// Returns a worksheet of `count` solvable boards, each different from the others if so many are found.
// Requires a count of 1 to most_worksheet_boards.
[[nodiscard]] Result<Worksheet> make_worksheet(const NewGame& requested, std::size_t count,
                                               const MakePuzzle& make);
[[nodiscard]] Result<Worksheet> make_worksheet(const NewGame& requested, std::size_t count);

}  // namespace switchbox::game
