// Tests of tiled elimination: it agrees with plain elimination, and each answer has a proof.
#include "types/lights/chase/bit_elimination.hpp"

#include "support/matrices.hpp"

namespace switchbox::test {

using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;
using solve::BitElimination;
using solve::BitGrid;
using solve::BitSolution;
using solve::BitWords;

namespace {

BitGrid bits_of(const ZeroOneMatrix& a) {
    BitGrid bits(a.rows, a.columns.size());
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) solve::set_bit(bits.row(row), column);
    }
    return bits;
}

BitWords bits_of(const Residues& vector) {
    return solve::to_bit_words(vector, vector.size() / solve::bits_in_word + 1,
                               [](std::size_t i) { return i; });
}

Residues residues_of(const BitWords& bits, std::size_t size) {
    Residues vector(size);
    for (std::size_t i = 0; i < size; ++i) vector[i] = solve::bit_at(bits, i) ? 1 : 0;
    return vector;
}

// Returns the product of two random matrices with inner dimension `rank`.
ZeroOneMatrix random_of_rank(Random& random, std::size_t rows, std::size_t columns, std::size_t rank) {
    const ZeroOneMatrix left = random_zero_one(random, rows, rank);
    ZeroOneMatrix a{rows, {}};
    for (std::size_t column = 0; column < columns; ++column) {
        const Residues sum = product(left, random_residues(random, rank, 2), 2);
        a.columns.emplace_back();
        for (std::size_t row = 0; row < rows; ++row) {
            if (sum[row] != 0) a.columns.back().push_back(row);
        }
    }
    return a;
}

void check_solution(const ZeroOneMatrix& a, const Residues& b, const BitSolution& solution) {
    if (solution.solvable) {
        REQUIRE(product(a, residues_of(solution.x, a.columns.size()), 2) == b);
        return;
    }
    const Residues y = residues_of(solution.certificate, a.rows);
    REQUIRE(is_zero(product(transpose_of(a), y, 2)));
    int sum = 0;
    for (std::size_t i = 0; i < b.size(); ++i) sum += y[i] * b[i];
    REQUIRE(sum % 2 == 1);
}

void check(const ZeroOneMatrix& a, Random& random) {
    CAPTURE(a.rows);
    CAPTURE(a.columns.size());
    const BitElimination tiled(bits_of(a));
    const Factorization plain(a, 2);
    REQUIRE(tiled.rank() == plain.rank());
    REQUIRE(tiled.nullity() == a.columns.size() - plain.rank());
    for (int i = 0; i < 6; ++i) {
        const Residues b = i % 2 == 0 ? random_residues(random, a.rows, 2)
                                      : product(a, random_residues(random, a.columns.size(), 2), 2);
        const BitSolution solution = tiled.solve(bits_of(b));
        REQUIRE(solution.solvable == plain.solve(b).solvable);
        check_solution(a, b, solution);
    }
    ZeroOneMatrix quiet{a.columns.size(), {}};
    for (std::size_t i = 0; i < tiled.nullity(); ++i) {
        const Residues x = residues_of(tiled.quiet(i), a.columns.size());
        REQUIRE(is_zero(product(a, x, 2)));
        quiet.columns.emplace_back();
        for (std::size_t row = 0; row < x.size(); ++row) {
            if (x[row] != 0) quiet.columns.back().push_back(row);
        }
    }
    REQUIRE(Factorization(quiet, 2).rank() == tiled.nullity());
}

}  // namespace

TEST_CASE("Elimination in tiles agrees with the plain one at sizes round a word, a panel and a strip") {
    Random random(91);
    const std::size_t sizes[] = {1, 2, 7, 63, 64, 65, 127, 128, 129, 200};
    for (const std::size_t rows : sizes) {
        for (const std::size_t columns : sizes) check(random_zero_one(random, rows, columns), random);
    }
    check(random_zero_one(random, 1100, 1030), random);
    check(random_zero_one(random, 90, 1153), random);
    for (const std::size_t columns : {448U, 449U, 511U, 512U, 513U, 576U, 577U, 769U, 1024U})
        check(random_zero_one(random, columns + 5, columns), random);
}

TEST_CASE("Elimination in tiles agrees with the plain one where columns depend on one another") {
    Random random(92);
    for (const std::size_t rank : {0U, 1U, 5U, 63U, 64U, 65U, 100U, 129U}) {
        for (const std::size_t size : {64U, 130U, 200U}) {
            check(random_of_rank(random, size, size + 3, rank), random);
            check(random_of_rank(random, size + 70, size, rank), random);
        }
        check(random_of_rank(random, 300, 700, rank), random);
    }
    check(ZeroOneMatrix{3, {{}, {}, {2}, {}, {0, 2}}}, random);
}

TEST_CASE("A matrix without rows or columns has nothing to eliminate") {
    const BitElimination nothing(BitGrid(0, 0));
    CHECK(nothing.rank() == 0);
    CHECK(nothing.nullity() == 0);
    CHECK(nothing.solve({}).solvable);
}

TEST_CASE("Elimination in steps tells a growing share of its work, and comes to the same") {
    Random random(93);
    const ZeroOneMatrix a = random_zero_one(random, 256, 256);
    BitElimination stepwise(bits_of(a), algebra::InSteps{});
    CHECK(stepwise.progress() == 0);
    while (!stepwise.is_ready()) {
        const double before = stepwise.progress();
        stepwise.advance();
        CHECK(stepwise.progress() > before);
    }
    CHECK(stepwise.progress() == 1);
    CHECK(stepwise.rank() == BitElimination(bits_of(a)).rank());
}

}  // namespace switchbox::test
