// Tests of the resumable search for the fewest presses: the best solution and the bound, slice by slice, with
// and without a split of the solutions, real or scripted.
#include "types/lights/large/fewest_search.hpp"

#include <numeric>

#include "sampling.hpp"
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
        if (each->restricts_presses()) continue;
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

namespace {

// Results of a split after each advance, and the budgets that it received.
struct Script {
    struct Step {
        std::size_t bound;
        std::size_t weight;
    };
    std::vector<Step> steps;
    std::vector<std::uint64_t> budgets;
};
Script script;

class ScriptedSplit final : public solve::Split {
  public:
    explicit ScriptedSplit(std::size_t entries) : entries_(entries) {}
    void advance(std::uint64_t budget) override { script.budgets.push_back(budget); }
    [[nodiscard]] std::size_t bound() const override { return now().bound; }
    [[nodiscard]] Residues best() const override {
        Residues best(entries_);
        std::fill_n(best.begin(), now().weight, std::uint8_t{1});
        return best;
    }
    [[nodiscard]] std::size_t best_weight() const override { return now().weight; }

  private:
    [[nodiscard]] static Script::Step now() { return script.steps.at(script.budgets.size()); }

    std::size_t entries_;
};

std::shared_ptr<solve::Split> scripted_split(const LinearSolver& solver, const Residues& /*x*/) {
    return std::make_shared<ScriptedSplit>(solver.buttons().size());
}

std::size_t pressed_in(const Residues& x) { return std::accumulate(x.begin(), x.end(), std::size_t{0}); }

}  // namespace

TEST_CASE(
    "A split's bound and its best solution are taken over as it tells them, and progress lies between them") {
    const auto solver = std::make_shared<const LinearSolver>(machine_of(many_solutions()));
    const Residues x(solver->buttons().size(), 1);
    const std::size_t begun = FewestSearch(solver, x, 1, nullptr).weight();
    REQUIRE(begun > 10);
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    script = {{{3, none}, {4, begun}, {2, begun - 1}, {5, begun - 2}, {begun - 2, begun - 2}}, {}};
    FewestSearch search(solver, x, 2, scripted_split);
    CHECK(script.budgets == std::vector<std::uint64_t>{FewestSearch::work_at_once});
    CHECK(search.bound() == 4);
    CHECK(search.weight() == begun);
    const auto whole = [&] { return static_cast<double>(search.weight()) - 3; };
    CHECK(search.progress() == 1 / whole());
    search.advance(7);
    CHECK(search.bound() == 4);  // the initial bound is kept
    CHECK(search.weight() == begun - 1);
    CHECK(pressed_in(search.best()) == begun - 1);
    CHECK(search.progress() == 1 / whole());
    search.advance(8);
    CHECK(search.bound() == 5);
    CHECK(search.weight() == begun - 2);
    CHECK(search.progress() == 2 / whole());
    CHECK_FALSE(search.is_finished());
    search.advance(9);
    CHECK(search.is_finished());
    CHECK(search.bound() == begun - 2);
    CHECK(search.progress() == 1);
    search.advance(10);
    CHECK(script.budgets == std::vector<std::uint64_t>{FewestSearch::work_at_once, 7, 8, 9});
}

TEST_CASE("A bound that is the weight already ends the search before it begins") {
    const auto solver = std::make_shared<const LinearSolver>(machine_of(many_solutions()));
    const Residues x(solver->buttons().size(), 1);
    const std::size_t begun = FewestSearch(solver, x, 1, nullptr).weight();
    script = {{{0, begun}}, {}};
    const FewestSearch search(solver, x, begun, scripted_split);
    CHECK(search.is_finished());
    CHECK(script.budgets.empty());
    CHECK(search.bound() == begun);
    // A bound above the weight is ignored.
    const FewestSearch more(solver, x, begun + 3, nullptr);
    CHECK(more.bound() == begun);
}

TEST_CASE("A search that is not long is done at once, and asks for no split") {
    const auto solver = std::make_shared<const LinearSolver>(machine_of(choice_of("lights-out~5x5")));
    script = {};
    const FewestSearch search(solver, Residues(25, 1), 1, scripted_split);
    CHECK_FALSE(search.is_long());
    CHECK(search.is_finished());
    CHECK(search.progress() == 1);
    CHECK(search.weight() == pressed_in(search.best()));
    CHECK(search.bound() == search.weight());
}

TEST_CASE("So many presses at least as the missing steps need, by what a press changes at most") {
    using machine::Rule;
    Rule rule = *machine::rule_of(choice_of("lights-out~5x5"));
    const auto missing = [](std::size_t steps) {
        Residues of(25);
        std::fill_n(of.begin(), steps, std::uint8_t{1});
        return of;
    };
    CHECK(solve::least_presses(rule, missing(0)) == 0);
    CHECK(solve::least_presses(rule, missing(1)) == 1);
    CHECK(solve::least_presses(rule, missing(5)) == 1);
    CHECK(solve::least_presses(rule, missing(6)) == 2);
    CHECK(solve::least_presses(rule, missing(25)) == 5);
    CHECK(solve::least_presses(rule, Residues(25, 2)) == 10);
    rule.inner.clear();
    CHECK(solve::least_presses(rule, missing(6)) == 0);
    rule.blocks = {2};
    CHECK(solve::least_presses(rule, missing(5)) == 2);
    rule.blocks = {2, 3, 1};
    CHECK(solve::least_presses(rule, missing(9)) == 1);
    CHECK(solve::least_presses(rule, missing(10)) == 2);
}

}  // namespace switchbox::test
