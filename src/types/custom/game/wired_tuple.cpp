#include "types/custom/game/wired_tuple.hpp"

#include "game/tuple_words.hpp"

namespace switchbox::game {
namespace {

// Returns the number of grids if `count` gives the number of values of each cell: their product over `sites`.
using CellCount = int (machine::Machine::*)(std::size_t cell) const;
Message product_number(const machine::Machine& machine, const machine::CellMask& sites, CellCount count) {
    Natural product = 1;
    for (const std::size_t cell : sites.cells())
        product.multiply_add(static_cast<std::uint32_t>((machine.*count)(cell)), 0);
    return short_number(product);
}

// Returns whether buttons have different periods.
bool comes_round_singly(const machine::Machine& machine) {
    for (const std::size_t button : machine.button_sites().cells())
        if (machine.period_of(button) != machine.press_states()) return true;
    return false;
}

}  // namespace

std::vector<TupleRow> wired_tuple(const Game& game) {
    const machine::Machine& machine = game.machine();
    const int states = machine.press_states();
    const std::size_t buttons = machine.button_sites().cells().size();
    const std::size_t lamps = machine.lamp_sites().cells().size();
    const bool singly = comes_round_singly(machine);
    Message state_number = singly
                               ? product_number(machine, machine.button_sites(), &machine::Machine::period_of)
                               : power_number(states, buttons);
    return {
        {"S", tell("play.mealy.states"), std::move(state_number),
         singly ? tell("puzzle.mealy.states", buttons) : tell("play.mealy.states.linear", buttons, states)},
        {"I", tell("play.mealy.buttons"), number_alone(buttons), tell("puzzle.mealy.buttons")},
        {"O", tell("play.mealy.pictures"),
         product_number(machine, machine.lamp_sites(), &machine::Machine::states_of),
         tell("puzzle.mealy.pictures", lamps)},
        {"f",
         tell("play.mealy.next-state"),
         {},
         together(singly ? tell("puzzle.mealy.next-state") : tell("play.mealy.next-state.sum", states),
                  lit_domain(machine))},
        {"g", tell("play.mealy.picture"), {}, tell("puzzle.mealy.picture")}};
}

}  // namespace switchbox::game
