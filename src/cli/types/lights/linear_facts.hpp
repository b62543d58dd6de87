// Facts about a linear machine: its rule, its matrix in figures, its inverse and its quiet patterns.
#pragma once

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/study.hpp"

namespace switchbox::cli {

// Returns a rule of one's own as it is drawn; nothing for other machines.
[[nodiscard]] Answer rule_facts(const Study& study);
// Returns the same, then the matrix in figures.
[[nodiscard]] Answer linear_facts(const Study& study);
// Return the inverse, row by row, and the press patterns that change nothing.
[[nodiscard]] Result<Answer> inverse_facts(const Study& study);
[[nodiscard]] Result<Answer> quiet_facts(const Study& study);

}  // namespace switchbox::cli
