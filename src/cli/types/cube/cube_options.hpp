// Options of the cube (docs/command_line.md, "The cube").
#pragma once

#include "cli/position_options.hpp"
#include "game/action.hpp"

namespace switchbox::cli {

// Returns the cube with the requested side and metric.
[[nodiscard]] Result<machine::MachineChoice> cube_choice(const machine::MachineChoice& named,
                                                         const MachineOptions& options, Purpose purpose);
// Parse --start, which resets the turns, and --presses, which continue from the present cube.
[[nodiscard]] Result<ReadPosition> read_cube_start(game::Position position, const std::string& text);
[[nodiscard]] Result<game::Position> read_cube_presses(game::Position position, const std::string& text);
// Draws a random cube, or one that is --turns from solved.
[[nodiscard]] std::optional<Result<game::Puzzle>> new_cube(const game::NewGame& requested,
                                                           const MachineOptions& options);

}  // namespace switchbox::cli
