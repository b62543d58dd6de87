// Options of linear machines (docs/command_line.md, "Which machine").
#pragma once

#include "cli/machine_options.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::cli {

// Returns the machine with the requested size, states, play and drawn rule.
[[nodiscard]] Result<machine::MachineChoice> linear_choice(const machine::MachineChoice& named,
                                                           const MachineOptions& options, Purpose purpose);

}  // namespace switchbox::cli
