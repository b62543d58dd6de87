#include "cli/pressed_cells.hpp"

#include <algorithm>

#include "cli/layout.hpp"

namespace switchbox::cli {
namespace {

std::string times_of(int times) { return times == 1 ? "" : " (" + std::to_string(times) + " times)"; }

}  // namespace

std::optional<PressedCells> pressed_cells(const machine::Machine& machine,
                                          const machine::PressGrid& presses) {
    const auto without = std::count(presses.cells.begin(), presses.cells.end(), 0);
    if (presses.size() - static_cast<std::size_t>(without) > max_listed) return std::nullopt;
    PressedCells pressed;
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (presses[button] == 0) continue;
        pressed.numbers.push_back(machine.button_number(button));
        pressed.text += (pressed.text.empty() ? "" : " ") + std::to_string(pressed.numbers.back()) +
                        times_of(presses[button]);
    }
    return pressed;
}

}  // namespace switchbox::cli
