// Tests of the group of a wired puzzle and of the list of its solutions, against all press counts.
#include "types/custom/solve/wired_study.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "support/support.hpp"
#include "support/wired_playing.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredPuzzle;
using solve::SolutionList;

namespace {

using Counts = std::vector<std::uint32_t>;
using States = std::vector<std::uint8_t>;

// Returns a puzzle with at most 12^3 press counts: lamps of 2, 3, 4 or 6 states.
WiredPuzzle small_puzzle(Random& random, bool has_limits) {
    constexpr std::array numbers{2, 3, 4, 6};
    WiredPuzzle puzzle;
    const int common = draw(random, 2) == 0 ? 0 : numbers.at(draw(random, numbers.size()));
    for (std::size_t i = 1 + draw(random, 3); i-- > 0;) {
        const int states = common != 0 ? common : numbers.at(draw(random, numbers.size()));
        puzzle.lamps.push_back({"l" + std::to_string(i), states,
                                static_cast<int>(draw(random, static_cast<std::size_t>(states)))});
    }
    for (std::size_t i = 1 + draw(random, 3); i-- > 0;) {
        machine::WiredButton& button = puzzle.buttons.emplace_back();
        button.name = "b" + std::to_string(i);
        for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
            const auto by =
                static_cast<int>(draw(random, static_cast<std::size_t>(puzzle.lamps[lamp].states)));
            if (by > 0) button.effects.push_back({lamp, by});
        }
        if (has_limits && draw(random, 2) == 0) button.most = static_cast<std::uint32_t>(draw(random, 6));
        button.cost = static_cast<std::uint32_t>(1 + draw(random, 3));
        button.pressed = static_cast<std::uint32_t>(draw(random, 2));
    }
    for (std::size_t i = draw(random, 4); i-- > 0;) {
        TargetRow& row = puzzle.targets.emplace_back();
        for (const machine::WiredLamp& lamp : puzzle.lamps) {
            row.emplace_back(static_cast<std::uint8_t>(draw(random, static_cast<std::size_t>(lamp.states))));
            if (draw(random, 4) == 0) row.back().reset();
        }
    }
    puzzle.layout = machine::single_row(puzzle.lamps.size());
    return puzzle;
}

// Returns all press counts below the buttons' periods.
std::vector<Counts> all_counts(const WiredPuzzle& puzzle) {
    std::vector<Counts> all{{}};
    for (const machine::WiredButton& button : puzzle.buttons) {
        std::vector<Counts> longer;
        for (const Counts& counts : all) {
            for (int times = 0; times < machine::period_of(puzzle, button); ++times) {
                longer.push_back(counts);
                longer.back().push_back(static_cast<std::uint32_t>(times));
            }
        }
        all = std::move(longer);
    }
    return all;
}

States after(const WiredPuzzle& puzzle, const Counts& counts) {
    return machine::states_after(puzzle, {counts.begin(), counts.end()});
}

bool shows_target(const WiredPuzzle& puzzle, const States& shown) {
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    return std::any_of(rows.begin(), rows.end(), [&](const TargetRow& row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i] && *row[i] != shown[i]) return false;
        return true;
    });
}

std::vector<States> all_pictures(const WiredPuzzle& puzzle) {
    std::vector<States> all{{}};
    for (const machine::WiredLamp& lamp : puzzle.lamps) {
        std::vector<States> longer;
        for (const States& states : all) {
            for (int state = 0; state < lamp.states; ++state) {
                longer.push_back(states);
                longer.back().push_back(static_cast<std::uint8_t>(state));
            }
        }
        all = std::move(longer);
    }
    return all;
}

std::set<Counts> made_by(const WiredPuzzle& puzzle, const std::vector<solve::QuietPresses>& generators) {
    std::set<Counts> made{Counts(puzzle.buttons.size())};
    std::vector<Counts> fresh(made.begin(), made.end());
    while (!fresh.empty()) {
        const Counts from = fresh.back();
        fresh.pop_back();
        for (const solve::QuietPresses& generator : generators) {
            Counts next = from;
            for (std::size_t i = 0; i < next.size(); ++i)
                next[i] = (next[i] + generator.counts[i]) %
                          static_cast<std::uint32_t>(machine::period_of(puzzle, puzzle.buttons[i]));
            if (made.insert(next).second) fresh.push_back(std::move(next));
        }
    }
    return made;
}

// Returns how many pictures have the sums of the current one.
std::size_t count_alike(const WiredPuzzle& puzzle, const std::vector<solve::WiredInvariant>& invariants) {
    const States now = machine::states_now(puzzle);
    std::size_t count = 0;
    for (const States& picture : all_pictures(puzzle)) {
        count += std::all_of(invariants.begin(), invariants.end(), [&](const auto& invariant) {
            int sum = 0;
            for (std::size_t i = 0; i < picture.size(); ++i)
                sum += invariant.weights[i] * (picture[i] - now[i]);
            return sum % invariant.modulus == 0;
        });
    }
    return count;
}

template <class Generators>
Generators without(Generators generators, std::size_t index) {
    generators.erase(generators.begin() + static_cast<std::ptrdiff_t>(index));
    return generators;
}

}  // namespace

TEST_CASE("Reach, solutions, invariants and quiet presses of a puzzle are those of all its press counts") {
    Random random(4201);
    int mixed = 0;
    for (int i = 0; i < 400; ++i) {
        CAPTURE(i);
        const WiredPuzzle puzzle = small_puzzle(random, true);
        const States now = machine::states_now(puzzle);
        std::set<States> reached;
        std::set<Counts> quiet;
        for (const Counts& counts : all_counts(puzzle)) {
            const States shown = after(puzzle, counts);
            reached.insert(shown);
            if (shown == now) quiet.insert(counts);
        }
        const solve::WiredFigures figures = solve::figures_of(puzzle);
        REQUIRE(figures.reachable == Natural(static_cast<std::uint32_t>(reached.size())));
        REQUIRE(figures.solutions == Natural(static_cast<std::uint32_t>(quiet.size())));
        REQUIRE(count_alike(puzzle, figures.invariants) == reached.size());
        REQUIRE(made_by(puzzle, figures.quiet) == quiet);
        for (std::size_t each = 0; each < figures.invariants.size(); ++each)
            REQUIRE(count_alike(puzzle, without(figures.invariants, each)) > reached.size());
        for (std::size_t each = 0; each < figures.quiet.size(); ++each) {
            REQUIRE(made_by(puzzle, without(figures.quiet, each)).size() < quiet.size());
            REQUIRE(made_by(puzzle, {figures.quiet[each]}).size() ==
                    static_cast<std::size_t>(figures.quiet[each].order));
        }
        int period = 1;
        for (const machine::WiredButton& button : puzzle.buttons)
            period = std::max(period, machine::period_of(puzzle, button));
        REQUIRE(figures.period % period == 0);
        mixed += solve::linear_system(puzzle, TargetRow(puzzle.lamps.size(), std::uint8_t{0})) ? 0 : 1;
    }
    CHECK(mixed > 50);
}

TEST_CASE("A puzzle is always solvable exactly if every picture leads to a target") {
    Random random(4202);
    int always = 0;
    int not_always = 0;
    for (int i = 0; i < 400; ++i) {
        CAPTURE(i);
        WiredPuzzle puzzle = small_puzzle(random, false);
        const auto answer = solve::is_always_solvable(puzzle);
        if (!answer) continue;
        const std::vector<Counts> counts = all_counts(puzzle);
        const std::vector<States> pictures = all_pictures(puzzle);
        const bool leads = std::all_of(pictures.begin(), pictures.end(), [&](const States& picture) {
            for (std::size_t lamp = 0; lamp < picture.size(); ++lamp)
                puzzle.lamps[lamp].start = picture[lamp];
            return std::any_of(counts.begin(), counts.end(),
                               [&](const Counts& each) { return shows_target(puzzle, after(puzzle, each)); });
        });
        REQUIRE(*answer == leads);
        (leads ? always : not_always) += 1;
    }
    CHECK(always > 30);
    CHECK(not_always > 30);
}

TEST_CASE("The list of solutions has all of them within the limits, the cheapest ones first") {
    Random random(4203);
    int several = 0;
    int none = 0;
    for (int i = 0; i < 400; ++i) {
        CAPTURE(i);
        const WiredPuzzle puzzle = small_puzzle(random, true);
        std::vector<SolutionList::Solution> all;
        for (const Counts& counts : all_counts(puzzle)) {
            bool is_allowed = true;
            std::uint64_t cost = 0;
            for (std::size_t button = 0; button < counts.size(); ++button) {
                is_allowed =
                    is_allowed && counts[button] <= puzzle.buttons[button].most.value_or(counts[button]);
                cost += std::uint64_t{counts[button]} * puzzle.buttons[button].cost;
            }
            if (is_allowed && shows_target(puzzle, after(puzzle, counts))) all.push_back({cost, counts});
        }
        std::sort(all.begin(), all.end());
        SolutionList whole(puzzle, 100'000);
        while (!whole.is_finished()) whole.advance(1);
        REQUIRE(whole.solutions() == all);

        const std::size_t most = draw(random, 6);
        SolutionList cheapest(puzzle, most);
        cheapest.advance(to_the_end);
        REQUIRE(cheapest.is_finished());
        const auto kept = cheapest.solutions();
        REQUIRE(kept.size() == std::min(most, all.size()));
        for (std::size_t each = 0; each < kept.size(); ++each) {
            REQUIRE(kept[each].cost == all[each].cost);
            REQUIRE(std::binary_search(all.begin(), all.end(), kept[each]));
        }
        several += all.size() > 1 ? 1 : 0;
        none += all.empty() ? 1 : 0;
    }
    CHECK(several > 50);
    CHECK(none > 50);
}

TEST_CASE("The equations of a row have a solution exactly if presses lead there") {
    Random random(4204);
    int solved = 0;
    int impossible = 0;
    for (int i = 0; i < 400; ++i) {
        CAPTURE(i);
        WiredPuzzle puzzle = small_puzzle(random, false);
        const TargetRow row = machine::rows_wanted(puzzle).front();
        const auto system = solve::linear_system(puzzle, row);
        if (!system) continue;
        puzzle.targets = {row};
        const std::vector<Counts> counts = all_counts(puzzle);
        const bool leads = std::any_of(counts.begin(), counts.end(), [&](const Counts& each) {
            return shows_target(puzzle, after(puzzle, each));
        });
        REQUIRE(system->equations->solve(system->b).solvable == leads);
        REQUIRE(system->names.lamps.size() == system->a.rows);
        REQUIRE(system->names.buttons.size() == system->a.columns);
        (leads ? solved : impossible) += 1;
    }
    CHECK(solved > 30);
    CHECK(impossible > 30);
}

TEST_CASE("Lamps of 2 and 4 states have invariants modulo 2 and 4, each as small as possible") {
    const WiredPuzzle puzzle =
        puzzle_of("states dial=4 lamp=2 other=2\nA: dial lamp other\nB: lamp dial+3 other\nstart dial=0\n");
    const solve::WiredFigures figures = solve::figures_of(puzzle);
    CHECK(figures.period == 4);
    CHECK(figures.reachable == Natural(4));
    REQUIRE(figures.invariants.size() == 2);
    for (const solve::WiredInvariant& invariant : figures.invariants) CHECK(invariant.modulus == 2);
}

}  // namespace switchbox::test
