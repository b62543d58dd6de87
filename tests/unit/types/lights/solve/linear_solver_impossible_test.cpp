#include "support/sampling.hpp"
#include "support/solving.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using solve::Impossible;
using solve::LinearSolver;
using solve::Verdict;

TEST_CASE("A 4 x 4 board is called impossible exactly when no presses reach it, and the proof holds") {
    for (const char* id : {"lights-out", "torus"}) {
        const MachineChoice which = choice(id, 4, 4);
        const Picture dark = Picture::filled(machine::rule_of(which)->shape, 0);
        const LinearMachine machine = machine_of(which, dark);
        const Solving solver(which);
        std::vector<bool> reached(65536, false);
        for (std::uint32_t bits = 0; bits < 65536; ++bits) {
            const Picture shown = machine.picture(from_bits<PressGrid>(bits, machine::rule_of(which)->shape));
            reached[static_cast<std::size_t>(bits_of(shown))] = true;
        }
        for (std::uint32_t bits = 0; bits < 65536; bits += sampled ? 7 : 1) {
            CAPTURE(bits);
            const auto board = from_bits<Picture>(bits, machine::rule_of(which)->shape);
            const Verdict verdict = solver.verdict(dark, board);
            const auto* impossible = std::get_if<Impossible>(&verdict);
            REQUIRE((impossible == nullptr) == reached[bits]);
            if (impossible != nullptr) {
                REQUIRE(proves(*impossible, machine, dark, board));
            } else {
                REQUIRE(machine.picture(*presses_of(verdict)) == board);
            }
        }
    }
}

TEST_CASE("On larger boards every impossible verdict carries a proof, and every other one a solution") {
    Random random(1);
    std::size_t impossible_ones = 0;
    for (const MachineChoice& which :
         {choice("lights-out"), choice("lights-out", 9, 9), choice("lights-out", 11, 14),
          choice("lights-out", 64, 2), choice("torus"), choice("torus", 5, 5), choice("torus", 6, 9)}) {
        const LinearMachine machine =
            machine_of(which, random_grid<Picture>(random, machine::rule_of(which)->shape, 2));
        const Solving solver(which);
        for (int n = 0; n < 40; ++n) {
            const auto presses_made = random_grid<PressGrid>(random, machine::rule_of(which)->shape, 2);
            const Picture from = machine.picture(presses_made);
            const auto to = random_grid<Picture>(random, machine::rule_of(which)->shape, 2);
            const Verdict verdict = solver.verdict(from, to);
            if (const auto* impossible = std::get_if<Impossible>(&verdict)) {
                ++impossible_ones;
                REQUIRE(proves(*impossible, machine, from, to));
                CHECK(solutions_of(verdict).is_zero());
                CHECK(presses_of(verdict) == nullptr);
                CHECK(name_of(verdict) == "impossible");
                CHECK_FALSE(is_proved_fewest(verdict));
            } else {
                REQUIRE(machine.picture(sum(presses_made, *presses_of(verdict), 2)) == to);
            }
        }
    }
    CHECK(impossible_ones > 100);
}

TEST_CASE("A machine is always solvable exactly when every picture is reachable") {
    for (const MachineChoice& which : linear_choices()) {
        const LinearSolver solver(machine_of(which));
        const std::size_t lamps = machine::lamps_of(*machine::rule_of(which)).cells().size();
        const std::size_t buttons = machine::buttons_of(*machine::rule_of(which)).cells().size();
        const Natural pictures = power(static_cast<std::uint32_t>(machine::rule_of(which)->states), lamps);
        const bool always_solvable = solver.equations().is_onto();
        CHECK(always_solvable == (reachable(solver) == pictures));
        if (solver.nullity()) CHECK(solver.rank() + *solver.nullity() == buttons);
        CHECK(solver.is_invertible() == (always_solvable && lamps == buttons));
    }
}

}  // namespace switchbox::test
