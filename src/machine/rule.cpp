#include "machine/rule.hpp"

#include <algorithm>

namespace switchbox::machine {
namespace {

// Clockwise, with rows counted downwards.
Offset quarter_turns(Offset offset, int turns) {
    for (int i = 0; i < turns; ++i) offset = {offset.column, -offset.row};
    return offset;
}

// How a cell lies on the board: which stencil it takes and how far that is turned.
struct Placement {
    const Stencil* stencil;
    int turns;
};

Placement placement(const Rule& rule, int row, int column) {
    if (!rule.border || rule.surface == Surface::torus) return {&rule.inner, 0};
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

std::vector<std::size_t> changed_by(const Rule& rule, int row, int column) {
    const auto [stencil, turns] = placement(rule, row, column);
    std::vector<std::size_t> lamps;
    for (const Offset& drawn : *stencil) {
        const Offset offset = quarter_turns(drawn, turns);
        int r = row + offset.row;
        int c = column + offset.column;
        if (rule.surface == Surface::torus) {
            r = wrap(r, rule.shape.rows);
            c = wrap(c, rule.shape.columns);
        }
        if (rule.shape.contains(r, c)) lamps.push_back(rule.shape.cell(r, c));
    }
    std::sort(lamps.begin(), lamps.end());
    lamps.erase(std::unique(lamps.begin(), lamps.end()), lamps.end());
    return lamps;
}

}  // namespace

Effects effects_of(const Rule& rule) {
    Effects effects;
    effects.reserve(rule.shape.size());
    for (int row = 0; row < rule.shape.rows; ++row) {
        for (int column = 0; column < rule.shape.columns; ++column) {
            effects.push_back(changed_by(rule, row, column));
        }
    }
    return effects;
}

}  // namespace switchbox::machine
