// Tests of boards with one stencil by chasing with unknowns: they agree with elimination, and each answer has
// a proof.
#include "types/lights/chase/stencil_equations.hpp"

#include "machine/machine.hpp"
#include "support/matrices.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;
using machine::Picture;
using machine::Rule;
using machine::Stencil;
using machine::Surface;
using solve::StencilBoard;
using solve::StencilEquations;

namespace {

// Returns the stencil of those cells of a square whose bit is set.
Stencil stencil_numbered(std::uint64_t number, int reach) {
    Stencil stencil;
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column, number >>= 1U) {
            if ((number & 1U) != 0) stencil.push_back({row, column});
        }
    }
    return stencil;
}

ZeroOneMatrix matrix_of_rule(const Rule& rule) {
    return solve::matrix_of(machine::LinearMachine(rule, Picture::filled(rule.shape, 0)));
}

ZeroOneMatrix matrix_of_columns(const std::vector<CyclicGenerator>& vectors, std::size_t rows) {
    ZeroOneMatrix a{rows, {}};
    for (const CyclicGenerator& generator : vectors) {
        a.columns.emplace_back();
        for (std::size_t row = 0; row < rows; ++row) {
            if (generator.vector[row] != 0) a.columns.back().push_back(row);
        }
    }
    return a;
}

int dot_modulo_two(const Residues& a, const Residues& b) {
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum % 2;
}

// Returns whether the vectors are a basis of the kernel: independent, `nullity` many, and each mapped to 0.
bool spans_kernel(const std::vector<CyclicGenerator>& vectors, const ZeroOneMatrix& a, std::size_t nullity) {
    for (const CyclicGenerator& generator : vectors) {
        if (generator.order != 2 || !is_zero(product(a, generator.vector, 2))) return false;
    }
    const std::size_t size = a.columns.size();
    return vectors.size() == nullity && Factorization(matrix_of_columns(vectors, size), 2).rank() == nullity;
}

void check_solutions(const StencilEquations& chased, const Factorization& eliminated, const ZeroOneMatrix& a,
                     Random& random) {
    const ZeroOneMatrix transposed = transpose_of(a);
    for (int i = 0; i < 3; ++i) {
        Residues b = random_residues(random, a.rows, 2);
        if (i == 0) b = product(a, b, 2);
        const algebra::ResidueSolution solution = chased.solve(b);
        REQUIRE(solution.solvable == eliminated.solve(b).solvable);
        if (solution.solvable) {
            REQUIRE(product(a, solution.x, 2) == b);
        } else {
            REQUIRE(is_zero(product(transposed, solution.certificate, 2)));
            REQUIRE(dot_modulo_two(solution.certificate, b) == 1);
        }
        if (eliminated.is_one_to_one()) REQUIRE(solution.x == eliminated.solve(b).x);
    }
}

// Returns whether chasing applies to the rule, and checks its answers if so.
bool check(const Rule& rule, Random& random) {
    const auto board = StencilBoard::of(rule);
    if (!board) return false;
    const ZeroOneMatrix a = matrix_of_rule(rule);
    const Factorization eliminated(a, 2);
    const StencilEquations chased(*board);
    CAPTURE(rule.shape.rows);
    CAPTURE(rule.shape.columns);
    REQUIRE(chased.rows() == eliminated.rows());
    REQUIRE(chased.columns() == eliminated.columns());
    REQUIRE(chased.rank() == eliminated.rank());
    REQUIRE(chased.kernel_size() == eliminated.kernel_size());
    REQUIRE(chased.image_size() == eliminated.image_size());
    const std::size_t nullity = a.rows - eliminated.rank();
    REQUIRE(spans_kernel(chased.kernel(), a, nullity));
    REQUIRE(spans_kernel(chased.left_kernel(), transpose_of(a), nullity));
    check_solutions(chased, eliminated, a, random);
    if (nullity == 0) {
        const auto i = static_cast<std::size_t>(random.below(a.rows));
        REQUIRE(chased.inverse_row(i) == eliminated.inverse_row(i));
    }
    return true;
}

Rule rule_of(int rows, int columns, Stencil stencil, Surface surface = Surface::plane) {
    return {.shape = {rows, columns}, .surface = surface, .inner = std::move(stencil)};
}

const Stencil knight{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {0, 0}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
Stencil full(int reach) { return stencil_numbered(~std::uint64_t{0}, reach); }
const Stencil diagonals = stencil_numbered(0b101010101, 1);

}  // namespace

TEST_CASE("Every stencil of 3 x 3 cells is chased on the plane as elimination solves it") {
    Random random(61);
    for (std::uint64_t number = 1; number < 512; ++number) {
        CAPTURE(number);
        for (int rows = 1; rows <= 6; ++rows) {
            for (int columns = 1; columns <= 7; ++columns) {
                REQUIRE(check(rule_of(rows, columns, stencil_numbered(number, 1)), random));
            }
        }
    }
}

TEST_CASE("Every stencil of 3 x 3 cells is chased round a torus that it does not reach round") {
    Random random(62);
    int chased = 0;
    for (std::uint64_t number = 1; number < 512; ++number) {
        CAPTURE(number);
        for (const machine::Shape shape :
             {machine::Shape{1, 1}, {1, 4}, {2, 3}, {3, 3}, {3, 5}, {5, 4}, {6, 7}}) {
            const Rule rule = rule_of(shape.rows, shape.columns, stencil_numbered(number, 1), Surface::torus);
            chased += check(rule, random) ? 1 : 0;
            if (shape.rows >= 3 && shape.columns >= 3) REQUIRE(StencilBoard::of(rule));
        }
    }
    CHECK(chased > 4 * 511);
}

TEST_CASE("Every stencil of 3 x 3 cells is chased round a cylinder that it does not reach round") {
    Random random(66);
    for (std::uint64_t number = 1; number < 512; ++number) {
        CAPTURE(number);
        for (const machine::Shape shape :
             {machine::Shape{1, 3}, {1, 4}, {2, 3}, {3, 3}, {3, 5}, {5, 4}, {4, 2}, {6, 7}}) {
            const Rule rule =
                rule_of(shape.rows, shape.columns, stencil_numbered(number, 1), Surface::cylinder);
            const bool is_chased = check(rule, random);
            if (shape.columns >= 3) REQUIRE(is_chased);
        }
    }
}

TEST_CASE("Larger stencils are chased on boards round the size of a word, on every surface") {
    Random random(63);
    for (const int length : {63, 64, 65, 66, 127, 128, 129, 130}) {
        for (const Surface surface : {Surface::plane, Surface::torus, Surface::cylinder}) {
            const int width = 5 + static_cast<int>(random.below(4));
            const Stencil stencil = stencil_numbered(random.next() | 1U, 2);
            CAPTURE(length);
            CHECK(check(rule_of(length, width, stencil, surface), random));
            CHECK(check(rule_of(width, length, stencil_numbered(random.next() | 1U, 2), surface), random));
        }
    }
    for (int i = 0; i < 40; ++i) {
        const int rows = 1 + static_cast<int>(random.below(12));
        const int columns = 1 + static_cast<int>(random.below(12));
        CHECK(check(rule_of(rows, columns, stencil_numbered(random.next() | 1U, 3)), random));
        const Surface surface = rows < 7 || columns < 7 ? Surface::plane : Surface::torus;
        CHECK(check(rule_of(rows, columns, stencil_numbered((random.next() & 0x1248U) | 2U, 3), surface),
                    random));
        if (columns < 7) continue;
        CHECK(check(rule_of(rows, columns, stencil_numbered(random.next() | 1U, 3), Surface::cylinder),
                    random));
    }
}

TEST_CASE("The direction with the fewest unknowns is taken") {
    const auto unknowns = [](const Rule& rule) { return StencilBoard::of(rule)->unknowns(); };
    CHECK(unknowns(rule_of(1000, 1000, diagonals)) == 1999);
    CHECK(unknowns(rule_of(1000, 1000, full(1))) == 1999);
    CHECK(unknowns(rule_of(1000, 1000, knight)) == 2998);
    CHECK(unknowns(rule_of(1000, 1000, full(2))) == 3996);
    CHECK(unknowns(rule_of(1000, 1000, full(3))) == 5991);
    CHECK(unknowns(rule_of(1000, 1000, full(2), Surface::torus)) == 7984);
    CHECK(unknowns(rule_of(1000, 1000, full(2), Surface::cylinder)) == 5992);
    // Unknowns are two rows of ten and a column of 998, not two rows of a thousand and a column of eight.
    CHECK(unknowns(rule_of(10, 1000, knight)) == 1018);
    CHECK(unknowns(rule_of(1000, 10, knight)) == 1018);
    CHECK(unknowns(rule_of(50, 60, {{0, 0}})) == 0);
    CHECK(unknowns(rule_of(50, 60, {{0, 0}, {0, 1}})) == 0);
    CHECK(unknowns(rule_of(50, 60, {{0, 1}})) == 50);
    CHECK(unknowns(rule_of(2, 2, {{3, 3}})) == 4);
}

TEST_CASE("Machines whose buttons differ, or that are not of bits, are not chased with unknowns") {
    for (const char* text : {"merlin", "quatrainment", "subboards", "king~3", "lights-out~3"}) {
        CHECK_FALSE(StencilBoard::of(*machine::rule_of(choice_of(text))));
    }
    Rule rule = rule_of(9, 9, full(1));
    CHECK(StencilBoard::of(rule));
    rule.holes = {40};
    CHECK_FALSE(StencilBoard::of(rule));
    CHECK_FALSE(StencilBoard::of(rule_of(9, 9, {})));
    CHECK_FALSE(StencilBoard::of(rule_of(2, 9, full(1), Surface::torus)));
    CHECK(StencilBoard::of(rule_of(3, 3, full(1), Surface::torus)));
    CHECK(StencilBoard::of(rule_of(4096, 4097, {{-1, 0}, {0, 0}, {1, 1}, {1, -1}, {1, 0}})));
    CHECK_FALSE(StencilBoard::of(rule_of(9000, 9000, full(1))));
}

TEST_CASE(
    "Presses of boards of up to a million lamps are found again, and what cannot be changed is proved") {
    Random random(64);
    for (const Rule& rule : {rule_of(1000, 1000, diagonals), rule_of(1000, 1000, full(1)),
                             rule_of(500, 1000, knight), rule_of(700, 400, full(2))}) {
        const StencilEquations chased(*StencilBoard::of(rule));
        const Picture dark = Picture::filled(rule.shape, 0);
        const auto changed = [&](const Residues& presses) {
            return machine::pressed_evenly(rule, dark, {rule.shape, presses}, 1).cells;
        };
        const Residues b = changed(random_residues(random, rule.shape.size(), 2));
        const algebra::ResidueSolution solution = chased.solve(b);
        REQUIRE(solution.solvable);
        CHECK(changed(solution.x) == b);
    }
    // The stencil is a product of the neighbours in a column, which has a quiet pattern for 998 rows, and the
    // right neighbour.
    const Rule rule = rule_of(998, 1000, {{-1, 0}, {-1, 1}, {0, 0}, {0, 1}, {1, 0}, {1, 1}});
    Rule turned = rule;
    for (machine::Offset& offset : turned.inner) offset = {-offset.row, -offset.column};
    const StencilEquations chased(*StencilBoard::of(rule));
    CHECK(chased.rank() == 997'000);
    Residues corner(rule.shape.size());
    corner[0] = 1;
    const algebra::ResidueSolution proof = chased.solve(corner);
    REQUIRE_FALSE(proof.solvable);
    CHECK(proof.certificate[0] == 1);
    const Picture dark = Picture::filled(rule.shape, 0);
    CHECK(machine::pressed_evenly(turned, dark, {rule.shape, proof.certificate}, 1) == dark);
}

TEST_CASE("A rule of one's own that may be large is one that is chased with unknowns") {
    Random random(65);
    int large = 0;
    for (int i = 0; i < 200; ++i) {
        Rule rule = rule_of(1 + static_cast<int>(random.below(100)), 65 + static_cast<int>(random.below(936)),
                            stencil_numbered((random.next() & random.next()) | 1U, 3));
        rule.surface = static_cast<Surface>(random.below(3));
        if (random.below(8) == 0) rule.border = machine::Border{rule.inner, rule.inner};
        if (random.below(8) == 0) rule.holes = {1};
        if (random.below(8) == 0) rule.press = machine::PressRule::lit;
        if (random.below(8) == 0) rule.states = 3;
        CHECK_FALSE(machine::choose_own(rule));
        const auto own = machine::choose_own(rule, false);
        if (!own) continue;
        ++large;
        CHECK(StencilBoard::of(*machine::rule_of(*own)));
    }
    CHECK(large > 50);
    CHECK(large < 180);
}

}  // namespace switchbox::test
