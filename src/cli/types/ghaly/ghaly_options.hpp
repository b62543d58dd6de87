// The options of Ghaly's machine (docs/command_line.md, "Which machine"), and the codes that they stand for.
#pragma once

#include "cli/machine_options.hpp"

namespace switchbox::cli {

// Returns the machine with the codes of `named`, but for what the options change; sigma = tau = 1 at another
// size.
[[nodiscard]] Result<machine::MachineChoice> ghaly_choice(const machine::MachineChoice& named,
                                                          const MachineOptions& options, Purpose purpose);

}  // namespace switchbox::cli
