#include "machine/linear/linear_choice.hpp"

#include <algorithm>
#include <utility>

#include "machine/notation.hpp"
#include "machine/rule_text.hpp"

namespace switchbox::machine {
namespace {

// Of a torus round which no button reaches.
int least_side(const Rule& rule) { return 2 * reach_of(rule.inner) + 1; }

bool is_too_narrow(const Rule& rule) {
    return rule.surface == Surface::torus && std::min(rule.shape.rows, rule.shape.columns) < least_side(rule);
}

int largest_side_of(const Preset& preset, const Rule& rule, const MachineWish& wish) {
    if (rule.lit_only || is_too_narrow(rule)) return preset.largest_side;
    const bool has_two = rule.states == fewest_states;
    const int solved = has_two ? preset.solved.two_states : preset.solved.more_states;
    const int played = has_two ? preset.solved.played : 0;
    return std::max(preset.largest_side, wish.is_played ? played : solved);
}

// What keeps a board that would be solved at this size from it, if anything does.
std::optional<Error> what_keeps_small(const Rule& rule, const Message& name, int most) {
    const std::string size = format_shape(rule.shape);
    const auto at_most = [&](std::string_view id) { return Error{tell(id, size, name, most)}; };
    if (is_too_narrow(rule)) {
        return Error{tell("machine.size.too-narrow", size, name, most, least_side(rule))};
    }
    if (rule.lit_only) return at_most("machine.size.too-large-for-lit-only");
    if (rule.states > fewest_states) return at_most("machine.size.too-large-for-states");
    if (!is_even(rule) || !rule.holes.empty()) return at_most("machine.size.too-large-for-border");
    return std::nullopt;
}

Error wrong_size(const Preset& preset, const Rule& rule, const MachineWish& wish) {
    const std::string size = format_shape(rule.shape);
    const int most = largest_side_of(preset, rule, wish);
    const bool may_be_larger = (wish.is_played ? preset.solved.played : preset.solved.two_states) > 0;
    const auto kept = may_be_larger ? what_keeps_small(rule, preset.name, most) : std::nullopt;
    if (kept) return *kept;
    if (preset.is_resizable()) {
        return Error{tell("machine.size.too-large", size, preset.name, most)};
    }
    return Error{tell("machine.size.fixed", size, preset.name, format_shape(lamps_of(preset.kind).shape))};
}

bool allows(const Preset& preset, const Rule& rule, const MachineWish& wish) {
    const Shape shape = rule.shape;
    if (shape == lamps_of(preset.kind).shape) return true;
    const int most = largest_side_of(preset, rule, wish);
    const auto fits = [&](int side) { return side >= 1 && side <= most; };
    return fits(shape.rows) && fits(shape.columns);
}

}  // namespace

Result<MachineChoice> choose_linear(const Preset& preset, Rule rule, const MachineWish& wish) {
    rule.shape = wish.shape.value_or(rule.shape);
    rule.states = wish.states.value_or(rule.states);
    rule.lit_only = wish.lit_only;
    if (!allows(preset, rule, wish)) return wrong_size(preset, rule, wish);
    const auto problem = problem_with(rule);
    if (problem) return *problem;
    return MachineChoice{std::string(preset.id), std::move(rule)};
}

Result<MachineChoice> choose_own(Rule rule, bool is_played) {
    rule = tidied(std::move(rule));
    auto problem = problem_with_own(rule, is_played ? largest_side : largest_stencil_side);
    if (!problem && std::max(rule.shape.rows, rule.shape.columns) > largest_side) {
        problem = what_keeps_small(rule, tell("machine.name.own"), largest_side);
    }
    if (problem) return *problem;
    return MachineChoice{std::string(own_id), std::move(rule)};
}

std::string format_linear(const std::string& id, const Rule& rule) {
    const std::string lit = rule.lit_only ? "~" + std::string(lit_word) : "";
    if (id == own_id) return id + "~" + format_rule(rule) + lit;
    const Rule& usual = *std::get_if<Rule>(&find_preset(id)->kind);
    std::string text = id;
    if (rule.shape != usual.shape) text += "~" + format_shape(rule.shape);
    if (rule.states != usual.states) text += "~" + std::to_string(rule.states);
    return text + lit;
}

Result<MachineChoice> parse_own(std::string_view text, bool is_played) {
    const std::string suffix = "~" + std::string(lit_word);
    const bool lit_only = text.ends_with(suffix);
    if (lit_only) text.remove_suffix(suffix.size());
    const auto rule = parse_rule(text);
    if (!rule) return rule.error();
    Rule own = *rule;
    own.lit_only = lit_only;
    return choose_own(std::move(own), is_played);
}

Message about_own(const Rule& rule) {
    const std::size_t lamps = rule.inner.size();
    const std::size_t holes = rule.holes.size();
    if (rule.border) {
        const std::size_t edge = rule.border->edge.size();
        const std::size_t corner = rule.border->corner.size();
        return holes == 0 ? tell("machine.about.own.border", lamps, edge, corner)
                          : tell("machine.about.own.border-holes", lamps, edge, corner, holes);
    }
    if (rule.surface == Surface::torus) {
        return holes == 0 ? tell("machine.about.own.torus", lamps)
                          : tell("machine.about.own.torus-holes", lamps, holes);
    }
    return holes == 0 ? tell("machine.about.own", lamps) : tell("machine.about.own.holes", lamps, holes);
}

}  // namespace switchbox::machine
