// The machine 'own': a rule drawn with options (docs/machines.md, "A rule of one's own").
#pragma once

#include "cli/machine_options.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::cli {

// `rule` with what the options draw; `before` is the same rule at its former size, where its holes fit. What
// is to be studied is small.
[[nodiscard]] Result<machine::MachineChoice> own_choice(const machine::Rule& before, machine::Rule rule,
                                                        const MachineOptions& options, bool is_studied);

}  // namespace switchbox::cli
