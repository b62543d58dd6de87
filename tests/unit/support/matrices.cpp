#include "support/matrices.hpp"

#include <algorithm>

namespace switchbox::test {

using algebra::Residues;
using algebra::ZeroOneMatrix;

ZeroOneMatrix random_zero_one(Random& random, std::size_t rows, std::size_t columns) {
    ZeroOneMatrix a{rows, {}};
    for (std::size_t column = 0; column < columns; ++column) {
        a.columns.emplace_back();
        for (std::size_t row = 0; row < rows; ++row) {
            if (draw(random, 2) == 1) a.columns.back().push_back(row);
        }
    }
    return a;
}

ZeroOneMatrix transpose_of(const ZeroOneMatrix& a) {
    ZeroOneMatrix result{a.columns.size(), std::vector<std::vector<std::size_t>>(a.rows)};
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) result.columns[row].push_back(column);
    }
    return result;
}

ZeroOneMatrix lights_out_matrix(std::size_t n, bool torus) {
    ZeroOneMatrix a{n * n, {}};
    const auto neighbours = [&](std::size_t row, std::size_t column, std::vector<std::size_t>& changed) {
        if (row > 0 || torus) changed.push_back((row + n - 1) % n * n + column);
        if (row + 1 < n || torus) changed.push_back((row + 1) % n * n + column);
        if (column > 0 || torus) changed.push_back(row * n + (column + n - 1) % n);
        if (column + 1 < n || torus) changed.push_back(row * n + (column + 1) % n);
    };
    for (std::size_t i = 0; i < n * n; ++i) {
        std::vector<std::size_t> changed{i};
        neighbours(i / n, i % n, changed);
        std::sort(changed.begin(), changed.end());
        a.columns.push_back(changed);
    }
    return a;
}

ZeroOneMatrix plane_matrix(std::size_t rows, std::size_t columns) {
    ZeroOneMatrix matrix{rows * columns, {}};
    for (std::size_t button = 0; button < rows * columns; ++button) {
        std::vector<std::size_t>& lamps = matrix.columns.emplace_back();
        const std::size_t column = button % columns;
        if (button >= columns) lamps.push_back(button - columns);
        if (column > 0) lamps.push_back(button - 1);
        lamps.push_back(button);
        if (column + 1 < columns) lamps.push_back(button + 1);
        if (button + columns < rows * columns) lamps.push_back(button + columns);
    }
    return matrix;
}

Residues product(const ZeroOneMatrix& a, const Residues& x, int modulus) {
    std::vector<int> sums(a.rows);
    for (std::size_t column = 0; column < x.size(); ++column) {
        for (const std::size_t row : a.columns[column]) sums[row] += x[column];
    }
    Residues b;
    for (const int sum : sums) b.push_back(static_cast<std::uint8_t>(sum % modulus));
    return b;
}

bool is_zero(const Residues& vector) {
    return std::all_of(vector.begin(), vector.end(), [](std::uint8_t entry) { return entry == 0; });
}

}  // namespace switchbox::test
