// A rule of a linear machine, as data: which lamps a press changes, drawn as stencils round the pressed cell.
// Every cell is a lamp and a button (spec/machines.md, "A rule of one's own").
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "machine/shape.hpp"

namespace switchbox::machine {

enum class Surface : std::uint8_t { plane, torus };

struct Offset {
    int row = 0;
    int column = 0;
    friend bool operator==(const Offset&, const Offset&) = default;
};
using Stencil = std::vector<Offset>;

// Stencils for the border of a plane board. They are drawn for the top left corner and for the top edge, and
// turned by quarter turns to fit the others.
struct Border {
    Stencil corner;
    Stencil edge;
    friend bool operator==(const Border&, const Border&) = default;
};

struct Rule {
    Shape shape;
    int states = 2;
    Surface surface = Surface::plane;
    Stencil inner;                 // for every cell, or for the inner ones when there is a border
    std::optional<Border> border;  // plane only
    friend bool operator==(const Rule&, const Rule&) = default;
};

// For each button the lamps that it changes, ascending, each once. What a stencil draws past the edge of a
// plane board is cut off.
using Effects = std::vector<std::vector<std::size_t>>;
[[nodiscard]] Effects effects_of(const Rule& rule);

}  // namespace switchbox::machine
