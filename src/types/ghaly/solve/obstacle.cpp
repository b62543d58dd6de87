#include "types/ghaly/solve/obstacle.hpp"

#include <utility>

namespace switchbox::solve {
namespace {

using Kind = GhalyObstacle::Kind;

// Returns a column that gets its wire from further right, except the first, or -1.
int column_from_the_right(const algebra::Permutation& gamma) {
    for (int column = 1; column < static_cast<int>(gamma.size()); ++column) {
        if (gamma[column] > column) return column;
    }
    return -1;
}

// Returns a column, except the first, that gets its own wire, or -1.
int straight_column(const algebra::Permutation& gamma) {
    for (int column = 1; column < static_cast<int>(gamma.size()); ++column) {
        if (gamma[column] == column) return column;
    }
    return -1;
}

// Returns the rows whose codes need a transmitter higher up.
std::vector<int> rows_from_above(const algebra::Permutation& delta) {
    std::vector<int> rows;
    for (int row = 0; row < static_cast<int>(delta.size()); ++row) {
        if (delta[row] < row) rows.push_back(row);
    }
    return rows;
}

// Returns a row above `hidden` whose code needs a transmitter below `hidden`, or -1.
int row_cut_off(const algebra::Permutation& delta, int hidden) {
    for (int row = 0; row < hidden; ++row) {
        if (delta[row] > hidden) return row;
    }
    return -1;
}

}  // namespace

std::optional<GhalyObstacle> obstacle_to(const GhalyClass& machine) {
    const int from_the_right = column_from_the_right(machine.gamma);
    if (from_the_right > 0) return GhalyObstacle{Kind::from_the_right, from_the_right, {}};
    const int straight = straight_column(machine.gamma);
    std::vector<int> rows = rows_from_above(machine.delta);
    const std::size_t possible = straight < 0 ? 2 : 1;
    if (rows.size() > possible) {
        rows.resize(possible + 1);
        return GhalyObstacle{Kind::too_many_rows, straight, std::move(rows)};
    }
    if (rows.size() == 2) {
        const int row = row_cut_off(machine.delta, rows[0]);
        if (row >= 0) return GhalyObstacle{Kind::blocked_row, straight, {rows[0], rows[1], row}};
    }
    if (rows.size() == possible && machine.rho != rows.back()) {
        return GhalyObstacle{Kind::wrong_colour, straight, std::move(rows)};
    }
    if (straight > 0 && rows.empty() && machine.gamma[0] != 0 && machine.rho == 0) {
        return GhalyObstacle{Kind::only_in_row_one, straight, {}};
    }
    return std::nullopt;
}

}  // namespace switchbox::solve
