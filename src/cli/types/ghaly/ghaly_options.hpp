// Options of Ghaly's machine (docs/command_line.md, "Which machine"), and the codes that they select.
#pragma once

#include "cli/machine_options.hpp"

namespace switchbox::cli {

// Returns the machine with the codes of `named`, except for those that the options change. At another size,
// sigma = tau = 1.
[[nodiscard]] Result<machine::MachineChoice> ghaly_choice(const machine::MachineChoice& named,
                                                          const MachineOptions& options, Purpose purpose);

}  // namespace switchbox::cli
