#include "solve/large/light_chase.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::solve {

using algebra::CyclicGenerator;
using algebra::Residues;

LightChase::LightChase(std::size_t rows, std::size_t columns)
    : rows_(rows), columns_(columns), below_(matrix_below(), 2) {}

LightChase::Chased LightChase::chase(const Residues& first_row, const Residues& change) const {
    const std::size_t cells = rows_ * columns_;
    Residues x = first_row;
    x.resize(cells + columns_);
    for (std::size_t lamp = 0; lamp < cells; ++lamp) {
        const std::size_t column = lamp % columns_;
        std::uint8_t state = change[lamp] ^ x[lamp];
        if (lamp >= columns_) state ^= x[lamp - columns_];
        if (column > 0) state ^= x[lamp - 1];
        if (column + 1 < columns_) state ^= x[lamp + 1];
        x[lamp + columns_] = state;
    }
    const auto end = x.begin() + static_cast<std::ptrdiff_t>(cells);
    Residues below(end, x.end());
    x.resize(cells);
    return {std::move(x), std::move(below)};
}

algebra::ZeroOneMatrix LightChase::matrix_below() const {
    algebra::ZeroOneMatrix matrix{columns_, {}};
    const Residues nothing(rows_ * columns_);
    for (std::size_t button = 0; button < columns_; ++button) {
        Residues first_row(columns_);
        first_row[button] = 1;
        const Residues below = chase(first_row, nothing).below;
        std::vector<std::size_t>& column = matrix.columns.emplace_back();
        for (std::size_t i = 0; i < columns_; ++i) {
            if (below[i] != 0) column.push_back(i);
        }
    }
    return matrix;
}

std::optional<Residues> LightChase::solve(const Residues& change) const {
    const algebra::ResidueSolution first = below_.solve(chase(Residues(columns_), change).below);
    if (!first.solvable) return std::nullopt;
    return chase(first.x, change).presses;
}

std::vector<CyclicGenerator> LightChase::quiet() const {
    const Residues nothing(rows_ * columns_);
    std::vector<CyclicGenerator> generators = below_.kernel();
    for (CyclicGenerator& each : generators) each.vector = chase(each.vector, nothing).presses;
    return generators;
}

}  // namespace switchbox::solve
