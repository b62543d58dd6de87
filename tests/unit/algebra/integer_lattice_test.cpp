// Tests of integer lattices: echelon forms against products of the matrix, and reduced bases against a search
// for the shortest vector.
#include "algebra/integer_lattice.hpp"

#include "support/support.hpp"

namespace switchbox::test {

using algebra::ColumnEchelon;
using algebra::LatticeReduction;

namespace {

// Returns the columns of a random matrix, each with a column of the identity below.
std::vector<IntegerVector> columns_with_identity(Random& random, std::size_t rows, std::size_t count) {
    std::vector<IntegerVector> columns;
    for (std::size_t i = 0; i < count; ++i) {
        IntegerVector& column = columns.emplace_back(rows + count);
        for (std::size_t row = 0; row < rows; ++row)
            column[row] = static_cast<std::int64_t>(draw(random, 13)) - 6;
        column[rows + i] = 1;
    }
    return columns;
}

ColumnEchelon finished_echelon(const std::vector<IntegerVector>& columns, std::size_t rows) {
    ColumnEchelon echelon(columns, rows);
    while (!echelon.is_finished()) echelon.step();
    return echelon;
}

// Returns the product of the matrix in `columns` with a vector.
IntegerVector combination_of(const std::vector<IntegerVector>& columns, std::size_t rows,
                             const IntegerVector& vector) {
    IntegerVector sum(columns.front().size());
    for (std::size_t i = 0; i < columns.size(); ++i) add_multiple(sum, columns[i], vector[i]);
    sum.resize(rows);
    return sum;
}

}  // namespace

TEST_CASE("An echelon form solves integer equations or gives weights that prove that it cannot") {
    Random random(5);
    int solved = 0;
    int refused = 0;
    for (int round = 0; round < 2'000; ++round) {
        CAPTURE(round);
        const std::size_t rows = 1 + draw(random, 4);
        const std::size_t count = rows + draw(random, 3);
        const std::vector<IntegerVector> columns = columns_with_identity(random, rows, count);
        const ColumnEchelon echelon = finished_echelon(columns, rows);
        for (std::size_t i = 0; i < count; ++i) {
            const IntegerVector& column = echelon.columns()[i];
            const IntegerVector combination(column.begin() + static_cast<std::ptrdiff_t>(rows), column.end());
            IntegerVector head = column;
            head.resize(rows);
            REQUIRE(combination_of(columns, rows, combination) == head);
            const std::size_t end = i < echelon.pivots().size() ? echelon.pivots()[i] : rows;
            for (std::size_t row = 0; row < end; ++row) REQUIRE(head[row].is_zero());
        }
        if (echelon.pivots().size() < rows) continue;  // then not every right side is a rational combination
        IntegerVector right;
        for (std::size_t row = 0; row < rows; ++row)
            right.push_back(static_cast<std::int64_t>(draw(random, 50)) - 25);
        const ColumnEchelon::Solution solution = echelon.solve(right);
        if (solution.vector) {
            ++solved;
            REQUIRE(combination_of(columns, rows, *solution.vector) == right);
            continue;
        }
        ++refused;
        const Integer& modulus = solution.obstruction.denominator;
        for (const IntegerVector& column : columns) {
            IntegerVector head = column;
            head.resize(rows);
            REQUIRE(modulo(dot_product(solution.obstruction.weights, head), modulus).is_zero());
        }
        REQUIRE(!modulo(dot_product(solution.obstruction.weights, right), modulus).is_zero());
    }
    CHECK(solved > 200);
    CHECK(refused > 200);
}

TEST_CASE("A reduced basis spans the same lattice and begins with a short vector") {
    Random random(8);
    for (int round = 0; round < 300; ++round) {
        CAPTURE(round);
        const std::size_t size = 1 + draw(random, 3);
        std::vector<IntegerVector> basis;
        for (IntegerVector& vector : columns_with_identity(random, 2, size)) {
            for (std::size_t i = 0; i < 2; ++i) vector[i] *= 100;
            basis.push_back(vector);
        }
        LatticeReduction reduction(basis);
        while (!reduction.is_finished()) reduction.step();
        // Each basis has the vectors of the other as integer combinations.
        const std::size_t length = basis.front().size();
        const ColumnEchelon before = finished_echelon(basis, length);
        const ColumnEchelon after = finished_echelon(reduction.basis(), length);
        for (const IntegerVector& vector : reduction.basis()) REQUIRE(before.solve(vector).vector);
        for (const IntegerVector& vector : basis) REQUIRE(after.solve(vector).vector);
        // The first vector is at most 2^((n - 1) / 2) times as long as the shortest one (Cohen,
        // theorem 2.6.2).
        Integer shortest = dot_product(basis.front(), basis.front());
        constexpr std::int64_t farthest = 6;
        for (std::int64_t a = -farthest; a <= farthest; ++a) {
            for (std::int64_t b = -farthest; b <= farthest; ++b) {
                for (std::int64_t c = -farthest; c <= farthest; ++c) {
                    IntegerVector sum(length);
                    add_multiple(sum, basis[0], a);
                    if (size > 1) add_multiple(sum, basis[1], b);
                    if (size > 2) add_multiple(sum, basis[2], c);
                    const Integer square = dot_product(sum, sum);
                    if (!square.is_zero()) shortest = std::min(shortest, square);
                }
            }
        }
        const IntegerVector& first = reduction.basis().front();
        REQUIRE(dot_product(first, first) <= shortest * (1 << (size - 1)));
    }
}

}  // namespace switchbox::test
