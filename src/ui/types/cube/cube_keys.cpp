#include "ui/types/cube/cube_keys.hpp"

#include "types/cube/model/cube_machine.hpp"

namespace switchbox::ui {
namespace {

ImGuiKey key_of(char letter) { return static_cast<ImGuiKey>(ImGuiKey_A + (letter - 'A')); }

}  // namespace

std::vector<ButtonKey> cube_keys(const machine::Machine& machine) {
    const machine::CubeMachine* cube = machine::cube_in(machine);
    std::vector<ButtonKey> keys;
    if (cube == nullptr) return keys;
    const bool only_clockwise = cube->form().metric == machine::Metric::clockwise;
    for (const std::size_t button : cube->button_sites().cells()) {
        const machine::Turn turn = cube->turn_of_button(button);
        const ImGuiKey key = key_of(machine::face_letters[static_cast<std::size_t>(turn.face)]);
        if (turn.quarters == 1) keys.push_back({key, false, button, 1});
        if (turn.quarters == 3) keys.push_back({key, true, button, 1});
        if (turn.quarters == 1 && only_clockwise) keys.push_back({key, true, button, 3});
    }
    return keys;
}

std::vector<PaintKey> cube_paint_keys(const machine::Machine& machine) {
    std::vector<PaintKey> keys;
    keys.reserve(static_cast<std::size_t>(machine.lamp_states()));
    for (int state = 0; state < machine.lamp_states(); ++state)
        keys.push_back({key_of(machine.face(state).front()), static_cast<std::uint8_t>(state)});
    return keys;
}

}  // namespace switchbox::ui
