// The options of Ghaly's machine (docs/command_line.md, "Which machine"), and the codes that they stand for.
#pragma once

#include "command_line/machine_options.hpp"
#include "machine/catalogue.hpp"
#include "machine/ghaly_codes.hpp"

namespace switchbox::command_line {

// The machine with these codes, but for what the options change; sigma = tau = 1 at another size.
[[nodiscard]] Result<machine::MachineChoice> ghaly_choice(const machine::GhalyCodes& named,
                                                          const MachineOptions& options);

}  // namespace switchbox::command_line
