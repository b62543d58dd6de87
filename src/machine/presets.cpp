// The catalogue's rows.
#include <utility>

#include "machine/catalogue.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

const Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
const Stencil neighbours{{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
const Stencil diagonals{{-1, -1}, {-1, 1}, {0, 0}, {1, -1}, {1, 1}};
const Stencil king{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
const Stencil knight{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {0, 0}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
// Merlin: the 2 x 2 block of a corner, the whole edge of a side.
const Stencil corner_block{{0, 0}, {0, 1}, {1, 0}, {1, 1}};
const Stencil edge_line{{0, -1}, {0, 0}, {0, 1}};
// Quatrainment: the corner, the next two along each edge, and the diagonal neighbour.
const Stencil corner_triangle{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}};

// Lights Out on the plane, of which the first row decides the others.
constexpr SolvedSides of_a_plane{largest_solved_side, largest_states_side, largest_played_side};
constexpr SolvedSides of_a_torus{largest_solved_side, 0, largest_played_side};
// Any other stencil that is the same for all buttons.
constexpr SolvedSides of_a_stencil{largest_stencil_side, 0, 0};

// Every row of its matrix is long, so that elimination costs more than for the others: seconds at 64 x 64.
constexpr int largest_cross = 24;

// The pressed cell with its row and its column, on boards of up to largest_cross lines.
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

std::vector<Preset> make_catalogue() {
    return {
        {"merlin", tell("machine.name.merlin"), tell("machine.about.merlin"),
         bordered({3, 3}, plus, {corner_block, edge_line}), 0, Fill::all_off, Fill::ring},
        {"quatrainment", tell("machine.name.quatrainment"), tell("machine.about.quatrainment"),
         bordered({4, 4}, plus, {corner_triangle, neighbours}), 0, Fill::all_on, Fill::all_off},
        {"ghaly", tell("machine.name.ghaly"), tell("machine.about.ghaly"), plain_codes(4), largest_ghaly,
         Fill::all_off, Fill::one_colour},
        {"lights-out", tell("machine.name.lights-out"), tell("machine.about.lights-out"), plane({5, 5}, plus),
         largest_side, Fill::all_on, Fill::all_off, of_a_plane},
        {"subboards", tell("machine.name.subboards"), tell("machine.about.subboards"),
         subboards({4, 4}, {2, 3}), 0, Fill::all_on, Fill::all_off},
        {"torus", tell("machine.name.torus"), tell("machine.about.torus"), torus({3, 3}, plus), largest_side,
         Fill::all_on, Fill::all_off, of_a_torus},
        {"lights-out-2000", tell("machine.name.lights-out-2000"), tell("machine.about.lights-out-2000"),
         plane({5, 5}, plus, 3), largest_side, Fill::all_on, Fill::all_off, of_a_plane},
        {"lights-out-6", tell("machine.name.lights-out-6"), tell("machine.about.lights-out"),
         plane({6, 6}, plus), largest_side, Fill::all_on, Fill::all_off, of_a_plane},
        {"diagonals", tell("machine.name.diagonals"), tell("machine.about.diagonals"),
         plane({6, 6}, diagonals), largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {"king", tell("machine.name.king"), tell("machine.about.king"), plane({5, 5}, king), largest_side,
         Fill::all_on, Fill::all_off, of_a_stencil},
        {"knight", tell("machine.name.knight"), tell("machine.about.knight"), plane({5, 5}, knight),
         largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {"neighbours", tell("machine.name.neighbours"), tell("machine.about.neighbours"),
         plane({4, 4}, neighbours), largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {"row-column", tell("machine.name.row-column"), tell("machine.about.row-column"),
         plane({4, 4}, cross()), largest_cross, Fill::all_on, Fill::all_off},
    };
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

}  // namespace switchbox::machine
