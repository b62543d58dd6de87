// Machine 'own': a rule drawn with options (docs/machines.md, "A rule of one's own").
#pragma once

#include "cli/machine_options.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::cli {

// Returns `rule` with the drawing options applied. `before` is the same rule at its former size, whose holes
// are kept if they fit. `is_studied` applies the smaller size limit.
[[nodiscard]] Result<machine::MachineChoice> own_choice(const machine::Rule& before, machine::Rule rule,
                                                        const MachineOptions& options, bool is_studied);

}  // namespace switchbox::cli
