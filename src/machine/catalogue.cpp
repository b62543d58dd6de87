#include "machine/catalogue.hpp"

#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

const Stencil plus{{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}};
const Stencil neighbours{{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
// Merlin: the 2 \xC3\x97 2 block of a corner, the whole edge of a side.
const Stencil corner_block{{0, 0}, {0, 1}, {1, 0}, {1, 1}};
const Stencil edge_line{{0, -1}, {0, 0}, {0, 1}};
// Quatrainment: the corner, the next two along each edge, and the diagonal neighbour.
const Stencil corner_triangle{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {2, 0}, {1, 1}};

std::vector<Preset> make_catalogue() {
    return {
        {"merlin", "Merlin",
         "A corner changes its 2 \xC3\x97 2 block, a side its whole edge, the centre a plus.",
         Rule{{3, 3}, 2, Surface::plane, plus, Border{corner_block, edge_line}}, false, Fill::all_off,
         Fill::ring},
        {"quatrainment", "Quatrainment",
         "A corner changes a triangle of six lamps, an edge its neighbours without itself, a centre a plus.",
         Rule{{4, 4}, 2, Surface::plane, plus, Border{corner_triangle, neighbours}}, false, Fill::all_on,
         Fill::all_off},
        {"lights-out", "Lights Out",
         "A press changes the lamp and its neighbours above, below, left and right.",
         Rule{{5, 5}, 2, Surface::plane, plus, std::nullopt}, true, Fill::all_on, Fill::all_off},
        {"torus", "Torus",
         "Lights Out on a torus: the top row touches the bottom one, the left column the right.",
         Rule{{3, 3}, 2, Surface::torus, plus, std::nullopt}, true, Fill::all_on, Fill::all_off},
    };
}

// All lamps lit but the centre, the goal of Merlin's Magic Square (Arnold & Blaszak, figure 8).
Picture ring(Shape shape) {
    Picture picture = Picture::filled(shape, 1);
    picture[shape.cell(shape.rows / 2, shape.columns / 2)] = 0;
    return picture;
}

Picture filled(Fill fill, Shape shape) {
    if (fill == Fill::ring) return ring(shape);
    return Picture::filled(shape, fill == Fill::all_on ? 1 : 0);
}

const Preset& preset_of(const MachineChoice& choice) { return *find_preset(choice.id); }

std::string known_ids() {
    std::string ids;
    for (const Preset& preset : catalogue()) ids += (ids.empty() ? "" : ", ") + std::string(preset.id);
    return ids;
}

}  // namespace

const std::vector<Preset>& catalogue() {
    static const std::vector<Preset> presets = make_catalogue();
    return presets;
}

const Preset* find_preset(std::string_view id) {
    for (const Preset& preset : catalogue()) {
        if (preset.id == id) return &preset;
    }
    return nullptr;
}

Result<MachineChoice> choose(std::string_view id, const MachineWish& wish) {
    const Preset* preset = find_preset(id);
    if (preset == nullptr) {
        return Error{"machine " + quoted(id) + " is not known; there are " + known_ids()};
    }
    const std::string name(preset->name);
    const Shape own = preset->rule.shape;
    const Shape shape = wish.shape.value_or(own);
    if (shape != own && !preset->resizable) {
        return Error{"size " + format_shape(shape) + ": " + name + " is always " + format_shape(own)};
    }
    const int states = wish.states.value_or(preset->rule.states);
    if (states != preset->rule.states) {
        return Error{"states " + std::to_string(states) + ": " + name + " has " +
                     std::to_string(preset->rule.states) + " states in this version"};
    }
    return MachineChoice{std::string(id), shape, states};
}

std::string format_choice(const MachineChoice& choice) {
    const bool usual = choice.shape == preset_of(choice).rule.shape;
    return usual ? choice.id : choice.id + "~" + format_shape(choice.shape);
}

Result<MachineChoice> parse_choice(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '~');
    if (parts.size() > 2) return Error{"machine " + quoted(text) + " has more than one size"};
    MachineWish wish;
    if (parts.size() == 2) {
        const auto shape = parse_shape(parts[1]);
        if (!shape) return shape.error();
        wish.shape = *shape;
    }
    return choose(parts[0], wish);
}

Rule rule_of(const MachineChoice& choice) {
    Rule rule = preset_of(choice).rule;
    rule.shape = choice.shape;
    rule.states = choice.states;
    return rule;
}

std::string_view name_of(const MachineChoice& choice) { return preset_of(choice).name; }

Picture default_start(const MachineChoice& choice) { return filled(preset_of(choice).start, choice.shape); }

Picture default_target(const MachineChoice& choice) { return filled(preset_of(choice).target, choice.shape); }

std::shared_ptr<const Machine> make_machine(const MachineChoice& choice, const Picture& start) {
    return std::make_shared<const LinearMachine>(rule_of(choice), start);
}

}  // namespace switchbox::machine
