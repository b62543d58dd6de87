#include <set>

#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using solve::LinearSolver;
using solve::Several;
using solve::Verdict;

namespace {

// Returns the verdict from the dark board to a picture that some presses make.
Several several(const Solving& solver, const LinearMachine& machine, const Picture& target) {
    const Verdict verdict = solver.verdict(machine.picture(machine.no_presses()), target);
    REQUIRE(std::holds_alternative<Several>(verdict));
    REQUIRE(name_of(verdict) == "several");
    return std::get<Several>(verdict);
}

}  // namespace

TEST_CASE("All solutions are different, all of them solve, and none is shorter than the one given") {
    Random random(1);
    for (const MachineChoice& which :
         {choice("lights-out"), choice("lights-out", 4, 4), choice("lights-out", 9, 9),
          choice("lights-out", 2, 3), choice("torus", 3, 3), choice("torus", 5, 5)}) {
        const LinearMachine machine = machine_of(which, Picture::filled(machine::rule_of(which)->shape, 0));
        const Solving solving(which);
        const LinearSolver& solver = solving.linear();
        const Picture target =
            machine.picture(random_grid<PressGrid>(random, machine::rule_of(which)->shape, 2));
        const Several found = several(solving, machine, target);
        const std::vector<PressGrid> all = solver.all_solutions(found.presses, 100000);
        CHECK(all.size() == std::size_t{1} << solver.nullity().value());
        CHECK(found.solutions == static_cast<std::uint32_t>(all.size()));
        CHECK(found.proved_fewest);
        CHECK(all.at(0) == found.presses);
        std::set<std::vector<std::uint8_t>> different;
        for (const PressGrid& one : all) {
            different.insert(one.cells);
            REQUIRE(machine.picture(one) == target);
            REQUIRE(machine::weight(one) >= machine::weight(found.presses));
        }
        CHECK(different.size() == all.size());
        CHECK(solver.all_solutions(found.presses, 0).empty());
        CHECK(solver.all_solutions(found.presses, 3) == std::vector<PressGrid>(all.begin(), all.begin() + 3));
    }
}

TEST_CASE("A machine with one solution lists just that") {
    const LinearSolver solver(machine_of(choice("merlin")));
    CHECK(solver.all_solutions(presses("000/011/101"), 10) == std::vector{presses("000/011/101")});
}

TEST_CASE("Quiet patterns change nothing and over a prime are as many as the nullity") {
    for (const MachineChoice& which : linear_choices()) {
        const LinearMachine machine = machine_of(which);
        const LinearSolver solver(machine);
        const std::vector<PressGrid> quiet = quiet_patterns(solver);
        if (solver.nullity()) CHECK(quiet.size() == *solver.nullity());
        for (const PressGrid& pattern : quiet) {
            CHECK(machine::weight(pattern) > 0);
            CHECK(machine.picture(pattern) == machine.start());
        }
    }
}

TEST_CASE("5 x 5 Lights Out has four solutions or none") {
    const Solving solver(choice("lights-out"));
    const Verdict verdict = solver.verdict(Picture::filled({5, 5}, 1), Picture::filled({5, 5}, 0));
    CHECK(solutions_of(verdict).decimal() == "4");
}

TEST_CASE("Where the solutions are too many to compare, a short one is given and not called the fewest") {
    const MachineChoice which = choice("king", 20, 20);
    const LinearMachine machine = machine_of(which, Picture::filled(machine::rule_of(which)->shape, 0));
    const Solving solving(which);
    const LinearSolver& solver = solving.linear();
    REQUIRE(solving.ask(machine.start(), machine.start()).is_complete());  // no press is the shortest
    Random random(2);
    const auto grid = random_grid<PressGrid>(random, machine::rule_of(which)->shape, 2);
    const Several found = several(solving, machine, machine.picture(grid));
    REQUIRE(solving.ask(machine.start(), machine.picture(grid)).is_long());
    CHECK_FALSE(found.proved_fewest);
    CHECK(found.solutions.decimal() == "549755813888");
    CHECK(machine.picture(found.presses) == machine.picture(grid));
    // No single quiet pattern shortens the solution.
    for (const PressGrid& quiet : quiet_patterns(solver)) {
        CHECK(machine::weight(sum(found.presses, quiet, 2)) >= machine::weight(found.presses));
    }
    CHECK(solver.all_solutions(found.presses, 1000).size() == 1000);
}

TEST_CASE("More solutions than a machine word can count are listed up to the limit") {
    const MachineChoice which = choice("torus", 40, 40);
    const LinearMachine machine = machine_of(which, Picture::filled(machine::rule_of(which)->shape, 0));
    const LinearSolver solver(machine);
    REQUIRE(solver.nullity().value() >= 64);
    std::set<std::vector<std::uint8_t>> different;
    for (const PressGrid& one : solver.all_solutions(machine.no_presses(), 50)) {
        different.insert(one.cells);
        CHECK(machine.picture(one) == machine.start());
    }
    CHECK(different.size() == 50);
}

TEST_CASE("The presses of a solution are played and hinted in reading order") {
    CHECK(solve::in_order(presses("000/011/101")) == std::vector<std::size_t>{4, 5, 6, 8});
    CHECK(solve::in_order(presses("20/13")) == std::vector<std::size_t>{0, 0, 2, 3, 3, 3});
    CHECK(solve::plan_of(solve::Unique{presses("000/011/101")}) == std::vector<std::size_t>{4, 5, 6, 8});
    CHECK(solve::plan_of(solve::Unique{presses("000/000/000")}).empty());
    CHECK(solve::plan_of(solve::InOrder{{8, 4, 8}, presses("000/010/002")}) ==
          std::vector<std::size_t>{8, 4, 8});
    CHECK(solve::plan_of(solve::NoWay{}).empty());
    CHECK(solve::plan_of(solve::Undecided{verbatim("?")}).empty());
}

TEST_CASE("Solutions are counted up to a limit, and listed up to one, each once") {
    struct Board {
        const char* text;
        std::size_t solutions;
    };
    for (const Board board : {Board{"lights-out~3x3", 1}, Board{"lights-out~5x5", 4},
                              Board{"lights-out~4x4", 16}, Board{"lights-out~2x3~4", 0}}) {
        const solve::LinearSolver solver(machine_of(choice_of(board.text)));
        const machine::PressGrid none = solver.to_presses(algebra::Residues(solver.buttons().size()));
        CAPTURE(board.text);
        const std::size_t all = solver.count_solutions(1000);
        if (board.solutions > 0) CHECK(all == board.solutions);
        CHECK(Natural(static_cast<std::uint32_t>(all)) == solver.equations().kernel_size());
        for (std::size_t limit = 0; limit <= all + 1; ++limit) {
            CHECK(solver.count_solutions(limit) == std::min(limit, all));
            const auto listed = solver.all_solutions(none, limit);
            CHECK(listed.size() == std::min(limit, all));
            for (std::size_t i = 0; i < listed.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(listed[i] == listed[j]);
            }
        }
    }
}

}  // namespace switchbox::test
