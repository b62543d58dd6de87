// The options of linear machines (docs/command_line.md, "Which machine").
#pragma once

#include "cli/machine_options.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::cli {

// The machine at the size, states and play that are asked for, and with the rule that is drawn.
[[nodiscard]] Result<machine::MachineChoice> linear_choice(const machine::MachineChoice& named,
                                                           const MachineOptions& options, Purpose purpose);

}  // namespace switchbox::cli
