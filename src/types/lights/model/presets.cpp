// Rows of the catalogue that are linear machines.
#include <utility>

#include "machine/notation.hpp"
#include "types/lights/model/linear_choice.hpp"

namespace switchbox::machine {
namespace {

const Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
const Stencil neighbours{{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
const Stencil diagonals{{-1, -1}, {-1, 1}, {0, 0}, {1, -1}, {1, 1}};
const Stencil king{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
const Stencil knight{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {0, 0}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
// Merlin: the 2 x 2 block of a corner, and the whole edge of a side.
const Stencil corner_block{{0, 0}, {0, 1}, {1, 0}, {1, 1}};
const Stencil edge_line{{0, -1}, {0, 0}, {0, 1}};
// Quatrainment: the corner, the next two along each edge, and the diagonal neighbour.
const Stencil corner_triangle{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}};

// Lights Out on the plane, where the first row determines the others.
constexpr SolvedSides of_a_plane{largest_solved_side, largest_states_side, largest_played_side};
constexpr SolvedSides of_a_torus{largest_solved_side, 0, largest_played_side};
// Any other stencil that is the same for all buttons.
constexpr SolvedSides of_a_stencil{largest_stencil_side, 0, 0};

// Every row of the cross's matrix is long, so elimination costs more than for the others: seconds at 64 x 64.
constexpr int largest_cross = 24;

// Returns the pressed cell with its row and its column, on boards of up to largest_cross lines.
Stencil cross() {
    Stencil stencil{{0, 0}};
    for (int i = 1; i < largest_cross; ++i) {
        stencil.insert(stencil.end(), {{i, 0}, {-i, 0}, {0, i}, {0, -i}});
    }
    return stencil;
}

Rule plane(Shape shape, Stencil inner, int states = 2) {
    return {.shape = shape, .states = states, .inner = std::move(inner)};
}

Rule torus(Shape shape, Stencil inner) {
    return {.shape = shape, .surface = Surface::torus, .inner = std::move(inner)};
}

Rule bordered(Shape shape, Stencil inner, Border border) {
    return {.shape = shape, .inner = std::move(inner), .border = std::move(border)};
}

Rule subboards(Shape shape, std::vector<int> sides) { return {.shape = shape, .blocks = std::move(sides)}; }

std::vector<LinearPreset> make_presets() {
    return {
        {1, "merlin", tell("machine.name.merlin"), tell("machine.about.merlin"),
         bordered({3, 3}, plus, {corner_block, edge_line}), 0, Fill::all_off, Fill::ring},
        {2, "quatrainment", tell("machine.name.quatrainment"), tell("machine.about.quatrainment"),
         bordered({4, 4}, plus, {corner_triangle, neighbours}), 0, Fill::all_on, Fill::all_off},
        {4, "lights-out", tell("machine.name.lights-out"), tell("machine.about.lights-out"),
         plane({5, 5}, plus), largest_side, Fill::all_on, Fill::all_off, of_a_plane},
        {5, "subboards", tell("machine.name.subboards"), tell("machine.about.subboards"),
         subboards({4, 4}, {2, 3}), 0, Fill::all_on, Fill::all_off},
        {6, "torus", tell("machine.name.torus"), tell("machine.about.torus"), torus({3, 3}, plus),
         largest_side, Fill::all_on, Fill::all_off, of_a_torus},
        {7, "lights-out-2000", tell("machine.name.lights-out-2000"), tell("machine.about.lights-out-2000"),
         plane({5, 5}, plus, 3), largest_side, Fill::all_on, Fill::all_off, of_a_plane},
        {8, "lights-out-6", tell("machine.name.lights-out-6"), tell("machine.about.lights-out"),
         plane({6, 6}, plus), largest_side, Fill::all_on, Fill::all_off, of_a_plane},
        {9, "diagonals", tell("machine.name.diagonals"), tell("machine.about.diagonals"),
         plane({6, 6}, diagonals), largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {10, "king", tell("machine.name.king"), tell("machine.about.king"), plane({5, 5}, king), largest_side,
         Fill::all_on, Fill::all_off, of_a_stencil},
        {11, "knight", tell("machine.name.knight"), tell("machine.about.knight"), plane({5, 5}, knight),
         largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {12, "neighbours", tell("machine.name.neighbours"), tell("machine.about.neighbours"),
         plane({4, 4}, neighbours), largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {13, "row-column", tell("machine.name.row-column"), tell("machine.about.row-column"),
         plane({4, 4}, cross()), largest_cross, Fill::all_on, Fill::all_off},
    };
}

}  // namespace

const std::vector<LinearPreset>& linear_presets() {
    static const std::vector<LinearPreset> presets = make_presets();
    return presets;
}

const LinearPreset* find_linear_preset(std::string_view id) {
    for (const LinearPreset& preset : linear_presets()) {
        if (preset.id == id) return &preset;
    }
    return nullptr;
}

}  // namespace switchbox::machine
