// Ghaly's machine on the command line: its options and codes, its facts and all its solutions.
#pragma once

#include "cli/answer.hpp"
#include "cli/machine_commands.hpp"
#include "cli/machine_options.hpp"
#include "cli/study.hpp"

namespace switchbox::cli {

// Facts about one of Ghaly's machines.

// Returns its codes and, if the target is one colour, the only colour and whether all cells can reach it.
[[nodiscard]] Answer ghaly_facts(const Study& study);
// Returns the picture after the presses, the wiring and the codes that the cells show.
[[nodiscard]] Answer wiring_facts(const Study& study);

// Options of Ghaly's machine (docs/command_line.md, "Which machine"), and the codes that they select.

// Returns the machine with the codes of `named`, except for those that the options change. At another size,
// sigma = tau = 1.
[[nodiscard]] Result<machine::MachineChoice> ghaly_choice(const machine::MachineChoice& named,
                                                          const MachineOptions& options, Purpose purpose);

// All solutions of a board of Ghaly's machine, not only a shortest one.

// Returns true if the target is one colour for all cells, false if it is a picture to match.
[[nodiscard]] bool goes_for_one_colour(const game::Puzzle& puzzle);

// Returns at most `limit` ways for the remaining presses: `shortest` and others.
[[nodiscard]] Result<Solutions> ghaly_solutions(const std::shared_ptr<const Study>& study,
                                                const machine::PressGrid& shortest, std::size_t limit,
                                                Host& host);

}  // namespace switchbox::cli
