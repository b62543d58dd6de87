#include "ui/frame/cell_words.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "machine/machine.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t max_told = 24;  // who listens keeps no more in mind, and a large board has many

std::string change_words(const machine::Machine& machine, const std::vector<std::size_t>& lamps) {
    if (lamps.empty()) return say("view.mirror.changes.nothing");
    Messages numbers;
    for (std::size_t i = 0; i < std::min(lamps.size(), max_told); ++i) {
        numbers.push_back(verbatim(machine.lamp_label(lamps[i])));
    }
    if (lamps.size() > max_told) numbers.push_back(tell("view.why.more", lamps.size() - max_told));
    return say(tell("view.mirror.changes", std::move(numbers)).in(machine.vocabulary()));
}

std::string lamp_words(const machine::Machine& machine, std::size_t cell, std::uint8_t state) {
    return say("view.mirror.lamp", machine.lamp_place(cell), machine.state_name_at(cell, state));
}

std::string press_words(const machine::Machine& machine, std::size_t button) {
    if (machine.hides_wiring()) return say("view.mirror.changes.wires");
    return change_words(machine, machine.changes(machine.initial_state(), button));
}

}  // namespace

void CellWords::follow(const game::Game& game) {
    const machine::MachineChoice& machine = game.puzzle().machine;
    const std::uint64_t language = i18n::revision();
    if (of_ && of_->first == machine && of_->second == language) return;
    of_ = {machine, language};
    lamps_.clear();
    presses_.clear();
}

const std::string& CellWords::lamp(const machine::Machine& machine, std::size_t cell,
                                   std::uint8_t state) const {
    std::string& words = lamps_[cell * static_cast<std::size_t>(machine.lamp_states()) + state];
    if (words.empty()) words = lamp_words(machine, cell, state);
    return words;
}

const std::string& CellWords::press(const machine::Machine& machine, std::size_t button) const {
    std::string& words = presses_[button];
    if (words.empty()) words = press_words(machine, button);
    return words;
}

}  // namespace switchbox::ui
