// A cube as typed (docs/command_line.md, "The cube").
#pragma once

#include "command_line/position_options.hpp"
#include "play/action.hpp"

namespace switchbox::command_line {

// Returns the cube with the side and the metric that are asked for.
[[nodiscard]] Result<machine::MachineChoice> cube_choice(const machine::MachineChoice& named,
                                                         const MachineOptions& options, Purpose purpose);
// Read --start, with nothing turned since, and --presses, which go on from where the cube is.
[[nodiscard]] Result<ReadPosition> read_cube_start(play::Position position, const std::string& text);
[[nodiscard]] Result<play::Position> read_cube_presses(play::Position position, const std::string& text);
// Draws any cube, or one that is --turns from solved.
[[nodiscard]] std::optional<Result<play::Puzzle>> new_cube(const play::NewGame& wish,
                                                           const MachineOptions& options);

}  // namespace switchbox::command_line
