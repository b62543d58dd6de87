// What a program that has other kinds of machines than rules and Ghaly's (machine/kind.hpp) does for them,
// whichever they are.
#include "machine/choice.hpp"
#include "machine/kind.hpp"

namespace switchbox {

const machine::OtherKind* machine::other_in(const MachineKind& kind) {
    const KindInUse* in_use = std::get_if<KindInUse>(&kind);
    return in_use == nullptr ? nullptr : in_use->kind.get();
}

const machine::OtherMachine* machine::Machine::other() const {
    const bool is_other = linear() == nullptr && ghaly() == nullptr;
    return is_other ? static_cast<const OtherMachine*>(this) : nullptr;
}

bool machine::Machine::counts_presses() const { return other() == nullptr || !other()->has_own_states(); }

machine::State machine::Machine::initial_state() const {
    return other() == nullptr ? no_presses() : other()->first_state();
}

void machine::Machine::press(State& state, std::size_t button, int times) const {
    if (other() != nullptr) return other()->step(state, button, times);
    count_press(state, button, times);
}

double machine::Machine::button_radius() const {
    return other() == nullptr ? usual_button_radius : other()->own_button_radius();
}

int machine::Machine::colour_of(int state) const {
    return other() == nullptr ? state : other()->own_colour(state);
}

}  // namespace switchbox
