// The machine 'own': a rule drawn with options (docs/machines.md, "A rule of one's own").
#pragma once

#include <optional>
#include <string_view>

#include "command_line/machine_options.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::command_line {

// Before anything is drawn: Lights Out.
[[nodiscard]] machine::MachineChoice usual_own_choice();

// `rule` with what the options draw; `before` is the same rule at its former size, where its holes fit. What
// is to be studied is small.
[[nodiscard]] Result<machine::MachineChoice> own_choice(const machine::Rule& before, machine::Rule rule,
                                                        const RuleOptions& options, bool is_studied);

// The name of one of the options that only 'own' takes, if any was given.
[[nodiscard]] std::optional<std::string_view> first_given(const RuleOptions& options);

}  // namespace switchbox::command_line
