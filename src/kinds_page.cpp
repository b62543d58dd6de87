// The kinds of machines of the page's first program, which has to be downloaded: none but rules and Ghaly's.
#include "machine/choice.hpp"
#include "play/brought.hpp"
#include "play/describers.hpp"
#include "play/lesson_lists.hpp"
#include "solve/common/kinds.hpp"
#include "solve/explain/explainers.hpp"

namespace switchbox {

std::span<const machine::KindEntry> machine::kinds() { return {}; }

const machine::OtherKind* machine::other_in(const MachineKind& /*kind*/) { return nullptr; }

const machine::OtherMachine* machine::Machine::other() const { return nullptr; }

bool machine::Machine::counts_presses() const { return true; }

machine::State machine::Machine::initial_state() const { return no_presses(); }

void machine::Machine::press(State& state, std::size_t button, int times) const {
    count_press(state, button, times);
}

double machine::Machine::button_radius() const { return usual_button_radius; }

int machine::Machine::colour_of(int state) const { return state; }

std::span<const solve::Ask> solve::askers() { return {}; }

std::span<const solve::Explainer> solve::explainers() { return {}; }

std::span<const play::Describer> play::describers() { return {}; }

std::vector<play::Lesson> play::kind_lessons() { return {}; }

play::PuzzleReader play::puzzle_reader() { return nullptr; }

}  // namespace switchbox
