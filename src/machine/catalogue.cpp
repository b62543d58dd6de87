#include "machine/catalogue.hpp"

#include "algebra/require.hpp"
#include "machine/kinds.hpp"
#include "machine/notation.hpp"

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
    if (fill == Fill::one_colour) return uniform(kind, only_colour(kind));
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

}  // namespace

Result<MachineChoice> choose(std::string_view id, const MachineWish& wish) {
    const Preset* preset = find_preset(id);
    if (preset == nullptr) return Error{tell("machine.choice.unknown", quoted(id), known_ids())};
    return choose(*preset, wish);
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

}  // namespace switchbox::machine
