#include "command_line/pressed_cells.hpp"

namespace switchbox::command_line {
namespace {

constexpr std::size_t max_cells = 1000;

std::string times_of(int times) { return times == 1 ? "" : " (" + std::to_string(times) + " times)"; }

}  // namespace

std::optional<PressedCells> pressed_cells(const machine::Machine& machine,
                                          const machine::PressGrid& presses) {
    PressedCells pressed;
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (presses[button] == 0) continue;
        pressed.numbers.push_back(machine.button_number(button));
        pressed.text += (pressed.text.empty() ? "" : " ") + std::to_string(pressed.numbers.back()) +
                        times_of(presses[button]);
    }
    if (pressed.numbers.size() > max_cells) return std::nullopt;
    return pressed;
}

}  // namespace switchbox::command_line
