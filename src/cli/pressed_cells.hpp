// Buttons of a press grid by number, as text and for scripts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "machine/machine.hpp"

namespace switchbox::cli {

struct PressedCells {
    std::vector<std::size_t> numbers;  // ascending
    std::string text;                  // "5 6 7 (2 times) 9"
};

// Returns nullopt if there are more than max_listed (layout.hpp).
[[nodiscard]] std::optional<PressedCells> pressed_cells(const machine::Machine& machine,
                                                        const machine::PressGrid& presses);

}  // namespace switchbox::cli
