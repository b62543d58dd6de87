// The catalogue's rows.
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
        {"merlin", "Merlin",
         "A corner changes its 2 \xC3\x97 2 block, a side its whole edge, the centre a plus.",
         bordered({3, 3}, plus, {corner_block, edge_line}), 0, Fill::all_off, Fill::ring},
        {"quatrainment", "Quatrainment",
         "A corner changes a triangle of six lamps, an edge its neighbours without itself, a centre a plus.",
         bordered({4, 4}, plus, {corner_triangle, neighbours}), 0, Fill::all_on, Fill::all_off},
        {"ghaly", "Ghaly",
         "A press switches the wires in its cell, so codes reach different edges and cells change colour.",
         plain_codes(4), largest_ghaly, Fill::all_off, Fill::one_colour},
        {"lights-out", "Lights Out",
         "A press changes the lamp and its neighbours above, below, left and right.", plane({5, 5}, plus),
         largest_side, Fill::all_on, Fill::all_off},
        {"subboards", "Subboards",
         "Every 2 \xC3\x97 2 and every 3 \xC3\x97 3 block of the board has a button in its middle.",
         subboards({4, 4}, {2, 3}), 0, Fill::all_on, Fill::all_off},
        {"torus", "Torus",
         "Lights Out on a torus: the top row touches the bottom one, the left column the right.",
         torus({3, 3}, plus), largest_side, Fill::all_on, Fill::all_off},
        {"lights-out-2000", "Lights Out 2000",
         "Lights Out with three states: a press moves the lamp and its neighbours on by one.",
         plane({5, 5}, plus, 3), largest_side, Fill::all_on, Fill::all_off},
        {"lights-out-6", "Lights Out 6 \xC3\x97 6",
         "A press changes the lamp and its neighbours above, below, left and right.", plane({6, 6}, plus),
         largest_side, Fill::all_on, Fill::all_off},
        {"diagonals", "Diagonals", "A press changes the lamp and its four diagonal neighbours.",
         plane({6, 6}, diagonals), largest_side, Fill::all_on, Fill::all_off},
        {"king", "King", "A press changes the lamp and all the lamps that a king could move to.",
         plane({5, 5}, king), largest_side, Fill::all_on, Fill::all_off},
        {"knight", "Knight", "A press changes the lamp and all the lamps that a knight could jump to.",
         plane({5, 5}, knight), largest_side, Fill::all_on, Fill::all_off},
        {"neighbours", "Neighbours", "A press changes the four neighbours and not the lamp itself.",
         plane({4, 4}, neighbours), largest_side, Fill::all_on, Fill::all_off},
        {"row-column", "Row and column", "A press changes the lamp with its whole row and column.",
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
