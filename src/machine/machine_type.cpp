#include "machine/machine_type.hpp"

#include <algorithm>

#include "base/result.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

std::string known_ids() {
    std::string ids;
    for (const Preset& preset : catalogue()) ids += (ids.empty() ? "" : ", ") + std::string(preset.id);
    return ids;
}

// Reads one part of a choice's text after the id; each kind may occur once.
std::optional<Error> read_part(std::string_view text, std::string_view part, PresetOptions& requested) {
    const auto repeated = [text](MessageId<1> id) { return Error{tell(id, quoted(text))}; };
    const std::optional<std::size_t> rule = place_of(part, std::span(press_words).subspan(1));
    if (rule) {
        if (requested.press != PressRule::any) return repeated("machine.choice.two-press-rules");
        requested.press = static_cast<PressRule>(*rule + 1);
    } else if (part.find('x') != std::string_view::npos) {
        const auto shape = parse_shape(part, largest_played_side);
        if (!shape) return shape.error();
        if (requested.shape) return repeated("machine.choice.two-sizes");
        requested.shape = *shape;
    } else {
        const auto states = parse_number(part);
        if (!states || *states > max_states) {
            return Error{tell("machine.choice.unknown-part", quoted(part))};
        }
        if (requested.states) return repeated("machine.choice.two-states");
        requested.states = static_cast<int>(*states);
    }
    return std::nullopt;
}

}  // namespace

Picture MachineDefinition::start_for(const Picture& /*shown*/, const PressGrid& /*presses*/) const {
    require(false, "what is shown does not tell the start");
    return {};
}

const MachineType& machine_type(std::string_view id) {
    const auto types = machine_types();
    const auto found =
        std::find_if(types.begin(), types.end(), [id](const MachineType& type) { return type.id == id; });
    require(found != types.end(), "there is no such machine type");
    return *found;
}

const std::vector<Preset>& catalogue() {
    static const std::vector<Preset> rows = [] {
        std::vector<Preset> all;
        for (const MachineType& type : machine_types()) {
            if (type.presets == nullptr) continue;
            for (Preset& preset : type.presets()) all.push_back(std::move(preset));
        }
        std::sort(all.begin(), all.end(), [](const Preset& a, const Preset& b) { return a.place < b.place; });
        return all;
    }();
    return rows;
}

const Preset* find_preset(std::string_view id) {
    for (const Preset& preset : catalogue()) {
        if (preset.id == id) return &preset;
    }
    return nullptr;
}

Result<MachineChoice> choose(std::string_view id, const PresetOptions& requested) {
    const Preset* preset = find_preset(id);
    if (preset == nullptr) return Error{tell("machine.choice.unknown", quoted(id), known_ids())};
    return machine_type(preset->usual->type()).choose(*preset, requested);
}

MachineChoice first_choice() { return catalogue().front().usual; }

bool may_be_machine(std::string_view id) {
    constexpr std::size_t max_length = 40;
    return !id.empty() && id.size() <= max_length &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Result<MachineChoice> parse_choice(std::string_view text, bool is_played) {
    for (const MachineType& type : machine_types()) {
        if (type.parse == nullptr) continue;
        if (auto choice = type.parse(text, is_played)) return *std::move(choice);
    }
    PresetOptions requested;
    requested.is_played = is_played;
    const std::vector<std::string_view> parts = split(text, '~');
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto problem = read_part(text, parts[i], requested);
        if (problem) return *problem;
    }
    return choose(parts[0], requested);
}

std::optional<std::string_view> text_after(std::string_view id, std::string_view text) {
    if (!text.starts_with(id) || !text.substr(id.size()).starts_with('~')) return std::nullopt;
    return text.substr(id.size() + 1);
}

}  // namespace switchbox::machine
