// Tests of canonical bases: a group of vectors has one basis, and a coset one representative.
#include "algebra/eliminator.hpp"
#include "support/matrices.hpp"

namespace switchbox::test {

using algebra::CanonicalBasis;
using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::PrimePower;
using algebra::Residues;

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

}  // namespace switchbox::test
