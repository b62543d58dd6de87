// All solutions of a board of Ghaly's machine, not only a shortest one.
#pragma once

#include "cli/machine_commands.hpp"

namespace switchbox::cli {

// Returns true if the target is one colour for all cells, false if it is a picture to match.
[[nodiscard]] bool goes_for_one_colour(const game::Puzzle& puzzle);

// Returns at most `limit` ways for the remaining presses: `shortest` and others.
[[nodiscard]] Solutions ghaly_solutions(const std::shared_ptr<const Study>& study,
                                        const machine::PressGrid& shortest, std::size_t limit,
                                        ProgressLine& progress);

}  // namespace switchbox::cli
