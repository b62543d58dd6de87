#include "game/tuple_words.hpp"

#include <utility>

#include "machine/notation.hpp"

namespace switchbox::game {
namespace {

constexpr std::uint64_t first_too_long = 1'000'000'000'000'000;

}  // namespace

Message number_alone(std::uint64_t number) { return tell({}, number); }

Message power_number(int base, std::size_t exponent) {
    std::uint64_t power = 1;
    for (std::size_t i = 0; i < exponent; ++i) {
        power *= static_cast<std::uint64_t>(base);
        if (power >= first_too_long) return verbatim(std::to_string(base) + "^" + std::to_string(exponent));
    }
    return number_alone(power);
}

Message short_number(const Natural& natural) {
    const auto value = machine::parse_number(natural.decimal());
    return value && *value < first_too_long ? number_alone(*value) : Message{};
}

Message lit_domain(const machine::Machine& machine) {
    if (!machine.order_counts()) return {};
    return machine.lamp_states() == 2 ? tell("play.mealy.next-state.lit")
                                      : tell("play.mealy.next-state.not-at-0");
}

std::vector<TupleRow> press_grid_tuple(const machine::Machine& machine, PressGridWords words) {
    const std::size_t buttons = machine.button_sites().cells().size();
    const std::size_t lamps = machine.lamp_sites().cells().size();
    const int states = machine.press_states();
    return {
        {"S", tell("play.mealy.states"), power_number(states, buttons), tell(words.states, buttons, states)},
        {"I", tell("play.mealy.buttons"), number_alone(buttons), std::move(words.buttons)},
        {"O", tell("play.mealy.pictures"), power_number(machine.lamp_states(), lamps),
         std::move(words.pictures)},
        {"f",
         tell("play.mealy.next-state"),
         {},
         together(tell("play.mealy.next-state.sum", states), lit_domain(machine))},
        {"g", tell("play.mealy.picture"), {}, std::move(words.picture)}};
}

}  // namespace switchbox::game
