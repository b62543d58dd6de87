#include "command_line/study.hpp"

#include <utility>

namespace switchbox::command_line {
namespace {

std::shared_ptr<const machine::Machine> machine_of(const play::Position& position) {
    return machine::make_machine(position.puzzle.machine, position.puzzle.start);
}

}  // namespace

Study::Study(play::Position studied)
    : position(std::move(studied)),
      machine(machine_of(position)),
      picture(machine->picture(position.presses)),
      solver(*machine),
      verdict(solver.verdict(*machine, position.presses, position.puzzle.target)) {}

machine::Picture picture_of(const play::Position& position) {
    return machine_of(position)->picture(position.presses);
}

std::optional<std::size_t> fewest_of(const Study& study) {
    if (!solve::is_proved_fewest(study.verdict)) return std::nullopt;
    return machine::weight(*solve::presses_of(study.verdict));
}

}  // namespace switchbox::command_line
