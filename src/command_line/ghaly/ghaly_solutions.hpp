// Every solution of a board of Ghaly's machine, not just a shortest one.
#pragma once

#include <vector>

#include "command_line/study.hpp"

namespace switchbox::command_line {

// Whether the puzzle is to give all cells of Ghaly's machine the same colour. Else a picture is to be
// matched, or it is another machine.
[[nodiscard]] bool goes_for_one_colour(const play::Puzzle& puzzle);

// What is still to be pressed, in at most `limit` ways: `shortest` and others.
[[nodiscard]] std::vector<machine::PressGrid> ghaly_solutions(const Study& study,
                                                              const machine::PressGrid& shortest,
                                                              std::size_t limit, Progress& progress);

}  // namespace switchbox::command_line
