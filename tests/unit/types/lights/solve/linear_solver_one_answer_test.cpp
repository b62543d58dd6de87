// Tests that all methods that can solve a board give the same solution and the same quiet patterns, bit for
// bit.
#include <memory>

#include "support/matrices.hpp"
#include "types/lights/chase/residue_equations.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::Equations;
using algebra::Factorization;
using algebra::Residues;
using machine::Rule;
using machine::Shape;
using machine::Stencil;
using machine::Surface;

namespace {

const Stencil lights_out_stencil{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
const Stencil diagonal_stencil{{-1, -1}, {-1, 1}, {0, 0}, {1, -1}, {1, 1}};
const Stencil king_stencil{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
const Stencil knight_stencil{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {0, 0}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
const Stencil neighbour_stencil{{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
const Stencil lopsided{{-1, 1}, {0, -2}, {0, 0}, {1, 2}, {2, 0}};
const Stencil to_one_side{{0, 1}, {1, 0}, {1, 2}};
const Stencil stencils[] = {lights_out_stencil, diagonal_stencil, king_stencil, knight_stencil,
                            neighbour_stencil,  lopsided,         to_one_side};

algebra::ZeroOneMatrix matrix_of(const Rule& rule) {
    return solve::matrix_of(machine::LinearMachine(rule, machine::Picture::filled(rule.shape, 0)));
}

// Returns peeled elimination, and all chasing methods that apply.
std::vector<std::unique_ptr<const Equations>> methods_for(const Rule& rule, const algebra::ZeroOneMatrix& a) {
    std::vector<std::unique_ptr<const Equations>> methods;
    methods.push_back(std::make_unique<Factorization>(a, rule.states, 0));
    for (const auto method : {solve::by_light_chase, solve::by_residue_chase, solve::by_stencil_chase}) {
        auto equations = method(rule);
        while (equations && !equations->is_ready()) equations->advance();
        if (equations) methods.push_back(std::move(equations));
    }
    if (rule.states == 2 && rule.inner == lights_out_stencil && rule.surface == Surface::plane) {
        methods.push_back(std::make_unique<solve::ResidueEquations>(
            static_cast<std::size_t>(rule.shape.rows), static_cast<std::size_t>(rule.shape.columns), 2));
    }
    return methods;
}

// Checks all methods against `one` and returns how many there are.
std::size_t check_all(const Rule& rule, const Equations& one, const algebra::ZeroOneMatrix& a,
                      Random& random) {
    CAPTURE(rule.shape.rows);
    CAPTURE(rule.shape.columns);
    CAPTURE(rule.states);
    const auto methods = methods_for(rule, a);
    const auto kernel = one.kernel();
    for (const auto& method : methods) REQUIRE(method->kernel() == kernel);
    for (int i = 0; i < 3; ++i) {
        const Residues b = random_residues(random, a.rows, rule.states);
        const Residues reached = product(a, b, rule.states);
        const Residues x = one.solve(reached).x;
        REQUIRE(product(a, x, rule.states) == reached);
        for (const auto& method : methods) {
            REQUIRE(method->solve(reached).x == x);
            REQUIRE(method->solve(b).solvable == one.solve(b).solvable);
        }
    }
    return methods.size();
}

std::size_t check(const Rule& rule, Random& random) {
    const algebra::ZeroOneMatrix a = matrix_of(rule);
    const Factorization column_by_column(a, rule.states, a.columns.size() + 1);
    return check_all(rule, column_by_column, a, random);
}

}  // namespace

TEST_CASE("All methods give the solution and the quiet patterns of elimination column by column") {
    Random random(97);
    std::size_t agreed = 0;
    for (const Stencil& stencil : stencils) {
        for (const Surface surface : {Surface::plane, Surface::torus}) {
            for (int rows = 1; rows <= 8; ++rows) {
                for (int columns = 1; columns <= 8; ++columns) {
                    for (int states = 2; states <= 9; ++states) {
                        agreed += check({.shape = {rows, columns},
                                         .states = states,
                                         .surface = surface,
                                         .inner = stencil},
                                        random);
                    }
                }
            }
        }
    }
    CHECK(agreed > 8000);
}

TEST_CASE("They do on larger boards, long ones and squares, plane and torus") {
    Random random(98);
    for (const Shape shape : {Shape{2, 40}, {40, 3}, {16, 17}, {23, 23}, {19, 11}, {14, 30}, {5, 66}}) {
        for (const Surface surface : {Surface::plane, Surface::torus}) {
            for (const Stencil& stencil : stencils) {
                for (const int states : {2, 3, 4, 6, 8, 9})
                    check({.shape = shape, .states = states, .surface = surface, .inner = stencil}, random);
            }
        }
    }
}

// Boards of this size are always peeled, so elimination in its own order is not compared.
TEST_CASE("Chasing and swept elimination agree on boards of some thousand lamps") {
    Random random(99);
    const auto compare = [&](const Rule& rule) {
        const algebra::ZeroOneMatrix a = matrix_of(rule);
        return check_all(rule, Factorization(a, rule.states), a, random);
    };
    for (int states = 2; states <= 9; ++states) {
        for (const Shape shape : {Shape{35, 35}, {41, 53}, {64, 64}})
            CHECK(compare({.shape = shape, .states = states, .inner = lights_out_stencil}) >= 2);
    }
    for (const Surface surface : {Surface::plane, Surface::torus}) {
        for (const Stencil& stencil : stencils) {
            for (const Shape shape : {Shape{48, 48}, {33, 65}, {64, 30}})
                CHECK(compare({.shape = shape, .surface = surface, .inner = stencil}) >= 2);
        }
    }
}

}  // namespace switchbox::test
