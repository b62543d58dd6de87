// Facts about one of Ghaly's machines.
#pragma once

#include "cli/answer.hpp"
#include "cli/study.hpp"

namespace switchbox::cli {

// Returns its codes and, if the target is one colour, the only colour and whether all cells can reach it.
[[nodiscard]] Answer ghaly_facts(const Study& study);
// Returns the picture after the presses, the wiring and the codes that the cells show.
[[nodiscard]] Answer wiring_facts(const Study& study);

}  // namespace switchbox::cli
