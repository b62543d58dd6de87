// Rule of a linear machine, as data: the lamps that a press changes (docs/machines.md, "A rule of one's own"
// and "The catalogue"). They are drawn as stencils round the pressed cell, or as square blocks of a board
// whose buttons are not its lamps.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "machine/grid.hpp"

namespace switchbox::machine {

enum class Surface : std::uint8_t { plane, torus };

// Offset in cells from the pressed one.
struct Offset {
    int row = 0;
    int column = 0;
    // clang-tidy 14 sees a null pointer in the expansion of this.
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
    Stencil inner = {};  // for every cell, or for the inner ones if there is a border
    std::optional<Border> border = std::nullopt;  // ignored on a torus
    std::vector<std::size_t> holes = {};          // cells with neither lamp nor button, ascending
    // Sides of the square blocks that buttons change, at most one even and one odd. With blocks, the buttons
    // are the middles of all blocks; without blocks, every lamp has one.
    std::vector<int> blocks = {};
    bool lit_only = false;  // only the button of a lamp that is not dark may be pressed
    friend bool operator==(const Rule&, const Rule&) = default;
};

// Mask of the cells of a grid that exist.
struct CellMask {
    Shape shape;
    std::vector<bool> present;  // shape.size() of them

    [[nodiscard]] bool has(std::size_t cell) const { return present[cell]; }
    // Returns the cells that exist, ascending, at most the first `most`.
    [[nodiscard]] std::vector<std::size_t> cells(std::size_t most = SIZE_MAX) const;
    friend bool operator==(const CellMask&, const CellMask&) = default;
};

[[nodiscard]] CellMask lamps_of(const Rule& rule);
// Returns a button for each lamp; or, with blocks, a grid of half cells. Its button (r, c) has its middle
// half_cells_to_first(rule) + (r, c) half cells from the board's corner.
[[nodiscard]] CellMask buttons_of(const Rule& rule);
[[nodiscard]] int half_cells_to_first(const Rule& rule);
// Block of lamps that a button changes: its side, and the row and column of its first lamp.
struct Block {
    int side = 0;
    int row = 0;
    int column = 0;
};
// Requires a rule with blocks and a button that exists.
[[nodiscard]] Block block_of(const Rule& rule, std::size_t button);

// The lamps that each button changes, by cells of the button grid: ascending, each once, empty if there is no
// button. Parts of a stencil past the edge of a plane board or in a hole are cut off.
using Effects = std::vector<std::vector<std::size_t>>;
[[nodiscard]] Effects effects_of(const Rule& rule);
// Returns the lamps that one existing button changes, ascending.
[[nodiscard]] std::vector<std::size_t> effect_of(const Rule& rule, std::size_t button);
// Returns whether every button draws the same stencil round itself.
[[nodiscard]] bool is_even(const Rule& rule);

// Returns a picture with `value` in every lamp that exists.
[[nodiscard]] Picture uniform(const Rule& rule, std::uint8_t value);

}  // namespace switchbox::machine
