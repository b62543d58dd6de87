#include "algebra/elimination.hpp"

#include <algorithm>

#include "support.hpp"

namespace switchbox::test {

using algebra::BitMatrix;
using algebra::BitVector;
using algebra::row_reduce;
using algebra::RowReduction;

namespace {

// Of every pair of sizes a matrix of full random rank, and one of rank 7 at most.
std::vector<BitMatrix> many_matrices() {
    algebra::Random random(1);
    std::vector<BitMatrix> matrices;
    for (const std::size_t rows : sizes) {
        for (const std::size_t columns : sizes) {
            matrices.push_back(random_matrix(random, rows, columns));
            const BitMatrix tall = random_matrix(random, rows, 7);
            matrices.push_back(tall * random_matrix(random, 7, columns));
        }
    }
    return matrices;
}

BitMatrix from_rows(const std::vector<BitVector>& rows, std::size_t columns) {
    BitMatrix a(rows.size(), columns);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const std::size_t j : rows[i].support()) a.set(i, j, true);
    }
    return a;
}

}  // namespace

TEST_CASE("Row reduction keeps its books: T A = R with T invertible") {
    for (const BitMatrix& a : many_matrices()) {
        const RowReduction reduction = row_reduce(a);
        CHECK(reduction.transform * a == reduction.reduced);
        CHECK(row_reduce(reduction.transform).rank() == a.rows());
    }
}

TEST_CASE("The reduced matrix is in reduced row echelon form") {
    for (const BitMatrix& a : many_matrices()) {
        const RowReduction reduction = row_reduce(a);
        const BitMatrix& r = reduction.reduced;
        REQUIRE(reduction.rank() <= r.rows());
        for (std::size_t i = 0; i < reduction.rank(); ++i) {
            REQUIRE(r.row(i).support().at(0) == reduction.pivots[i]);
            if (i > 0) REQUIRE(reduction.pivots[i - 1] < reduction.pivots[i]);
            for (std::size_t row = 0; row < r.rows(); ++row)
                REQUIRE(r.get(row, reduction.pivots[i]) == (row == i));
        }
        for (std::size_t row = reduction.rank(); row < r.rows(); ++row) REQUIRE_FALSE(r.row(row).any());
        CHECK(row_reduce(r).reduced == r);
    }
}

TEST_CASE("Rank and nullity add up to the number of columns, and a transposed matrix has the same rank") {
    for (const BitMatrix& a : many_matrices()) {
        const RowReduction reduction = row_reduce(a);
        CHECK(reduction.rank() + reduction.nullity() == a.columns());
        CHECK(row_reduce(transposed(a)).rank() == reduction.rank());
    }
}

TEST_CASE("A small matrix kills exactly 2^nullity of all vectors") {
    algebra::Random random(2);
    for (int n = 0; n < 200; ++n) {
        const std::size_t columns = draw(random, 8);
        const std::size_t rows = draw(random, 8);
        const BitMatrix a = random_matrix(random, rows, columns);
        std::size_t killed = 0;
        for (std::uint32_t bits = 0; bits < 1U << columns; ++bits) {
            BitVector x(columns);
            for (std::size_t i = 0; i < columns; ++i) x.set(i, ((bits >> i) & 1U) != 0);
            killed += (a * x).any() ? 0 : 1;
        }
        REQUIRE(killed == std::size_t{1} << row_reduce(a).nullity());
    }
}

TEST_CASE("The null space is spanned by independent vectors that the matrix kills") {
    for (const BitMatrix& a : many_matrices()) {
        const RowReduction reduction = row_reduce(a);
        const std::vector<BitVector> basis = null_space(reduction);
        CHECK(basis.size() == reduction.nullity());
        for (const BitVector& quiet : basis) CHECK(a * quiet == BitVector(a.rows()));
        CHECK(row_reduce(from_rows(basis, a.columns())).rank() == basis.size());
    }
}

TEST_CASE("A right-hand side that the matrix makes is solved, without the free columns") {
    algebra::Random random(3);
    for (const BitMatrix& a : many_matrices()) {
        const RowReduction reduction = row_reduce(a);
        const BitVector b = a * random_vector(random, a.columns());
        const algebra::LinearSolution solution = solve(reduction, b);
        REQUIRE(solution.solvable);
        CHECK(a * solution.x == b);
        for (const std::size_t i : solution.x.support()) {
            CHECK(std::count(reduction.pivots.begin(), reduction.pivots.end(), i) == 1);
        }
    }
}

TEST_CASE("Any right-hand side is solved or proved impossible") {
    algebra::Random random(4);
    std::size_t solved = 0;
    std::size_t impossible = 0;
    for (const BitMatrix& a : many_matrices()) {
        const RowReduction reduction = row_reduce(a);
        const BitMatrix columns = transposed(a);
        for (int n = 0; n < 10; ++n) {
            const BitVector b = random_vector(random, a.rows());
            const algebra::LinearSolution solution = solve(reduction, b);
            if (solution.solvable) {
                ++solved;
                REQUIRE(a * solution.x == b);
            } else {
                ++impossible;
                REQUIRE(columns * solution.certificate == BitVector(a.columns()));
                REQUIRE(dot(solution.certificate, b));
            }
        }
    }
    CHECK(solved > 100);
    CHECK(impossible > 100);
}

TEST_CASE("A square matrix of full rank has an inverse on both sides, and no other matrix has one") {
    algebra::Random random(5);
    for (const std::size_t size : sizes) {
        std::size_t inverted = 0;
        for (int n = 0; n < 30; ++n) {
            const BitMatrix a = random_matrix(random, size, size);
            const RowReduction reduction = row_reduce(a);
            const auto inverted_a = inverse(reduction);
            REQUIRE(inverted_a.has_value() == (reduction.rank() == size));
            if (!inverted_a) continue;
            ++inverted;
            CHECK(*inverted_a * a == BitMatrix::identity(size));
            CHECK(a * *inverted_a == BitMatrix::identity(size));
        }
        CHECK(inverted > 0);
        CHECK_FALSE(inverse(row_reduce(random_matrix(random, size, size + 1))));
        CHECK_FALSE(inverse(row_reduce(random_matrix(random, size + 1, size))));
    }
}

}  // namespace switchbox::test
