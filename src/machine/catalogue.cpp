#include "machine/catalogue.hpp"

#include <algorithm>
#include <utility>

#include "algebra/require.hpp"
#include "machine/ghaly/ghaly_code_text.hpp"
#include "machine/ghaly/ghaly_machine.hpp"
#include "machine/linear/linear_machine.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"

namespace switchbox::machine {
namespace {

// All lamps lit but the centre, the goal of Merlin's Magic Square (Arnold & Blaszak, figure 8).
Picture ring(const MachineKind& kind) {
    Picture picture = uniform(kind, 1);
    const Shape shape = picture.shape;
    picture[shape.cell(shape.rows / 2, shape.columns / 2)] = 0;
    return picture;
}

Picture filled(Fill fill, const MachineKind& kind) {
    if (fill == Fill::ring) return ring(kind);
    const GhalyCodes* codes = std::get_if<GhalyCodes>(&kind);
    if (fill == Fill::one_colour && codes != nullptr) {
        return uniform(kind, static_cast<std::uint8_t>(GhalyMachine(*codes).only_colour()));
    }
    return uniform(kind, fill == Fill::all_on ? 1 : 0);
}

const Preset& preset_of(const MachineChoice& choice) {
    const Preset* preset = find_preset(choice.id);
    require(preset != nullptr, "the catalogue has no such machine");
    return *preset;
}

std::string known_ids() {
    std::string ids;
    for (const Preset& preset : catalogue()) ids += (ids.empty() ? "" : ", ") + std::string(preset.id);
    return ids;
}

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

Result<MachineChoice> choose_linear(const Preset& preset, Rule rule, const MachineWish& wish) {
    rule.shape = wish.shape.value_or(rule.shape);
    rule.states = wish.states.value_or(rule.states);
    rule.lit_only = wish.lit_only;
    if (!allows(preset, rule, wish)) return wrong_size(preset, rule, wish);
    const auto problem = problem_with(rule);
    if (problem) return *problem;
    return MachineChoice{std::string(preset.id), std::move(rule)};
}

Result<MachineChoice> choose_plain_ghaly(const GhalyCodes& usual, const MachineWish& wish) {
    if (wish.states) return Error{tell("machine.choice.ghaly-states", *wish.states)};
    if (wish.lit_only) return Error{tell("machine.choice.ghaly-lit-only")};
    if (!wish.shape) return choose_ghaly(usual);
    const auto size = parse_ghaly_size(format_shape(*wish.shape));
    if (!size) return size.error();
    return choose_ghaly(plain_codes(*size));
}

}  // namespace

Result<MachineChoice> choose(std::string_view id, const MachineWish& wish) {
    const Preset* preset = find_preset(id);
    if (preset == nullptr) return Error{tell("machine.choice.unknown", quoted(id), known_ids())};
    if (const auto* rule = std::get_if<Rule>(&preset->kind)) return choose_linear(*preset, *rule, wish);
    return choose_plain_ghaly(*std::get_if<GhalyCodes>(&preset->kind), wish);
}

MachineChoice choose_ghaly(GhalyCodes codes) { return {std::string(ghaly_id), std::move(codes)}; }

Result<MachineChoice> choose_own(Rule rule, bool is_played) {
    rule = tidied(std::move(rule));
    auto problem = problem_with_own(rule, is_played ? largest_side : largest_stencil_side);
    if (!problem && std::max(rule.shape.rows, rule.shape.columns) > largest_side) {
        problem = what_keeps_small(rule, tell("machine.name.own"), largest_side);
    }
    if (problem) return *problem;
    return MachineChoice{std::string(own_id), std::move(rule)};
}

MachineChoice first_choice() { return *choose("merlin", {}); }

bool may_be_machine(std::string_view id) {
    constexpr std::size_t max_length = 40;
    return !id.empty() && id.size() <= max_length &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Message name_of(const MachineChoice& choice) {
    if (const OtherKind* other = choice.other()) return other->name();
    return choice.id == own_id ? tell("machine.name.own") : preset_of(choice).name;
}

Message about(const MachineChoice& choice) {
    if (const OtherKind* other = choice.other()) return other->about();
    Message rule = choice.id == own_id ? about_own(*choice.linear()) : preset_of(choice).about;
    return is_lit_only(choice.kind) ? together(std::move(rule), tell("machine.about.lit-only")) : rule;
}

Picture default_start(const MachineChoice& choice) {
    if (const OtherKind* other = choice.other()) return other->usual_start();
    const Preset* preset = find_preset(choice.id);
    return filled(preset == nullptr ? Fill::all_on : preset->start, choice.kind);
}

Picture default_target(const MachineChoice& choice) {
    if (const OtherKind* other = choice.other()) return other->target();
    const Preset* preset = find_preset(choice.id);
    return filled(preset == nullptr ? Fill::all_off : preset->target, choice.kind);
}

std::shared_ptr<const Machine> make_machine(const MachineChoice& choice, const Picture& start) {
    if (const GhalyCodes* codes = choice.ghaly()) return std::make_shared<const GhalyMachine>(*codes);
    if (const OtherKind* other = choice.other()) return other->machine(start);
    require(choice.linear() != nullptr, "there is no such kind of machine");
    return std::make_shared<const LinearMachine>(*choice.linear(), start);
}

}  // namespace switchbox::machine
