// Tests of canonical bases: a group of vectors has one basis, and a coset one representative. Also of the
// order in which a sparse matrix is peeled.
#include "algebra/eliminator.hpp"

#include <algorithm>
#include <set>

#include "support/matrices.hpp"

namespace switchbox::test {

using algebra::CanonicalBasis;
using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::peel;
using algebra::Peeling;
using algebra::PrimePower;
using algebra::Residues;
using algebra::ZeroOneMatrix;

namespace {

const PrimePower rings[] = {{2, 1, 2}, {3, 1, 3}, {2, 2, 4}, {5, 1, 5}, {7, 1, 7}, {2, 3, 8}, {3, 2, 9}};

// Returns a random matrix. Every other one repeats columns, so that generators of the full order occur too.
algebra::ZeroOneMatrix matrix_with_quiet(Random& random, std::size_t size) {
    algebra::ZeroOneMatrix a = random_zero_one(random, size, size);
    const std::size_t rarity = draw(random, 2) == 0 ? 3 : 1000;
    for (std::size_t column = 1; column < size; ++column) {
        if (draw(random, rarity) == 0) a.columns[column] = a.columns[draw(random, column)];
    }
    return a;
}

// Returns other generators of the same direct sum: each is multiplied by a unit, and multiples of others that
// keep its order are added.
std::vector<CyclicGenerator> scrambled(Random& random, std::vector<CyclicGenerator> generators,
                                       const PrimePower& ring) {
    for (int i = 0; i < 40 && !generators.empty(); ++i) {
        const std::size_t to = draw(random, generators.size());
        const std::size_t from = draw(random, generators.size());
        const int raise = std::max(1, generators[from].order / generators[to].order);
        const int times = raise * static_cast<int>(draw(random, static_cast<std::size_t>(ring.value)));
        if (from == to) {
            const int unit = times % ring.prime == 0 ? 1 : times % ring.value;
            Residues scaled(generators[to].vector.size());
            algebra::add_multiple(scaled, generators[to].vector, unit, ring.value);
            generators[to].vector = scaled;
        } else {
            algebra::add_multiple(generators[to].vector, Residues(generators[from].vector),
                                  times % ring.value, ring.value);
        }
        std::swap(generators[draw(random, generators.size())], generators[draw(random, generators.size())]);
    }
    return generators;
}

}  // namespace

TEST_CASE("Whatever generators a group is given by, its canonical basis is that of elimination") {
    Random random(95);
    for (const PrimePower& power : rings) {
        CAPTURE(power.value);
        std::size_t of_lower_order = 0;
        for (int i = 0; i < 600; ++i) {
            const Factorization a(matrix_with_quiet(random, 1 + draw(random, 14)), power.value);
            const std::vector<CyclicGenerator> kernel = a.kernel();
            for (const CyclicGenerator& one : kernel) of_lower_order += one.order < power.value ? 1 : 0;
            REQUIRE(CanonicalBasis(kernel, power).generators() == kernel);
            REQUIRE(CanonicalBasis(scrambled(random, kernel, power), power).generators() == kernel);
        }
        if (power.exponent > 1) CHECK(of_lower_order > 20);
    }
}

TEST_CASE("Whichever member of a coset is given, the canonical one is the solution of elimination") {
    Random random(96);
    for (const PrimePower& power : rings) {
        for (int i = 0; i < 200; ++i) {
            const algebra::ZeroOneMatrix a = matrix_with_quiet(random, 1 + draw(random, 14));
            const Factorization eliminated(a, power.value);
            const CanonicalBasis basis(scrambled(random, eliminated.kernel(), power), power);
            Residues x = random_residues(random, a.columns.size(), power.value);
            const Residues canonical = eliminated.solve(product(a, x, power.value)).x;
            basis.reduce(x);
            REQUIRE(x == canonical);
        }
    }
}

TEST_CASE("A group of the zero vector alone has a basis without generators") {
    const CanonicalBasis basis({}, {3, 2, 9});
    CHECK(basis.generators().empty());
    Residues x{1, 2, 8};
    basis.reduce(x);
    CHECK(x == Residues{1, 2, 8});
}

namespace {

// Returns a random matrix with a one in about every `rarity`-th entry.
ZeroOneMatrix sparse(Random& random, std::size_t rows, std::size_t columns, std::size_t rarity) {
    ZeroOneMatrix a{rows, {}};
    for (std::size_t column = 0; column < columns; ++column) {
        a.columns.emplace_back();
        for (std::size_t row = 0; row < rows; ++row) {
            if (draw(random, rarity) == 0) a.columns.back().push_back(row);
        }
    }
    return a;
}

bool has(const ZeroOneMatrix& a, std::size_t row, std::size_t column) {
    return std::binary_search(a.columns[column].begin(), a.columns[column].end(), row);
}

// Checks that the order has every column once. Each row determines one column: it has no other entry except
// in columns before it in the order and in columns given up.
void check_order(const ZeroOneMatrix& a, const Peeling& peeling) {
    const std::vector<std::size_t>& order = peeling.columns;
    const std::size_t told = peeling.rows.size();
    REQUIRE(order.size() == a.columns.size());
    REQUIRE(std::set<std::size_t>(order.begin(), order.end()).size() == order.size());
    REQUIRE(std::set<std::size_t>(peeling.rows.begin(), peeling.rows.end()).size() == told);
    REQUIRE(told <= order.size());
    REQUIRE(std::is_sorted(order.begin() + static_cast<std::ptrdiff_t>(told), order.end()));
    for (std::size_t i = 0; i < told; ++i) {
        REQUIRE(has(a, peeling.rows[i], order[i]));
        for (std::size_t column = 0; column < order[i]; ++column)
            REQUIRE_FALSE(has(a, peeling.rows[i], column));
        for (std::size_t later = i + 1; later < told; ++later)
            REQUIRE_FALSE(has(a, peeling.rows[i], order[later]));
    }
}

std::size_t given_up(const ZeroOneMatrix& a) { return a.columns.size() - peel(a).rows.size(); }

}  // namespace

TEST_CASE("Each column but those given up is told by a row that has none behind it") {
    Random random(91);
    check_order({0, {}}, peel({0, {}}));
    check_order({3, {{}, {0, 1, 2}, {}}}, peel({3, {{}, {0, 1, 2}, {}}}));
    for (int i = 0; i < 300; ++i) {
        const ZeroOneMatrix a = sparse(random, draw(random, 40), draw(random, 40), 1 + draw(random, 12));
        check_order(a, peel(a));
    }
}

TEST_CASE("Boards are swept row by row: one row is given up on the plane, about two round a torus") {
    for (const std::size_t n : {3U, 5U, 16U, 40U}) {
        CAPTURE(n);
        check_order(lights_out_matrix(n, false), peel(lights_out_matrix(n, false)));
        CHECK(given_up(lights_out_matrix(n, false)) == n);
        CHECK(given_up(lights_out_matrix(n, true)) <= 2 * n);
        CHECK(given_up(lights_out_matrix(n, true)) >= 2 * n - 1);
        CHECK(given_up(plane_matrix(n, 7)) == 7);
    }
}

}  // namespace switchbox::test
