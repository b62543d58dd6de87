// Tests of the search for the fewest presses with scripted results of a split, step by step.
#include <numeric>

#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using algebra::Residues;
using solve::FewestSearch;
using solve::LinearSolver;

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
