// Rule of a linear machine, as data: the lamps that a press changes (docs/machines.md, "A rule of one's own"
// and "The catalogue"). They are drawn as stencils round the pressed cell, or as square blocks of a board
// whose buttons are not its lamps.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "machine/grid.hpp"

namespace switchbox::machine {

// Surface of a board. On a cylinder and on a torus the left column touches the right one; on a torus the top
// row touches the bottom one as well.
enum class Surface : std::uint8_t { plane, torus, cylinder };
[[nodiscard]] constexpr bool joins_sides(Surface surface) { return surface != Surface::plane; }
[[nodiscard]] constexpr bool joins_top(Surface surface) { return surface == Surface::torus; }

// Rule about the buttons that may be pressed, each with the lamp under it. If presses alternate, the first
// one needs a lamp that is not dark, the next one a dark lamp, and so on in turn.
enum class PressRule : std::uint8_t { any, lit, alternating };
// Words of the rules in puzzles and links, by PressRule. A link leaves "any" out.
inline constexpr std::array<std::string_view, 3> press_words{"any", "lit", "turns"};
[[nodiscard]] constexpr std::string_view word_of(PressRule rule) {
    return press_words[static_cast<std::size_t>(rule)];
}

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
    std::optional<Border> border = std::nullopt;  // only on the plane
    std::vector<std::size_t> holes = {};          // cells with neither lamp nor button, ascending
    // Sides of the square blocks that buttons change, at most one even and one odd. With blocks, the buttons
    // are the middles of all blocks; without blocks, every lamp has one.
    std::vector<int> blocks = {};
    PressRule press = PressRule::any;
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

// Returns the number of presses of a button after which everything is as before. If presses alternate, it is
// even: the parity of the sum of a press grid then shows whose turn it is.
[[nodiscard]] int press_states_of(const Rule& rule);

// Returns a picture with `value` in every lamp that exists.
[[nodiscard]] Picture uniform(const Rule& rule, std::uint8_t value);

}  // namespace switchbox::machine
