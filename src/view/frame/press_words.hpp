// What a press on each button does, in words: "changes 1, 2, 4 and 5". The machine's alone, whatever is
// pressed.
#pragma once

#include <string>
#include <vector>

#include "machine/machine.hpp"

namespace switchbox::view {

// For each cell of the button grid; empty where there is no button.
[[nodiscard]] std::vector<std::string> press_words(const machine::Machine& machine);

}  // namespace switchbox::view
