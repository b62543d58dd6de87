#include "machine/choice.hpp"

#include "algebra/require.hpp"

namespace switchbox::machine {
namespace {

Sites square(const GhalyCodes& codes) {
    const Shape shape{codes.size, codes.size};
    return {shape, std::vector<bool>(shape.size(), true)};
}

const Rule* rule_of(const MachineKind& kind) { return std::get_if<Rule>(&kind); }
const GhalyCodes& codes_of(const MachineKind& kind) {
    const auto* codes = std::get_if<GhalyCodes>(&kind);
    require(codes != nullptr, "the machine has neither a rule nor codes");
    return *codes;
}

}  // namespace

bool is_same_but_codes(const MachineChoice& a, const MachineChoice& b) {
    if (a.ghaly() != nullptr && b.ghaly() != nullptr) return a.ghaly()->size == b.ghaly()->size;
    return a == b;
}

Sites lamps_of(const MachineKind& kind) {
    if (const OtherKind* other = other_in(kind)) return other->lamp_sites();
    const Rule* rule = rule_of(kind);
    return rule != nullptr ? lamps_of(*rule) : square(codes_of(kind));
}

Sites buttons_of(const MachineKind& kind) {
    if (const OtherKind* other = other_in(kind)) return other->button_sites();
    const Rule* rule = rule_of(kind);
    return rule != nullptr ? buttons_of(*rule) : square(codes_of(kind));
}

int lamp_states_of(const MachineKind& kind) {
    if (const OtherKind* other = other_in(kind)) return other->lamp_states();
    const Rule* rule = rule_of(kind);
    return rule != nullptr ? rule->states : codes_of(kind).size + 1;
}

int press_states_of(const MachineKind& kind) {
    if (const OtherKind* other = other_in(kind)) return other->press_states();
    const Rule* rule = rule_of(kind);
    return rule != nullptr ? rule->states : 2;
}

Sites state_sites_of(const MachineKind& kind) {
    const OtherKind* other = other_in(kind);
    return other != nullptr ? other->state_sites() : buttons_of(kind);
}

int state_values_of(const MachineKind& kind) {
    const OtherKind* other = other_in(kind);
    return other != nullptr ? other->state_values() : press_states_of(kind);
}

bool is_lit_only(const MachineKind& kind) {
    const Rule* rule = rule_of(kind);
    return rule != nullptr && rule->lit_only;
}

Picture uniform(const MachineKind& kind, std::uint8_t value) {
    if (const OtherKind* other = other_in(kind)) return other->uniform(value);
    const Rule* rule = rule_of(kind);
    return rule != nullptr ? uniform(*rule, value) : Picture::filled(lamps_of(kind).shape, value);
}

}  // namespace switchbox::machine
