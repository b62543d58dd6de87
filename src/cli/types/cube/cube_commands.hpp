// The cube on the command line: its options, its facts and the answer to `solve` (docs/command_line.md, "The
// cube").
#pragma once

#include "cli/machine_options.hpp"
#include "cli/verdict_answer.hpp"
#include "game/action.hpp"

namespace switchbox::cli {

// Facts about a cube, and the answer to `solve`.

// Returns the net, one letter for each sticker.
[[nodiscard]] std::string net_text(const Study& study);
// Returns the picture and the order of the turns made; the second function returns only the order.
[[nodiscard]] Answer cube_shown(const Study& study);
[[nodiscard]] Answer order_of_turns(const Study& study);
// Returns the numbers of states, facets, inputs and orbits.
[[nodiscard]] Answer cube_group(const Study& study);
// Adds the turns of a solution, or the invariant that the cube violates.
void add_turns(VerdictAnswer& answer, const Study& study, const solve::Search& search);

// Options of the cube (docs/command_line.md, "The cube").

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
