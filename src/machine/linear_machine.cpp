#include "machine/linear_machine.hpp"

#include <utility>

#include "algebra/require.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

// picture + times·A·presses (mod k)
Picture advanced(const Effects& effects, int states, Picture picture, const PressGrid& presses, int times) {
    require(presses.size() == effects.size(), "the press grid is not of this machine's buttons");
    for (std::size_t button = 0; button < effects.size(); ++button) {
        if (presses[button] == 0) continue;
        const int amount = presses[button] * times;
        for (const std::size_t lamp : effects[button]) {
            picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + amount) % states);
        }
    }
    return picture;
}

}  // namespace

LinearMachine::LinearMachine(Rule rule, Picture start)
    : rule_(std::move(rule)),
      buttons_(buttons_of(rule_)),
      lamps_(lamps_of(rule_)),
      effects_(effects_of(rule_)),
      start_(std::move(start)) {
    require(start_.shape == rule_.shape && start_.size() == rule_.shape.size(),
            "the start has another shape than the rule");
}

Point LinearMachine::button_middle(std::size_t button) const {
    if (rule_.blocks.empty()) return Machine::button_middle(button);
    const int first = half_cells_to_first(rule_);
    return {(first + buttons_.shape.row(button)) / 2.0, (first + buttons_.shape.column(button)) / 2.0};
}

Message LinearMachine::button_place(std::size_t button) const {
    if (rule_.blocks.empty()) return Machine::button_place(button);
    const Block block = block_of(rule_, button);
    return tell("machine.place.block", block.side,
                place(rule_.shape, rule_.shape.cell(block.row, block.column)));
}

Message LinearMachine::state_name(int state) const { return machine::state_name(state, rule_.states); }

bool LinearMachine::may_press(const Picture& shown, std::size_t button) const {
    return !rule_.lit_only || shown[button] != 0;
}

Picture LinearMachine::picture(const PressGrid& presses) const {
    return advanced(effects_, rule_.states, start_, presses, 1);
}

std::vector<std::size_t> LinearMachine::changes(const PressGrid& /*presses*/, std::size_t button) const {
    return effects_[button];
}

Picture start_for(const Rule& rule, const Picture& target, const PressGrid& presses) {
    // -1 is states - 1 (mod states)
    return advanced(effects_of(rule), rule.states, target, presses, rule.states - 1);
}

}  // namespace switchbox::machine
