#include "play/tuple_words.hpp"

#include "machine/notation.hpp"

namespace switchbox::play {
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

Message short_number(const algebra::Natural& natural) {
    const auto value = machine::parse_number(natural.decimal());
    return value && *value < first_too_long ? number_alone(*value) : Message{};
}

Message lit_domain(const machine::Machine& machine) {
    if (!machine.order_counts()) return {};
    return machine.lamp_states() == 2 ? tell("play.mealy.next-state.lit")
                                      : tell("play.mealy.next-state.not-at-0");
}

}  // namespace switchbox::play
