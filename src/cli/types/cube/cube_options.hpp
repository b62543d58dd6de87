// A cube as typed (docs/command_line.md, "The cube").
#pragma once

#include "cli/position_options.hpp"
#include "game/action.hpp"

namespace switchbox::cli {

// Returns the cube with the side and the metric that are asked for.
[[nodiscard]] Result<machine::MachineChoice> cube_choice(const machine::MachineChoice& named,
                                                         const MachineOptions& options, Purpose purpose);
// Read --start, with nothing turned since, and --presses, which go on from where the cube is.
[[nodiscard]] Result<ReadPosition> read_cube_start(game::Position position, const std::string& text);
[[nodiscard]] Result<game::Position> read_cube_presses(game::Position position, const std::string& text);
// Draws any cube, or one that is --turns from solved.
[[nodiscard]] std::optional<Result<game::Puzzle>> new_cube(const game::NewGame& wish,
                                                           const MachineOptions& options);

}  // namespace switchbox::cli
