// Tests of the equations of Lights Out by light chasing, against elimination.
#include "types/lights/chase/chased_equations.hpp"

#include "algebra/residue_polynomial.hpp"
#include "machine/machine.hpp"
#include "support/matrices.hpp"
#include "support/solving.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::Factorization;
using algebra::Residues;
using machine::LinearMachine;
using machine::Picture;
using machine::Rule;
using solve::ChasedEquations;

namespace {

Rule lights_out_of(int rows, int columns) {
    Rule rule = *machine::rule_of(choice("lights-out"));
    rule.shape = {rows, columns};
    return rule;
}

}  // namespace

TEST_CASE("Chased equations agree with eliminated ones") {
    Random random(51);
    const machine::Shape shapes[] = {{1, 1}, {2, 2}, {4, 4}, {5, 5}, {3, 8}, {9, 9}, {6, 14}, {11, 11}};
    for (const machine::Shape shape : shapes) {
        const LinearMachine machine(lights_out_of(shape.rows, shape.columns), Picture::filled(shape, 0));
        const algebra::ZeroOneMatrix a = solve::matrix_of(machine);
        const Factorization eliminated(a, 2);
        const ChasedEquations chased(machine.rule());
        CAPTURE(shape.rows);
        CAPTURE(shape.columns);
        CHECK(chased.rows() == eliminated.rows());
        CHECK(chased.columns() == eliminated.columns());
        CHECK(chased.rank() == eliminated.rank());
        CHECK(chased.image_size() == eliminated.image_size());
        CHECK(chased.kernel_size() == eliminated.kernel_size());
        CHECK(chased.is_onto() == eliminated.is_onto());
        CHECK(chased.kernel().size() == eliminated.kernel().size());
        CHECK(chased.left_kernel() == chased.kernel());
        for (int i = 0; i < 20; ++i) {
            const Residues b = random_residues(random, chased.rows(), 2);
            const algebra::ResidueSolution solution = chased.solve(b);
            REQUIRE(solution.solvable == eliminated.solve(b).solvable);
            if (solution.solvable) REQUIRE(product(a, solution.x, 2) == b);
            if (!solution.solvable) REQUIRE(is_zero(product(a, solution.certificate, 2)));
        }
        if (!eliminated.is_one_to_one()) continue;
        for (std::size_t i = 0; i < chased.rows(); ++i)
            REQUIRE(chased.inverse_row(i) == eliminated.inverse_row(i));
    }
}

TEST_CASE("Only Lights Out on a whole board is chased, and round a torus only with two states") {
    CHECK(solve::can_be_chased(lights_out_of(5, 7)));
    CHECK(solve::can_be_chased(*machine::rule_of(choice_of("lights-out-2000"))));
    CHECK(solve::can_be_chased(*machine::rule_of(choice_of("lights-out~1x5~9"))));
    CHECK(solve::can_be_chased(*machine::rule_of(choice_of("torus~3x5"))));
    CHECK(solve::can_be_chased(*machine::rule_of(choice_of("cylinder~1x3"))));
    CHECK(solve::can_be_chased(*machine::rule_of(choice_of("cylinder~9"))));
    for (const char* text :
         {"merlin", "torus~2x5", "torus~5x2", "torus~3", "cylinder~5x2", "king", "subboards"}) {
        CHECK_FALSE(solve::can_be_chased(*machine::rule_of(choice_of(text))));
    }
}

// The solver chases 32 x 32, and eliminates 31 x 33.
TEST_CASE("The solver's answers are right on both sides of where the method changes") {
    Random random(52);
    const auto check = [&](machine::Shape shape, int states, machine::Surface surface) {
        Rule rule = lights_out_of(shape.rows, shape.columns);
        rule.states = states;
        rule.surface = surface;
        const Solving solving(rule);
        const LinearMachine still(rule, Picture::filled(shape, 0));
        for (int i = 0; i < 4; ++i) {
            const machine::PressGrid presses{shape, random_residues(random, shape.size(), states)};
            const Picture from = still.picture(presses);
            const Picture dark = Picture::filled(shape, 0);
            const solve::Verdict verdict = solving.verdict(from, dark);
            const machine::PressGrid* found = solve::presses_of(verdict);
            REQUIRE(found != nullptr);
            CHECK(pressed_evenly(rule, from, *found, 1) == dark);
            const Picture other{shape, random_residues(random, shape.size(), states)};
            const solve::Verdict about_other = solving.verdict(other, dark);
            if (const auto* impossible = std::get_if<solve::Impossible>(&about_other)) {
                CHECK(proves(*impossible, still, other, dark));
            } else {
                CHECK(pressed_evenly(rule, other, *solve::presses_of(about_other), 1) == dark);
            }
        }
    };
    for (const machine::Shape shape : {machine::Shape{31, 33}, {32, 32}, {33, 31}, {33, 33}}) {
        for (const int states : {2, 3, 4, 6, 9}) {
            check(shape, states, machine::Surface::plane);
            check(shape, states, machine::Surface::cylinder);
        }
    }
}

TEST_CASE("A board beyond 4,096 lamps has no table, and its presses change what they draw") {
    const machine::Shape shape{70, 90};
    const LinearMachine machine(lights_out_of(shape.rows, shape.columns), Picture::filled(shape, 0));
    for (const std::size_t button :
         {std::size_t{0}, shape.cell(0, 89), shape.cell(69, 0), shape.cell(33, 44), shape.size() - 1}) {
        machine::PressGrid presses = machine.no_presses();
        machine.press(presses, button);
        Picture changed = Picture::filled(shape, 0);
        for (const std::size_t lamp : machine.changes(presses, button)) changed[lamp] = 1;
        CHECK(machine.picture(presses) == changed);
    }
    CHECK(machine.changes(machine.no_presses(), 0) == std::vector<std::size_t>{0, 1, 90});
}

}  // namespace switchbox::test
