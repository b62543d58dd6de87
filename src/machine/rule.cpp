#include "machine/rule.hpp"

#include <algorithm>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::machine {
namespace {

// Turns an offset clockwise; rows count downwards.
Offset quarter_turns(Offset offset, int turns) {
    for (int i = 0; i < turns; ++i) offset = {offset.column, -offset.row};
    return offset;
}

// Stencil of a cell, and its number of quarter turns.
struct Placement {
    const Stencil* stencil;
    int turns;
};

Placement placement(const Rule& rule, int row, int column) {
    if (!rule.border || rule.surface != Surface::plane) return {&rule.inner, 0};
    const bool top = row == 0;
    const bool bottom = row == rule.shape.rows - 1;
    const bool left = column == 0;
    const bool right = column == rule.shape.columns - 1;
    const Border& border = *rule.border;
    if (top && left) return {&border.corner, 0};
    if (top && right) return {&border.corner, 1};
    if (bottom && right) return {&border.corner, 2};
    if (bottom && left) return {&border.corner, 3};
    if (top) return {&border.edge, 0};
    if (right) return {&border.edge, 1};
    if (bottom) return {&border.edge, 2};
    if (left) return {&border.edge, 3};
    return {&rule.inner, 0};
}

int wrap(int index, int size) { return ((index % size) + size) % size; }

std::vector<std::size_t> changed_by_stencil(const Rule& rule, int row, int column) {
    const auto [stencil, turns] = placement(rule, row, column);
    std::vector<std::size_t> lamps;
    for (const Offset& drawn : *stencil) {
        const Offset offset = quarter_turns(drawn, turns);
        int r = row + offset.row;
        int c = column + offset.column;
        if (joins_top(rule.surface)) r = wrap(r, rule.shape.rows);
        if (joins_sides(rule.surface)) c = wrap(c, rule.shape.columns);
        if (rule.shape.contains(r, c)) lamps.push_back(rule.shape.cell(r, c));
    }
    std::sort(lamps.begin(), lamps.end());
    lamps.erase(std::unique(lamps.begin(), lamps.end()), lamps.end());
    return lamps;
}

std::vector<std::size_t> changed_by_block(const Rule& rule, std::size_t button) {
    const Block block = block_of(rule, button);
    std::vector<std::size_t> lamps;
    for (int row = block.row; row < block.row + block.side; ++row) {
        for (int column = block.column; column < block.column + block.side; ++column) {
            lamps.push_back(rule.shape.cell(row, column));
        }
    }
    return lamps;
}

// Returns the changed lamps, including those in holes.
std::vector<std::size_t> changed_by(const Rule& rule, std::size_t button) {
    return rule.blocks.empty() ? changed_by_stencil(rule, rule.shape.row(button), rule.shape.column(button))
                               : changed_by_block(rule, button);
}

// Returns the side of the block whose middle is (row, column) of the button grid; 0 if there is none.
int side_at(const Rule& rule, int row, int column) {
    for (const int side : rule.blocks) {
        const int twice_row = row + half_cells_to_first(rule) - side;  // twice the block's first row
        const int twice_column = column + half_cells_to_first(rule) - side;
        const bool on_cells = twice_row % 2 == 0 && twice_column % 2 == 0;
        const int last_row = twice_row / 2 + side - 1;
        const int last_column = twice_column / 2 + side - 1;
        if (on_cells && twice_row >= 0 && twice_column >= 0 && rule.shape.contains(last_row, last_column)) {
            return side;
        }
    }
    return 0;
}

Shape shape_of_buttons(const Rule& rule) {
    if (rule.blocks.empty()) return rule.shape;
    const int smallest = half_cells_to_first(rule);
    return {2 * (rule.shape.rows - smallest) + 1, 2 * (rule.shape.columns - smallest) + 1};
}

CellMask block_buttons(const Rule& rule) {
    const Shape shape = shape_of_buttons(rule);
    CellMask sites{shape, std::vector<bool>(shape.size())};
    for (std::size_t i = 0; i < shape.size(); ++i) {
        sites.present[i] = side_at(rule, shape.row(i), shape.column(i)) != 0;
    }
    return sites;
}

}  // namespace

std::vector<std::size_t> CellMask::cells(std::size_t most) const {
    std::vector<std::size_t> found;
    for (std::size_t cell = 0; cell < present.size() && found.size() < most; ++cell) {
        note_work(2);
        if (present[cell]) found.push_back(cell);
    }
    return found;
}

CellMask lamps_of(const Rule& rule) {
    note_work(rule.shape.size() / 8);
    CellMask sites{rule.shape, std::vector<bool>(rule.shape.size(), true)};
    for (const std::size_t hole : rule.holes) sites.present[hole] = false;
    return sites;
}

CellMask buttons_of(const Rule& rule) { return rule.blocks.empty() ? lamps_of(rule) : block_buttons(rule); }

int half_cells_to_first(const Rule& rule) {
    return rule.blocks.empty() ? 1 : *std::min_element(rule.blocks.begin(), rule.blocks.end());
}

Block block_of(const Rule& rule, std::size_t button) {
    const Shape shape = shape_of_buttons(rule);
    const int row = shape.row(button);
    const int column = shape.column(button);
    const int side = side_at(rule, row, column);
    require(side > 0, "there is no such button");
    const int first = half_cells_to_first(rule) - side;
    return {side, (row + first) / 2, (column + first) / 2};
}

std::vector<std::size_t> effect_of(const Rule& rule, std::size_t button) {
    std::vector<std::size_t> lamps = changed_by(rule, button);
    std::erase_if(lamps, [&](std::size_t lamp) {
        return std::binary_search(rule.holes.begin(), rule.holes.end(), lamp);
    });
    return lamps;
}

Effects effects_of(const Rule& rule) {
    const CellMask lamps = lamps_of(rule);
    const CellMask buttons = buttons_of(rule);
    Effects effects(buttons.shape.size());
    for (const std::size_t button : buttons.cells()) {
        effects[button] = changed_by(rule, button);
        std::erase_if(effects[button], [&](std::size_t lamp) { return !lamps.has(lamp); });
    }
    return effects;
}

bool is_even(const Rule& rule) {
    return rule.blocks.empty() && (!rule.border || rule.surface != Surface::plane);
}

int press_states_of(const Rule& rule) {
    const bool doubles = rule.press == PressRule::alternating && rule.states % 2 != 0;
    return doubles ? 2 * rule.states : rule.states;
}

Picture uniform(const Rule& rule, std::uint8_t value) {
    Picture picture = Picture::filled(rule.shape, value);
    for (const std::size_t hole : rule.holes) picture[hole] = 0;
    return picture;
}

}  // namespace switchbox::machine
