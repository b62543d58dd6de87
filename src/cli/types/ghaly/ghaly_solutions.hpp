// Every solution of a board of Ghaly's machine, not just a shortest one.
#pragma once

#include "cli/machine_commands.hpp"

namespace switchbox::cli {

// Returns true if the target is one colour for all cells; otherwise a picture is to be matched.
[[nodiscard]] bool goes_for_one_colour(const game::Puzzle& puzzle);

// Returns the presses that are still to be made, in at most `limit` ways: `shortest` and others.
[[nodiscard]] Solutions ghaly_solutions(const std::shared_ptr<const Study>& study,
                                        const machine::PressGrid& shortest, std::size_t limit,
                                        Progress& progress);

}  // namespace switchbox::cli
