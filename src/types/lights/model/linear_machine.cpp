#include "types/lights/model/linear_machine.hpp"

#include <utility>

#include "base/require.hpp"
#include "machine/notation.hpp"
#include "machine/pressing.hpp"

namespace switchbox::machine {
LinearMachine::LinearMachine(Rule rule, Picture start)
    : rule_(std::move(rule)),
      buttons_(buttons_of(rule_)),
      lamps_(lamps_of(rule_)),
      effects_(rule_.shape.size() > max_matrix_lamps ? Effects{} : effects_of(rule_)),
      start_(std::move(start)) {
    require(start_.shape == rule_.shape && start_.size() == rule_.shape.size(),
            "the start has another shape than the rule");
    require(!effects_.empty() || is_even(rule_), "a large board takes a rule that is the same everywhere");
}

const Effects& LinearMachine::effects() const {
    require(!effects_.empty(), "a large board has no table of what its buttons change");
    return effects_;
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

bool LinearMachine::may_press(const PressGrid& /*presses*/, const Picture& shown, std::size_t button) const {
    return !rule_.lit_only || shown[button] != 0;
}

Picture LinearMachine::picture(const PressGrid& presses) const {
    return is_even(rule_) ? pressed_evenly(rule_, start_, presses, 1)
                          : pressed(effects_, rule_.states, start_, presses, 1);
}

std::vector<std::size_t> LinearMachine::effect(std::size_t button) const {
    return effects_.empty() ? effect_of(rule_, button) : effects_[button];
}

std::vector<std::size_t> LinearMachine::changes(const PressGrid& /*presses*/, std::size_t button) const {
    return effect(button);
}

void LinearMachine::show_press(Picture& shown, const PressGrid& /*presses*/, std::size_t button,
                               int times) const {
    for (const std::size_t lamp : effect(button)) {
        shown[lamp] = static_cast<std::uint8_t>((shown[lamp] + times) % rule_.states);
    }
}

const LinearMachine* linear_in(const Machine& machine) {
    return machine.type() == linear_id ? static_cast<const LinearMachine*>(&machine) : nullptr;
}

Picture start_for(const Rule& rule, const Picture& target, const PressGrid& presses) {
    const int minus_one = rule.states - 1;
    return is_even(rule) ? pressed_evenly(rule, target, presses, minus_one)
                         : pressed(effects_of(rule), rule.states, target, presses, minus_one);
}

}  // namespace switchbox::machine
