// Linear machines on the command line: their options, rules drawn with options, and their facts.
#pragma once

#include "algebra/reduction.hpp"
#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/machine_options.hpp"
#include "cli/study.hpp"
#include "machine/machine_type.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::cli {

inline constexpr std::size_t max_buttons_for_determinant = 64;

// Facts about a linear machine: its rule, figures of its matrix, its inverse and its quiet patterns.

// Returns the user-defined rule as drawn; empty for other machines.
[[nodiscard]] Answer rule_facts(const Study& study);
// Returns rule_facts(), then the figures of the matrix.
[[nodiscard]] Answer linear_facts(const Study& study);
// Returns the inverse row by row.
[[nodiscard]] Result<Answer> inverse_answer(const algebra::Equations& equations);
// Return the same for a linear machine, and the press patterns that change nothing.
[[nodiscard]] Result<Answer> inverse_facts(const Study& study);
[[nodiscard]] Result<Answer> quiet_facts(const Study& study);

// Returns the equations of the position.
[[nodiscard]] Result<solve::LinearSystem> equations_of(const Study& study);

// Options of linear machines (docs/command_line.md, "Which machine").

// Returns the machine with the requested size, states, play and drawn rule.
[[nodiscard]] Result<machine::MachineChoice> linear_choice(const machine::MachineChoice& named,
                                                           const MachineOptions& options, Purpose purpose);

// Machine 'own': a rule drawn with options (docs/machines.md, "A rule of one's own").

// Returns `rule` with the drawing options applied. `before` is the same rule at its former size, whose holes
// are kept if they fit. `is_studied` applies the smaller size limit.
[[nodiscard]] Result<machine::MachineChoice> own_choice(const machine::Rule& before, machine::Rule rule,
                                                        const MachineOptions& options, bool is_studied);

}  // namespace switchbox::cli
