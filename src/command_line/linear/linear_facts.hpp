// What there is to tell of a linear machine: its matrix in figures, its inverse and its quiet patterns.
#pragma once

#include "command_line/answer.hpp"
#include "command_line/study.hpp"

namespace switchbox::command_line {

[[nodiscard]] Answer linear_facts(const Study& study);

}  // namespace switchbox::command_line
