// Facts about a linear machine: its rule, figures of its matrix, its inverse and its quiet patterns.
#pragma once

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/study.hpp"

namespace switchbox::cli {

// Returns the user-defined rule as drawn; empty for other machines.
[[nodiscard]] Answer rule_facts(const Study& study);
// Returns rule_facts(), then the figures of the matrix.
[[nodiscard]] Answer linear_facts(const Study& study);
// Return the inverse row by row, and the press patterns that change nothing.
[[nodiscard]] Result<Answer> inverse_facts(const Study& study);
[[nodiscard]] Result<Answer> quiet_facts(const Study& study);

}  // namespace switchbox::cli
