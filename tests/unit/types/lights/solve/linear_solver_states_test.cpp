// Tests of the linear solver's answers: any number of states, boards that cannot be solved, several
// solutions, and the same answer by every method.
#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "sampling.hpp"
#include "solve/explanation.hpp"
#include "support/matrices.hpp"
#include "support/solving.hpp"
#include "support/why_case.hpp"
#include "types/lights/chase/residue_equations.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::Equations;
using algebra::Factorization;
using algebra::Residues;
using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using machine::Shape;
using machine::Stencil;
using machine::Surface;
using solve::Impossible;
using solve::LinearSolver;
using solve::Several;
using solve::Unique;
using solve::Verdict;

namespace {

// Compares every verdict from the dark board with a search through all press grids.
void check_all_verdicts(const MachineChoice& which) {
    struct Found {
        std::uint32_t solutions = 0;
        std::size_t fewest = 999;
    };
    CAPTURE(which->text());
    const Rule& rule = *machine::rule_of(which);
    const LinearMachine machine = machine_of(which, Picture::filled(machine::lamps_of(rule).shape, 0));
    const Solving solving(which);
    const std::size_t grids = count_of(machine.button_sites(), rule.states);
    const std::size_t targets = count_of(machine.lamp_sites(), rule.states);
    std::map<std::vector<std::uint8_t>, Found> found;
    for (std::size_t number = 0; number < grids; ++number) {
        const auto grid = numbered<PressGrid>(number, machine.button_sites(), rule.states);
        Found& here = found[machine.picture(grid).cells];
        ++here.solutions;
        here.fewest = std::min(here.fewest, machine::weight(grid));
    }
    CHECK(reachable(solving.linear()) == static_cast<std::uint32_t>(found.size()));
    for (std::size_t number = 0; number < targets; number += sampled && targets > 1'000 ? 29 : 1) {
        const auto target = numbered<Picture>(number, machine.lamp_sites(), rule.states);
        const Verdict verdict = solving.verdict(machine.start(), target);
        const auto here = found.find(target.cells);
        REQUIRE(std::holds_alternative<Impossible>(verdict) == (here == found.end()));
        if (const auto* impossible = std::get_if<Impossible>(&verdict)) {
            REQUIRE(proves(*impossible, machine, machine.start(), target));
            continue;
        }
        REQUIRE(std::holds_alternative<Unique>(verdict) == (here->second.solutions == 1));
        REQUIRE(solutions_of(verdict) == here->second.solutions);
        REQUIRE(machine.picture(*presses_of(verdict)) == target);
        REQUIRE(is_proved_fewest(verdict));
        REQUIRE(machine::weight(*presses_of(verdict)) == here->second.fewest);
    }
}

}  // namespace

TEST_CASE(
    "On boards of every shape, with any number of states, verdicts are those of a search of all presses") {
    for (const char* text :
         {"lights-out~1x1",   "lights-out~1x5",   "lights-out~2x2",   "lights-out~2x3",   "lights-out~3x3",
          "lights-out~3x4",   "lights-out~4x4",   "torus~1x5",        "torus~2x2",        "torus~2x3",
          "torus~3x3",        "torus~3x4",        "torus~4x4",        "subboards",        "merlin~3",
          "lights-out~2x2~3", "lights-out~2x2~4", "lights-out~2x2~5", "lights-out~2x2~6", "lights-out~2x2~7",
          "lights-out~2x2~8", "lights-out~2x2~9", "lights-out~2x3~4", "torus~1x3~9",      "torus~2x3~3",
          "cylinder~2x3",     "cylinder~3x2~3",   "cylinder~4x3",     "cylinder~1x3~4",   "cylinder~2x2~6",
          "king~2x2~6",       "king~2x2~8",       "neighbours~2x2~6", "row-column~2x2~9"})
        check_all_verdicts(choice_of(text));
    for (const Surface surface : {Surface::plane, Surface::torus, Surface::cylinder}) {
        for (const int states : {2, 3}) {
            const Rule with_holes{{2, 4}, states, surface, plus, std::nullopt, {1, 6}};
            check_all_verdicts(value_of(machine::choose_own(with_holes)));
        }
    }
}

TEST_CASE("On larger boards every impossible verdict carries its weights, and every other one a solution") {
    Random random(1);
    std::size_t impossible_ones = 0;
    for (const char* text :
         {"lights-out~7x7~3", "lights-out~5x5~4", "torus~6x6~6", "merlin~5", "quatrainment~9", "king~8x8~8",
          "subboards~3", "subboards~6", "lights-out", "lights-out~9x9", "lights-out~11x14", "lights-out~64x2",
          "torus", "torus~5x5", "torus~6x9"}) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        for (int n = 0; n < 30; ++n) {
            const LinearMachine machine = machine_of(which, random_picture(random, which));
            const Picture to = random_picture(random, which);
            const Verdict verdict = solving.verdict(machine.start(), to);
            if (const auto* impossible = std::get_if<Impossible>(&verdict)) {
                ++impossible_ones;
                REQUIRE(proves(*impossible, machine, machine.start(), to));
                CHECK(solutions_of(verdict).is_zero());
                CHECK(presses_of(verdict) == nullptr);
                CHECK(name_of(verdict) == "impossible");
                CHECK_FALSE(is_proved_fewest(verdict));
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
    CHECK(impossible_ones > 100);
}

TEST_CASE(
    "All solutions over any number of states are different and solve, and quiet patterns change nothing") {
    Random random(2);
    for (const char* text :
         {"lights-out-2000", "lights-out~2x3~4", "torus~3x3~6", "merlin~5", "king~2x3~8", "lights-out",
          "lights-out~4x4", "lights-out~9x9", "lights-out~2x3", "torus", "torus~5x5"}) {
        const MachineChoice which = choice_of(text);
        const LinearMachine machine = machine_of(which);
        const Solving solving(which);
        const Picture target = machine.picture(random_presses(random, which));
        const Verdict verdict = solving.verdict(machine.start(), target);
        const std::vector<PressGrid> all = solving.linear().all_solutions(*presses_of(verdict), 5000);
        CAPTURE(std::string(text));
        REQUIRE(solutions_of(verdict) <= Natural(5000));
        CHECK(solutions_of(verdict) == static_cast<std::uint32_t>(all.size()));
        CHECK(is_proved_fewest(verdict));
        CHECK(all.at(0) == *presses_of(verdict));
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

TEST_CASE("A lit-only way is explained by its next press and its length") {
    const MachineChoice which = choice_of("merlin~lit");
    const LinearMachine machine = machine_of(which, picture("000/010/000"));
    const solve::Solver solver(machine);
    const PressGrid none = machine.no_presses();
    const Picture target = picture("111/101/111");
    const Verdict verdict = solver.verdict(machine, none, target);
    const solve::Question question{machine, none, target};
    const solve::Explanation why = why_press(solver, question, verdict, 4);
    CHECK(say(why.text) == "11 presses from here. Start with 5.");
    CHECK(
        say(why.more) ==
        "Only a lit lamp can be pressed here, so the order matters. A search backwards from the target found "
        "this way.");
    CHECK(why.lamps == machine.effects()[4]);
    CHECK(why.weights.empty());
    CHECK(say(why_verdict(question, verdict).text) ==
          "Only a lit lamp can be pressed, so the order of the presses matters. The shortest way has 11 "
          "presses.");
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

namespace {

// Returns the verdict from the dark board to a picture that some presses make.
Several several(const Solving& solver, const LinearMachine& machine, const Picture& target) {
    const Verdict verdict = solver.verdict(machine.picture(machine.no_presses()), target);
    REQUIRE(std::holds_alternative<Several>(verdict));
    REQUIRE(name_of(verdict) == "several");
    return std::get<Several>(verdict);
}

}  // namespace

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
        for (const Surface surface : {Surface::plane, Surface::torus, Surface::cylinder}) {
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

TEST_CASE("They do on larger boards, long ones and squares, on every surface") {
    Random random(98);
    for (const Shape shape : {Shape{2, 40}, {40, 3}, {16, 17}, {23, 23}, {19, 11}, {14, 30}, {5, 66}}) {
        if (sampled && shape.rows < shape.columns) continue;
        for (const Surface surface : {Surface::plane, Surface::torus, Surface::cylinder}) {
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
        for (const Shape shape : {Shape{35, 35}, {41, 53}, {64, 64}}) {
            if (sampled && shape.rows > 35) continue;
            for (const Surface surface : {Surface::plane, Surface::cylinder})
                CHECK(compare({.shape = shape,
                               .states = states,
                               .surface = surface,
                               .inner = lights_out_stencil}) >= 2);
        }
    }
    for (const Surface surface : {Surface::plane, Surface::torus, Surface::cylinder}) {
        for (const Stencil& stencil : stencils) {
            for (const Shape shape : {Shape{48, 48}, {33, 65}, {64, 30}}) {
                if (sampled && shape.rows > 35) continue;
                CHECK(compare({.shape = shape, .surface = surface, .inner = stencil}) >= 2);
            }
        }
    }
}

}  // namespace switchbox::test
