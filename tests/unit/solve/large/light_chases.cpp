// Chasing the light solves what elimination over all lamps solves, and nothing else.
#include "solve/large/light_chase.hpp"
#include "support/matrices.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;
using solve::LightChase;

namespace {

// A button changes its own lamp and its neighbours.
ZeroOneMatrix matrix_of(std::size_t rows, std::size_t columns) {
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

void check_shape(std::size_t rows, std::size_t columns, algebra::Random& random) {
    const ZeroOneMatrix matrix = matrix_of(rows, columns);
    const Factorization whole(matrix, 2);
    const LightChase chase(rows, columns);
    CHECK(chase.nullity() == rows * columns - whole.rank());
    ZeroOneMatrix patterns{rows * columns, {}};
    for (const CyclicGenerator& each : chase.quiet()) {
        CHECK(each.order == 2);
        CHECK(is_zero(product(matrix, each.vector, 2)));
        std::vector<std::size_t>& ones = patterns.columns.emplace_back();
        for (std::size_t i = 0; i < each.vector.size(); ++i) {
            if (each.vector[i] != 0) ones.push_back(i);
        }
    }
    CHECK(patterns.columns.size() == chase.nullity());
    CHECK(Factorization(patterns, 2).rank() == chase.nullity());
    for (int i = 0; i < 12; ++i) {
        const Residues change = random_residues(random, rows * columns, 2);
        const auto presses = chase.solve(change);
        CHECK(presses.has_value() == whole.solve(change).solvable);
        if (presses) CHECK(product(matrix, *presses, 2) == change);
    }
}

}  // namespace

TEST_CASE("chasing the light agrees with elimination on every board to 9 x 9, rectangles too") {
    algebra::Random random(31);
    for (std::size_t rows = 1; rows <= 9; ++rows) {
        for (std::size_t columns = 1; columns <= 9; ++columns) check_shape(rows, columns, random);
    }
}

}  // namespace switchbox::test
