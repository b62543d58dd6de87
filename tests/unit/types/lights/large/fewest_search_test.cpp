// Tests of the resumable search for the fewest presses: the best solution and the bound, slice by slice, with
// and without a split of the solutions.
#include "types/lights/large/fewest_search.hpp"

#include <numeric>

#include "support/sampling.hpp"
#include "support/solving.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::Residues;
using machine::MachineChoice;
using solve::FewestSearch;
using solve::LinearSolver;

namespace {

std::shared_ptr<const LinearSolver> solver_of(const MachineChoice& choice) {
    return std::make_shared<const LinearSolver>(machine_of(choice));
}

std::size_t count(const Residues& x) { return std::accumulate(x.begin(), x.end(), std::size_t{0}); }

struct Ends {
    std::size_t weight = 0;
    std::size_t slices = 0;
};

// Runs the search in slices, and checks the bounds after each.
Ends search_through(FewestSearch search, std::uint64_t slice) {
    std::vector<std::size_t> bounds{search.bound()};
    std::size_t best = search.weight();
    double progress = search.progress();
    Ends ends;
    for (; !search.is_finished(); ++ends.slices) {
        search.advance(slice);
        CHECK(search.bound() >= bounds.back());
        CHECK(search.weight() <= best);
        CHECK(search.bound() <= search.weight());
        CHECK(search.progress() >= progress);
        CHECK(count(search.best()) == search.weight());
        bounds.push_back(search.bound());
        best = search.weight();
        progress = search.progress();
    }
    for (const std::size_t bound : bounds) CHECK(bound <= search.weight());
    CHECK(search.bound() == search.weight());
    CHECK(search.progress() == 1);
    ends.weight = search.weight();
    return ends;
}

}  // namespace

TEST_CASE("so many presses are needed at least, on every machine that adds up") {
    Random random(9);
    std::size_t close = 0;
    for (const MachineChoice& each : linear_choices()) {
        if (each->is_lit_only()) continue;
        const machine::LinearMachine machine = machine_of(each);
        const LinearSolver solver(machine);
        const Solving solving(each);
        for (int i = 0; i < 4; ++i) {
            const machine::Picture from = machine.start();
            const machine::Picture to = machine.picture(random_presses(random, each));
            const solve::Search search = solving.ask(from, to);
            const auto* presses = solve::presses_of(search.verdict());
            REQUIRE(presses != nullptr);
            const std::size_t least = solve::least_presses(machine.rule(), solver.difference(from, to));
            CHECK(least <= machine::weight(*presses));
            CHECK((least > 0) == (machine::weight(*presses) > 0));
            CHECK(search.bound() >= least);
            if (2 * least > machine::weight(*presses)) ++close;
        }
    }
    CHECK(close > 0);
}

TEST_CASE("with a split and without, slices find the same fewest presses, and the bound rises to them") {
    Random random(10);
    for (const char* text : {"lights-out~59x59", "lights-out~24x49", "torus~12x12"}) {
        const auto solver = solver_of(choice_of(text));
        const Residues x = random_residues(random, solver->buttons().size(), 2);
        const FewestSearch all(solver, x, 1, nullptr);
        const FewestSearch split(solver, x, 1, solve::split_by_parities);
        CAPTURE(text);
        const Ends one = search_through(all, 1U << 24U);
        const Ends two = search_through(split, 1);
        CHECK(one.weight == two.weight);
    }
}

TEST_CASE("a split is made at once on boards of which all solutions would take long to compare") {
    Random random(11);
    for (const char* text : {"lights-out~39x39", "lights-out~64x64", "lights-out~61x61", "torus~20x20"}) {
        const machine::LinearMachine machine = machine_of(choice_of(text));
        const auto solver = solver_of(choice_of(text));
        const Residues x = random_residues(random, solver->buttons().size(), 2);
        FewestSearch search(solver, x, 1, solve::split_by_parities);
        CAPTURE(text);
        CHECK(search.is_long());
        while (!search.is_finished()) search.advance(FewestSearch::work_at_once);
        CHECK(search.bound() == count(search.best()));
        CHECK(search.weight() <= count(x));
        CHECK(machine.picture(solver->to_presses(search.best())) == machine.picture(solver->to_presses(x)));
    }
}

TEST_CASE("what is dropped leaves the best so far, and the rest of it goes on from there") {
    const auto solver = solver_of(many_solutions());
    Random random(12);
    FewestSearch search(solver, random_residues(random, solver->buttons().size(), 2), 3, nullptr);
    REQUIRE_FALSE(search.is_finished());
    search.advance(1);
    REQUIRE_FALSE(search.is_finished());
    Residues rest = search.best();
    std::size_t pressed = 0;
    for (std::uint8_t& times : rest) {
        if (times == 0 || pressed == 2) continue;
        times = 0;
        ++pressed;
    }
    const FewestSearch after = search.after(rest);
    CHECK(after.weight() <= search.weight() - 2);
    CHECK(after.bound() == 1);
    const std::size_t least = search_through(after, 1U << 24U).weight;
    CHECK(least + 2 >= search_through(search, 1U << 24U).weight);
}

}  // namespace switchbox::test
