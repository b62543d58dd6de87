// The one file of this floor that knows which kinds of machines there are: rules, codes, and those that a
// program may have or not.
#include "machine/kinds.hpp"

#include <utility>

#include "algebra/require.hpp"
#include "machine/ghaly/ghaly_choice.hpp"
#include "machine/ghaly/ghaly_machine.hpp"
#include "machine/linear/linear_choice.hpp"
#include "machine/linear/linear_machine.hpp"

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

// The rest of `text` behind `id` and "~", where it begins so.
std::optional<std::string_view> behind(std::string_view id, std::string_view text) {
    const std::string prefix = std::string(id) + "~";
    if (!text.starts_with(prefix)) return std::nullopt;
    return text.substr(prefix.size());
}

}  // namespace

const OtherKind* other_in(const MachineKind& kind) {
    const KindInUse* in_use = std::get_if<KindInUse>(&kind);
    return in_use == nullptr ? nullptr : in_use->kind.get();
}

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

bool has_own_start(const MachineKind& kind) { return std::holds_alternative<GhalyCodes>(kind); }

bool can_be_lit_only(const MachineKind& kind) {
    const Rule* rule = rule_of(kind);
    return rule != nullptr && rule->blocks.empty();
}

bool can_have_states(const MachineKind& kind) { return rule_of(kind) != nullptr; }

bool must_be_square(const MachineKind& kind) { return std::holds_alternative<GhalyCodes>(kind); }

bool adds_presses(const MachineKind& kind) { return rule_of(kind) != nullptr; }

Picture start_for(const MachineKind& kind, const Picture& shown, const PressGrid& presses) {
    require(adds_presses(kind), "what is shown does not tell the start");
    return start_for(*rule_of(kind), shown, presses);
}

Picture uniform(const MachineKind& kind, std::uint8_t value) {
    if (const OtherKind* other = other_in(kind)) return other->uniform(value);
    const Rule* rule = rule_of(kind);
    return rule != nullptr ? uniform(*rule, value) : Picture::filled(lamps_of(kind).shape, value);
}

Result<MachineChoice> choose(const Preset& preset, const MachineWish& wish) {
    if (const Rule* rule = rule_of(preset.kind)) return choose_linear(preset, *rule, wish);
    return choose_plain_ghaly(codes_of(preset.kind), wish);
}

std::uint8_t only_colour(const MachineKind& kind) {
    return static_cast<std::uint8_t>(GhalyMachine(codes_of(kind)).only_colour());
}

const Rule* own_rule(const MachineChoice& choice) { return choice.id == own_id ? choice.linear() : nullptr; }

Message about(const MachineChoice& choice) {
    if (const OtherKind* other = choice.other()) return other->about();
    const Preset* preset = find_preset(choice.id);
    Message rule = preset != nullptr ? preset->about : about_own(*choice.linear());
    return is_lit_only(choice.kind) ? together(std::move(rule), tell("machine.about.lit-only")) : rule;
}

std::string format_choice(const MachineChoice& choice) {
    if (const GhalyCodes* codes = choice.ghaly()) return format_ghaly(choice.id, *codes);
    if (const OtherKind* other = choice.other()) return choice.id + "~" + other->text();
    return format_linear(choice.id, *choice.linear());
}

Result<MachineChoice> parse_choice(std::string_view text, bool is_played) {
    if (const auto own = behind(own_id, text)) return parse_own(*own, is_played);
    if (const auto codes = behind(ghaly_id, text)) return parse_ghaly(*codes);
    for (const KindEntry& each : kinds()) {
        const auto said = behind(each.id, text);
        if (!said) continue;
        auto kind = each.parse(*said);
        if (!kind) return kind.error();
        return MachineChoice{std::string(each.id), *std::move(kind)};
    }
    return parse_preset(text, is_played);
}

std::shared_ptr<const Machine> make_machine(const MachineChoice& choice, const Picture& start) {
    if (const GhalyCodes* codes = choice.ghaly()) return std::make_shared<const GhalyMachine>(*codes);
    if (const OtherKind* other = choice.other()) return other->machine(start);
    require(choice.linear() != nullptr, "there is no such kind of machine");
    return std::make_shared<const LinearMachine>(*choice.linear(), start);
}

}  // namespace switchbox::machine
