#include <algorithm>
#include <map>
#include <set>

#include "solve/explanation.hpp"
#include "support/solving.hpp"
#include "support/why_case.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using solve::Impossible;
using solve::LinearSolver;
using solve::Several;
using solve::Unique;
using solve::Verdict;

namespace {

MachineChoice with_states(std::string_view id, int states) {
    return value_of(machine::choose(id, {std::nullopt, states}));
}

bool always_unique(std::string_view id, int states) {
    return LinearSolver(machine_of(with_states(id, states))).is_invertible();
}

}  // namespace

TEST_CASE("Merlin has exactly one solution unless 5 divides the states: its determinant is 5") {
    for (int states = 2; states <= 9; ++states) CHECK(always_unique("merlin", states) == (states % 5 != 0));
}

TEST_CASE("Bogomolny's torus has exactly one solution with 3, 7 and 9 states: its determinant is 80") {
    for (int states = 2; states <= 9; ++states) {
        CHECK(always_unique("torus", states) == (states % 2 != 0 && states % 5 != 0));
    }
}

TEST_CASE("Quatrainment has exactly one solution unless 3 divides the states: its determinant is 9") {
    for (int states = 2; states <= 9; ++states) {
        CHECK(always_unique("quatrainment", states) == (states % 3 != 0));
    }
}

TEST_CASE("With any number of states the verdict is that of a search through all press grids") {
    struct Found {
        std::uint32_t solutions = 0;
        std::size_t fewest = 999;
    };
    for (const char* text : {"lights-out~2x2~2", "lights-out~2x2~3", "lights-out~2x2~4", "lights-out~2x2~5",
                             "lights-out~2x2~6", "lights-out~2x2~7", "lights-out~2x2~8", "lights-out~2x2~9",
                             "torus~1x3~9", "torus~2x3~3", "lights-out~2x3~4", "king~2x2~6", "king~2x2~8",
                             "neighbours~2x2~6", "row-column~2x2~9", "merlin~3"}) {
        CAPTURE(std::string(text));
        const MachineChoice which = choice_of(text);
        const int states = machine::rule_of(which)->states;
        const Picture dark = Picture::filled(machine::rule_of(which)->shape, 0);
        const LinearMachine machine = machine_of(which, dark);
        const Solving solving(which);
        const std::size_t count = count_of(full(machine::rule_of(which)->shape), states);
        std::map<std::vector<std::uint8_t>, Found> found;
        for (std::size_t number = 0; number < count; ++number) {
            const auto grid = numbered<PressGrid>(number, machine::rule_of(which)->shape, states);
            Found& here = found[machine.picture(grid).cells];
            ++here.solutions;
            here.fewest = std::min(here.fewest, machine::weight(grid));
        }
        CHECK(reachable(solving.linear()) == static_cast<std::uint32_t>(found.size()));
        for (std::size_t number = 0; number < count; ++number) {
            const auto target = numbered<Picture>(number, machine::rule_of(which)->shape, states);
            const Verdict verdict = solving.verdict(dark, target);
            const auto here = found.find(target.cells);
            REQUIRE(std::holds_alternative<Impossible>(verdict) == (here == found.end()));
            if (const auto* impossible = std::get_if<Impossible>(&verdict)) {
                REQUIRE(proves(*impossible, machine, dark, target));
                continue;
            }
            REQUIRE(std::holds_alternative<Unique>(verdict) == (here->second.solutions == 1));
            REQUIRE(solutions_of(verdict) == here->second.solutions);
            REQUIRE(machine.picture(*presses_of(verdict)) == target);
            REQUIRE(is_proved_fewest(verdict));
            REQUIRE(machine::weight(*presses_of(verdict)) == here->second.fewest);
        }
    }
}

TEST_CASE("On larger boards every impossible verdict carries its weights, and every other one a solution") {
    Random random(1);
    std::size_t impossible_ones = 0;
    for (const char* text : {"lights-out~7x7~3", "lights-out~5x5~4", "torus~6x6~6", "merlin~5",
                             "quatrainment~9", "king~8x8~8", "subboards~3", "subboards~6"}) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        for (int n = 0; n < 30; ++n) {
            const LinearMachine machine = machine_of(which, random_picture(random, which));
            const Picture to = random_picture(random, which);
            const Verdict verdict = solving.verdict(machine.start(), to);
            if (const auto* impossible = std::get_if<Impossible>(&verdict)) {
                ++impossible_ones;
                REQUIRE(proves(*impossible, machine, machine.start(), to));
            } else {
                REQUIRE(machine.picture(*presses_of(verdict)) == to);
            }
            // A picture reached by presses is never reported as impossible.
            const Picture reached = machine.picture(random_presses(random, which));
            const Verdict other = solving.verdict(machine.start(), reached);
            REQUIRE(presses_of(other) != nullptr);
            REQUIRE(machine.picture(*presses_of(other)) == reached);
        }
    }
    CHECK(impossible_ones > 50);
}

TEST_CASE(
    "All solutions over any number of states are different and solve, and quiet patterns change nothing") {
    Random random(2);
    for (const char* text :
         {"lights-out-2000", "lights-out~2x3~4", "torus~3x3~6", "merlin~5", "king~2x3~8"}) {
        const MachineChoice which = choice_of(text);
        const LinearMachine machine = machine_of(which);
        const Solving solving(which);
        const Picture target = machine.picture(random_presses(random, which));
        const Verdict verdict = solving.verdict(machine.start(), target);
        const std::vector<PressGrid> all = solving.linear().all_solutions(*presses_of(verdict), 5000);
        CAPTURE(std::string(text));
        REQUIRE(solutions_of(verdict) <= Natural(5000));
        CHECK(solutions_of(verdict) == static_cast<std::uint32_t>(all.size()));
        std::set<std::vector<std::uint8_t>> different;
        for (const PressGrid& one : all) {
            different.insert(one.cells);
            REQUIRE(machine.picture(one) == target);
            REQUIRE(machine::weight(one) >= machine::weight(*presses_of(verdict)));
        }
        CHECK(different.size() == all.size());
        for (const PressGrid& quiet : quiet_patterns(solving.linear())) {
            CHECK(machine::weight(quiet) > 0);
            CHECK(machine.picture(quiet) == machine.start());
        }
    }
}

TEST_CASE("The nullity is told over a prime only") {
    for (int states = 2; states <= 9; ++states) {
        const LinearSolver solver(machine_of(with_states("lights-out", states)));
        CHECK(solver.nullity().has_value() == (states == 2 || states == 3 || states == 5 || states == 7));
    }
    CHECK(LinearSolver(machine_of(choice("lights-out-2000"))).nullity() == 3U);
}

TEST_CASE("The row of the inverse tells how often a button is pressed, whatever the states") {
    Random random(3);
    for (int states = 2; states <= 9; ++states) {
        const MachineChoice which = with_states(states == 5 ? "quatrainment" : "merlin", states);
        const Solving solving(which);
        for (int n = 0; n < 20; ++n) {
            const Picture from = random_picture(random, which);
            const Picture to = random_picture(random, which);
            const Verdict verdict = solving.verdict(from, to);
            for (std::size_t button = 0; button < from.size(); ++button) {
                const Picture row = solving.linear().inverse_row(button);
                int presses_needed = 0;
                for (std::size_t lamp = 0; lamp < from.size(); ++lamp) {
                    presses_needed += row[lamp] * (to[lamp] + states - from[lamp]);
                }
                REQUIRE(presses_needed % states == std::get<Unique>(verdict).presses[button]);
            }
        }
    }
}

TEST_CASE("With more than two states a press is explained by weights that add up on the board") {
    Random random(4);
    for (const int states : {3, 4, 7, 9}) {
        const MachineChoice which = with_states("merlin", states);
        for (int n = 0; n < 20; ++n) {
            const LinearMachine machine = machine_of(which, random_picture(random, which));
            const solve::Solver solver(machine);
            const PressGrid none = machine.no_presses();
            const Picture target = random_picture(random, which);
            const Verdict verdict = solver.verdict(machine, none, target);
            const PressGrid& solution = *presses_of(verdict);
            for (std::size_t button = 0; button < 9; ++button) {
                if (solution[button] == 0) continue;
                const solve::Explanation why = why_press(solver, {machine, none, target}, verdict, button);
                REQUIRE(why.weights.size() == why.lamps.size());
                REQUIRE(std::is_sorted(why.lamps.begin(), why.lamps.end()));
                int steps = 0;
                std::string listed;
                for (std::size_t i = 0; i < why.lamps.size(); ++i) {
                    const std::size_t lamp = why.lamps[i];
                    REQUIRE(why.weights[i] > 0);
                    steps += why.weights[i] * ((target[lamp] + states - machine.start()[lamp]) % states);
                    listed += " " + std::to_string(lamp + 1);
                }
                const std::uint8_t times = solution[button];
                REQUIRE(steps % states == times);
                const std::string number = std::to_string(button + 1);
                REQUIRE(say(why.text) ==
                        "Button " + number + " is decided by lamps" + listed +
                            ": add up the steps that each is behind the target, times its weight. That "
                            "makes " +
                            std::to_string(steps) + ", which is " + std::to_string(times) + " mod " +
                            std::to_string(states) + ", so press " + number + " " + so_often(times) + ".");
            }
        }
    }
}

TEST_CASE("With more than two states an impossible target is explained by weights") {
    const MachineChoice which = choice_of("torus~4");
    const LinearMachine machine = machine_of(which, picture("000/000/000"));
    const solve::Solver solver(machine);
    const PressGrid none = machine.no_presses();
    const Picture target = picture("100/000/000");
    const Verdict verdict = solver.verdict(machine, none, target);
    const auto* impossible = std::get_if<Impossible>(&verdict);
    REQUIRE(impossible != nullptr);
    const solve::Explanation why = why_verdict({machine, none, target}, verdict);
    CHECK(say(why.text) ==
          "This target cannot be reached: add up the outlined lamps, each times its weight. Every press "
          "changes that sum by a multiple of 4, but to reach the target it must change by " +
              std::to_string(impossible->sum) + ". Modulo 4 it is 0 now, and " +
              std::to_string(impossible->sum) + " in the target.");
    REQUIRE(why.lamps.size() == why.weights.size());
    CHECK_FALSE(why.lamps.empty());
    for (std::size_t i = 0; i < why.lamps.size(); ++i)
        CHECK(why.weights[i] == impossible->weights[why.lamps[i]]);
}

TEST_CASE("A lit-only way is explained by its next press and its length") {
    const MachineChoice which = choice_of("merlin~lit");
    const LinearMachine machine = machine_of(which, picture("000/010/000"));
    const solve::Solver solver(machine);
    const PressGrid none = machine.no_presses();
    const Picture target = picture("111/101/111");
    const Verdict verdict = solver.verdict(machine, none, target);
    const solve::Question question{machine, none, target};
    const solve::Explanation why = why_press(solver, question, verdict, 4);
    CHECK(
        say(why.text) ==
        "Only a lit lamp can be pressed here, so the order matters. A shortest way from here has 11 presses "
        "and starts with button 5; a search backwards from the target found it.");
    CHECK(why.lamps == machine.effects()[4]);
    CHECK(why.weights.empty());
    CHECK(say(why_verdict(question, verdict).text) ==
          "Only a lit lamp can be pressed, so the order of the presses matters: the shortest way has 11 "
          "presses.");
}

}  // namespace switchbox::test
