#include "support/solving.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::Picture;
using solve::LinearSolver;
using solve::Unique;
using solve::Verdict;

TEST_CASE("Quatrainment's matrix has full rank and the inverse of the source's section 3.3") {
    const LinearSolver solver(machine_of(choice("quatrainment")));
    CHECK(solver.rank() == 16);
    CHECK(reachable(solver).decimal() == "65536");
    CHECK(solver.is_invertible());
    const auto rows = golden("quatrainment_inverse.txt");
    REQUIRE(rows.size() == 16);
    for (std::size_t i = 0; i < 16; ++i) {
        for (std::size_t j = 0; j < 16; ++j) CHECK(solver.inverse_row(i)[j] == rows[i].at(j));
    }
}

TEST_CASE("Quatrainment's sample game is solved by six presses") {
    const Solving solver(choice("quatrainment"));
    const Picture start = picture("1010/0101/1010/0101");
    const Verdict verdict = solver.verdict(start, picture("0000/0000/0000/0000"));
    CHECK(verdict == Verdict{Unique{presses("1010/0001/1000/0101")}});
    CHECK(machine::weight(*presses_of(verdict)) == 6);
}

TEST_CASE("Quatrainment has one solution from any start to any target") {
    const machine::MachineChoice which = choice("quatrainment");
    const Solving solver(which);
    Random random(1);
    for (int n = 0; n < 2000; ++n) {
        const LinearMachine machine =
            machine_of(which, random_grid<Picture>(random, machine::rule_of(which)->shape, 2));
        const auto target = random_grid<Picture>(random, machine::rule_of(which)->shape, 2);
        const Verdict verdict = solver.verdict(machine.start(), target);
        REQUIRE(std::holds_alternative<Unique>(verdict));
        REQUIRE(machine.picture(*presses_of(verdict)) == target);
    }
}

TEST_CASE("All 65536 press grids of Quatrainment make different pictures") {
    const machine::MachineChoice which = choice("quatrainment");
    const LinearMachine machine = machine_of(which, picture("0000/0000/0000/0000"));
    std::vector<bool> seen(65536, false);
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const Picture shown =
            machine.picture(from_bits<machine::PressGrid>(bits, machine::rule_of(which)->shape));
        std::size_t number = 0;
        for (const std::uint8_t lamp : shown.cells) number = 2 * number + lamp;
        REQUIRE_FALSE(seen[number]);
        seen[number] = true;
    }
}

}  // namespace switchbox::test
