// A rule of a linear machine, as data: which lamps a press changes, drawn as stencils round the pressed cell,
// or as square blocks of a board whose buttons are not its lamps (docs/machines.md, "A rule of one's own" and
// "The catalogue").
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "machine/grid.hpp"
#include "machine/shape.hpp"

namespace switchbox::machine {

enum class Surface : std::uint8_t { plane, torus };

// In cells, from the pressed one.
struct Offset {
    int row = 0;
    int column = 0;
    // clang-tidy 14 sees a null pointer in what this stands for.
    friend auto operator<=>(const Offset&, const Offset&) = default;  // NOLINT(modernize-use-nullptr)
};
using Stencil = std::vector<Offset>;

// Stencils for the border of a plane board. They are drawn for the top left corner and for the top edge, and
// turned by quarter turns to fit the others.
struct Border {
    Stencil corner;
    Stencil edge;
    friend bool operator==(const Border&, const Border&) = default;
};

inline constexpr int fewest_states = 2;
inline constexpr int max_states = 9;

struct Rule {
    Shape shape;  // of the lamps
    int states = 2;
    Surface surface = Surface::plane;
    Stencil inner = {};  // for every cell, or for the inner ones when there is a border
    std::optional<Border> border = std::nullopt;  // plane only
    std::vector<std::size_t> holes = {};          // cells with neither lamp nor button, ascending
    // Sides of the square blocks that buttons change, at most one even and one odd. Then there is a button in
    // the middle of every block, and no other; without blocks there is one on every lamp.
    std::vector<int> blocks = {};
    bool lit_only = false;  // only the button of a lamp that is not dark may be pressed
    friend bool operator==(const Rule&, const Rule&) = default;
};

// Which cells of a grid exist.
struct Sites {
    Shape shape;
    std::vector<bool> present;  // shape.size() of them

    [[nodiscard]] bool has(std::size_t cell) const { return present[cell]; }
    // The cells that exist, ascending: all, or the first of them.
    [[nodiscard]] std::vector<std::size_t> cells(std::size_t most = SIZE_MAX) const;
    friend bool operator==(const Sites&, const Sites&) = default;
};

[[nodiscard]] Sites lamps_of(const Rule& rule);
// One for each lamp; or, with blocks, on a grid of half cells: the one at (r, c) has its middle
// half_cells_to_first(rule) + (r, c) half cells from the board's corner.
[[nodiscard]] Sites buttons_of(const Rule& rule);
[[nodiscard]] int half_cells_to_first(const Rule& rule);
// The side of the block that a button of such a rule changes, and the block's first cell.
struct Block {
    int side = 0;
    int row = 0;
    int column = 0;
};
[[nodiscard]] Block block_of(const Rule& rule, std::size_t button);

// For each cell of the button grid the lamps that its button changes, ascending, each once; none where there
// is no button. What a stencil draws past the edge of a plane board or into a hole is cut off.
using Effects = std::vector<std::vector<std::size_t>>;
[[nodiscard]] Effects effects_of(const Rule& rule);
// Those of one button that exists.
[[nodiscard]] std::vector<std::size_t> effect_of(const Rule& rule, std::size_t button);
// Whether every button draws the same stencil round itself.
[[nodiscard]] bool is_even(const Rule& rule);

// `value` in every lamp that exists.
[[nodiscard]] Picture uniform(const Rule& rule, std::uint8_t value);

}  // namespace switchbox::machine
