// What the command line says of the cube.
#pragma once

#include "command_line/kind_answers.hpp"

namespace switchbox::command_line {

[[nodiscard]] Result<Answer> solve_cube(const PositionOptions& options, const TimeLimit& time,
                                        Progress& progress);
[[nodiscard]] Result<Answer> show_cube(const PositionOptions& options);
[[nodiscard]] Result<Answer> inspect_cube(const PositionOptions& options);
[[nodiscard]] Result<Answer> draw_cube(const MachineOptions& options, std::uint64_t seed);
[[nodiscard]] Result<Answer> open_cube(const play::Position& position, const TimeLimit& time,
                                       Progress& progress);
[[nodiscard]] ListedMachine list_cube();

}  // namespace switchbox::command_line
