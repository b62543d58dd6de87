// Tests of the search on wired puzzles: against an enumeration of all press counts, with far more buttons
// than lamps, in slices, and by a walk through the states.
#include "types/custom/solve/wired_search.hpp"

#include <algorithm>
#include <memory>

#include "algebra/residues.hpp"
#include "support/support.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/solve/cheapest_search.hpp"
#include "types/custom/solve/lit_search.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredButton;
using machine::WiredLamp;
using machine::WiredPuzzle;
using solve::StateWalk;
using solve::WiredSearch;
using solve::WiredVerdict;

namespace {

WiredPuzzle small_puzzle(Random& random) {
    WiredPuzzle puzzle;
    const bool is_even = draw(random, 2) == 0;
    const auto usual = 2 + static_cast<int>(draw(random, 8));
    for (std::size_t i = 1 + draw(random, 5); i-- > 0;) {
        const int states = is_even ? usual : 2 + static_cast<int>(draw(random, 8));
        puzzle.lamps.push_back(
            {std::to_string(i), states, static_cast<int>(draw(random, static_cast<std::size_t>(states)))});
    }
    for (std::size_t i = draw(random, 4); i-- > 0;) {
        WiredButton button{std::to_string(i), {}};
        for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
            const int states = puzzle.lamps[lamp].states;
            if (draw(random, 2) == 0) continue;
            button.effects.push_back(
                {lamp, 1 + static_cast<int>(draw(random, static_cast<std::size_t>(states - 1)))});
        }
        if (draw(random, 4) == 0) button.most = static_cast<std::uint32_t>(draw(random, 4));
        if (draw(random, 2) == 0) button.cost = static_cast<std::uint32_t>(1 + draw(random, 5));
        if (draw(random, 4) == 0) button.pressed = static_cast<std::uint32_t>(draw(random, 5));
        puzzle.buttons.push_back(std::move(button));
    }
    // Some target rows are reachable, and some have don't-care lamps.
    for (std::size_t i = draw(random, 4); i-- > 0;) {
        std::vector<std::uint64_t> presses;
        for (std::size_t button = 0; button < puzzle.buttons.size(); ++button)
            presses.push_back(draw(random, 10));
        const std::vector<std::uint8_t> reached = machine::states_after(puzzle, presses);
        const bool is_any = draw(random, 3) == 0;
        TargetRow& row = puzzle.targets.emplace_back();
        for (std::size_t lamp = 0; lamp < reached.size(); ++lamp) {
            const auto states = static_cast<std::size_t>(puzzle.lamps[lamp].states);
            row.emplace_back(is_any ? static_cast<std::uint8_t>(draw(random, states)) : reached[lamp]);
            if (draw(random, 4) == 0) row.back().reset();
        }
    }
    return puzzle;
}

std::uint64_t period_of(const WiredPuzzle& puzzle, std::size_t button) {
    for (std::uint64_t times = 1;; ++times) {
        bool is_none = true;
        for (const auto [lamp, by] : puzzle.buttons[button].effects)
            is_none = is_none && times * static_cast<std::uint64_t>(by) %
                                         static_cast<std::uint64_t>(puzzle.lamps[lamp].states) ==
                                     0;
        if (is_none) return times;
    }
}

bool is_reached(const std::vector<std::uint8_t>& states, const TargetRow& row) {
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (row[i] && *row[i] != states[i]) return false;
    }
    return true;
}

struct Found {
    std::uint64_t solutions = 0;            // regardless of limits
    std::optional<std::uint64_t> cheapest;  // within the limits
    std::uint64_t allowed = 0;              // solutions within the limits
};

Found all_tried(const WiredPuzzle& puzzle) {
    Found found;
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    std::vector<std::uint64_t> periods;
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) periods.push_back(period_of(puzzle, i));
    std::vector<std::uint64_t> presses(puzzle.buttons.size());
    while (true) {
        const std::vector<std::uint8_t> states = machine::states_after(puzzle, presses);
        bool is_wanted = false;
        for (const TargetRow& row : rows) is_wanted = is_wanted || is_reached(states, row);
        if (is_wanted) {
            ++found.solutions;
            std::uint64_t cost = 0;
            bool is_allowed = true;
            for (std::size_t i = 0; i < presses.size(); ++i) {
                cost += presses[i] * puzzle.buttons[i].cost;
                is_allowed = is_allowed && presses[i] <= puzzle.buttons[i].most.value_or(to_the_end);
            }
            if (is_allowed) ++found.allowed;
            if (is_allowed && cost < found.cheapest.value_or(to_the_end)) found.cheapest = cost;
        }
        std::size_t i = 0;
        while (i < presses.size() && ++presses[i] == periods[i]) presses[i++] = 0;
        if (i == presses.size()) return found;
    }
}

WiredVerdict verdict_on(const WiredPuzzle& puzzle, WiredSearch::Method method) {
    WiredSearch search(puzzle, method);
    while (!search.is_finished()) search.advance(1000);
    return search.verdict();
}

// Returns whether the proof is valid: no press changes the weighted sum, and the target row has another sum.
bool holds(const solve::WiredProof& proof, const WiredPuzzle& puzzle, const TargetRow& row) {
    const std::vector<std::uint8_t> now = machine::states_now(puzzle);
    int sum = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (proof.weights[i] * puzzle.lamps[i].states % proof.modulus != 0) return false;
        if (!row[i] && proof.weights[i] != 0) return false;
        if (row[i]) sum += proof.weights[i] * machine::steps_on(*row[i] - now[i], puzzle.lamps[i].states);
    }
    for (const WiredButton& button : puzzle.buttons) {
        int change = 0;
        for (const auto [lamp, by] : button.effects) change += proof.weights[lamp] * by;
        if (change % proof.modulus != 0) return false;
    }
    return sum % proof.modulus == proof.sum && proof.sum != 0;
}

void check(const WiredPuzzle& puzzle, const Found& found, WiredSearch::Method method) {
    const WiredVerdict verdict = verdict_on(puzzle, method);
    REQUIRE(verdict.proved);
    REQUIRE(verdict.presses.has_value() == found.cheapest.has_value());
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    if (verdict.presses) {
        REQUIRE(verdict.cost == *found.cheapest);
        const std::vector<std::uint64_t> presses(verdict.presses->begin(), verdict.presses->end());
        REQUIRE(is_reached(machine::states_after(puzzle, presses), rows[verdict.row]));
        std::uint64_t cost = 0;
        for (std::size_t i = 0; i < presses.size(); ++i) {
            cost += presses[i] * puzzle.buttons[i].cost;
            REQUIRE(presses[i] <= puzzle.buttons[i].most.value_or(to_the_end));
        }
        REQUIRE(cost == verdict.cost);
    }
    REQUIRE(verdict.is_only == (found.allowed == 1));
    if (verdict.solutions) REQUIRE(verdict.solutions->decimal() == std::to_string(found.solutions));
    REQUIRE((found.solutions == 0) == (verdict.proofs.size() == rows.size()));
    for (std::size_t i = 0; i < verdict.proofs.size(); ++i)
        REQUIRE(holds(verdict.proofs[i], puzzle, rows[i]));
}

void check(const WiredPuzzle& puzzle) {
    const Found found = all_tried(puzzle);
    for (const auto method : {WiredSearch::Method::rows, WiredSearch::Method::states})
        check(puzzle, found, method);
}

}  // namespace

TEST_CASE("Random small puzzles are solved as a search through all press counts solves them") {
    Random random(111);
    for (int i = 0; i < 12'000; ++i) {
        const WiredPuzzle puzzle = small_puzzle(random);
        std::uint64_t ways = 1;
        for (std::size_t button = 0; button < puzzle.buttons.size(); ++button)
            ways *= period_of(puzzle, button);
        if (ways > 20'000) continue;
        CAPTURE(i);
        check(puzzle);
    }
}

// There are more solutions than can be enumerated: the methods Gray code, branch and bound, and state walk
// agree.
TEST_CASE("With many buttons all methods find presses of the same cost") {
    Random random(7);
    int even = 0;
    for (int i = 0; i < 300; ++i) {
        CAPTURE(i);
        WiredPuzzle puzzle;
        const auto states = 2 + static_cast<int>(draw(random, 5));
        for (std::size_t lamp = 0; lamp < 3 + draw(random, 3); ++lamp)
            puzzle.lamps.push_back({std::to_string(lamp), states, static_cast<int>(draw(random, 2))});
        const bool is_even = draw(random, 2) == 0;
        const std::size_t buttons = puzzle.lamps.size() + (states < 4 ? 13 : 7);
        for (std::size_t button = 0; button < buttons; ++button) {
            WiredButton& made = puzzle.buttons.emplace_back(WiredButton{std::to_string(button), {}});
            for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
                const std::size_t by = draw(random, is_even ? 2 : static_cast<std::size_t>(states));
                if (by > 0) made.effects.push_back({lamp, static_cast<int>(by)});
            }
            made.cost = is_even ? 2 : static_cast<std::uint32_t>(1 + draw(random, 3));
        }
        TargetRow& row = puzzle.targets.emplace_back(puzzle.lamps.size(), std::uint8_t{1});
        if (draw(random, 2) == 0) row.front().reset();
        even += is_even ? 1 : 0;
        const WiredVerdict one = verdict_on(puzzle, WiredSearch::Method::rows);
        const WiredVerdict other = verdict_on(puzzle, WiredSearch::Method::states);
        REQUIRE(one.proved);
        REQUIRE(other.proved);
        REQUIRE(one.presses.has_value() == other.presses.has_value());
        CHECK(one.solutions == other.solutions);
        if (!one.presses) continue;
        CHECK(one.cost == other.cost);
        CHECK(one.is_only == other.is_only);
        for (const WiredVerdict& verdict : {one, other}) {
            const std::vector<std::uint64_t> presses(verdict.presses->begin(), verdict.presses->end());
            CHECK(is_reached(machine::states_after(puzzle, presses), row));
        }
    }
    CHECK(even > 100);
}

TEST_CASE("What was taken apart serves from wherever the puzzle stands") {
    Random random(1123);
    for (int i = 0; i < 400; ++i) {
        WiredPuzzle puzzle = small_puzzle(random);
        const auto systems = std::make_shared<solve::WiredSystems>();
        for (int start = 0; start < 4; ++start) {
            CAPTURE(i);
            WiredSearch shared(puzzle, systems, WiredSearch::Method::rows);
            while (!shared.is_finished()) shared.advance(1'000'000);
            const WiredVerdict one = shared.verdict();
            const WiredVerdict other = verdict_on(puzzle, WiredSearch::Method::rows);
            CHECK(one.presses == other.presses);
            CHECK(one.cost == other.cost);
            CHECK(one.row == other.row);
            CHECK(one.solutions == other.solutions);
            REQUIRE(one.proofs.size() == other.proofs.size());
            for (std::size_t row = 0; row < one.proofs.size(); ++row)
                CHECK(one.proofs[row].weights == other.proofs[row].weights);
            for (WiredLamp& lamp : puzzle.lamps)
                lamp.start = static_cast<int>(draw(random, static_cast<std::size_t>(lamp.states)));
            for (WiredButton& button : puzzle.buttons) button.most = std::nullopt;
        }
    }
}

// Each of many targets has a lamp of its own: too many sets of targets to count, without a delay.
TEST_CASE("Where many targets can be reached together their solutions are not counted") {
    WiredPuzzle puzzle;
    for (std::size_t i = 0; i < 30; ++i) {
        puzzle.lamps.push_back({std::to_string(i), 2, 0});
        puzzle.buttons.push_back({std::to_string(i), {{i, 1}}});
        puzzle.targets.emplace_back(30).back().reset();
        puzzle.targets.back()[i] = std::uint8_t{1};
    }
    const WiredVerdict verdict = verdict_on(puzzle, WiredSearch::Method::quickest);
    CHECK(verdict.proved);
    CHECK(verdict.cost == 1);
    CHECK(!verdict.solutions);
    puzzle.targets.resize(5);
    CHECK(verdict_on(puzzle, WiredSearch::Method::quickest).solutions ==
          Natural{(std::uint32_t{1} << 30U) - (std::uint32_t{1} << 25U)});
}

TEST_CASE("The statues of the specification") {
    const auto puzzle = value_of(puzzle::parse_text(
        "states 4\nA: north east\nB: east south-1\nC: south+2 west\nstart north=3 south=2 west=1\n"
        "target north=0 east=0 south=0 west=*\nmost C=1\ncost B=2\npressed A=1\n"));
    check(puzzle);
}

namespace {

WiredPuzzle wide_puzzle(Random& random, std::size_t buttons) {
    WiredPuzzle puzzle;
    for (const int states : {2, 3, 4, 6, 8, 9, 6, 2})
        puzzle.lamps.push_back({std::to_string(puzzle.lamps.size()), states, 1});
    for (std::size_t i = 0; i < buttons; ++i) {
        machine::WiredButton& button = puzzle.buttons.emplace_back();
        button.name = std::to_string(i);
        for (std::size_t lamp = i % 3; lamp < puzzle.lamps.size(); lamp += 1 + draw(random, 4))
            button.effects.push_back({lamp, 1});
    }
    puzzle.targets.emplace_back(puzzle.lamps.size(), std::uint8_t{0});
    return puzzle;
}

bool turns_off(const WiredPuzzle& puzzle, const std::vector<std::uint32_t>& presses) {
    const std::vector<std::uint8_t> after = machine::states_after(puzzle, {presses.begin(), presses.end()});
    return std::all_of(after.begin(), after.end(), [](int state) { return state == 0; });
}

}  // namespace

// A unit of work is about a nanosecond, and cubic work in the buttons would take 10^9 units.
TEST_CASE("A thousand buttons on eight lamps of several numbers of states are solved") {
    Random random(2026);
    const WiredPuzzle puzzle = wide_puzzle(random, 1000);
    WiredSearch search(puzzle);
    search.advance(10'000'000);
    REQUIRE(search.verdict().presses);
    CHECK(turns_off(puzzle, *search.verdict().presses));
}

namespace {

// Returns a puzzle in which every button advances every lamp, and each lamp's target is 1.
WiredPuzzle all_alike(std::size_t lamps, std::size_t buttons, int states) {
    WiredPuzzle puzzle;
    for (std::size_t i = 0; i < lamps; ++i) puzzle.lamps.push_back({"l" + std::to_string(i), states, 0});
    for (std::size_t i = 0; i < buttons; ++i) {
        auto& button = puzzle.buttons.emplace_back(machine::WiredButton{"b" + std::to_string(i), {}});
        for (std::size_t lamp = 0; lamp < lamps; ++lamp) button.effects.push_back({lamp, 1});
    }
    puzzle.targets.emplace_back(lamps, std::uint8_t{1});
    return puzzle;
}

}  // namespace

TEST_CASE("Of rows in which different lamps matter a walk finds the first that is shown") {
    Random random(5);
    for (int round = 0; round < 200; ++round) {
        WiredPuzzle puzzle = all_alike(3, 0, 3);
        for (std::size_t i = 0; i < 4; ++i) {
            machine::WiredButton button{"b" + std::to_string(i), {}};
            for (std::size_t lamp = 0; lamp < 3; ++lamp) {
                const auto by = static_cast<int>(draw(random, 3));
                if (by != 0) button.effects.push_back({lamp, by});
            }
            button.cost = static_cast<std::uint32_t>(1 + draw(random, 3));
            puzzle.buttons.push_back(button);
        }
        puzzle.targets.clear();
        for (std::size_t i = 0; i < 5; ++i) {
            TargetRow row;
            for (std::size_t lamp = 0; lamp < 3; ++lamp) {
                const std::size_t state = draw(random, 4);
                row.push_back(state == 3 ? std::nullopt : std::optional(static_cast<std::uint8_t>(state)));
            }
            puzzle.targets.push_back(row);
        }
        std::vector<int> periods;
        for (const machine::WiredButton& button : puzzle.buttons)
            periods.push_back(machine::period_of(puzzle, button));
        StateWalk walk(puzzle, periods);
        walk.advance(to_the_end);
        const auto found = walk.found();
        if (!found) continue;
        const std::vector<std::uint8_t> shown =
            machine::states_after(puzzle, {found->presses.begin(), found->presses.end()});
        const auto shows = [&](const TargetRow& row) {
            for (std::size_t lamp = 0; lamp < 3; ++lamp)
                if (row[lamp] && *row[lamp] != shown[lamp]) return false;
            return true;
        };
        const auto first = std::find_if(puzzle.targets.begin(), puzzle.targets.end(), shows);
        REQUIRE(first != puzzle.targets.end());
        CHECK(found->row == static_cast<std::size_t>(first - puzzle.targets.begin()));
    }
}

namespace {

// Returns a puzzle with four lamps, eight buttons with costs, and many target rows, some equally cheap.
WiredPuzzle many_rows(std::size_t count, Random& random) {
    WiredPuzzle puzzle = all_alike(4, 0, 3);
    for (std::size_t i = 0; i < 8; ++i) {
        machine::WiredButton button{"b" + std::to_string(i), {{i % 4, 1}}};
        if (i >= 4) button.effects.insert(button.effects.begin(), {0, 2});
        if (i == 4) button.effects = {{0, 2}, {1, 1}};
        button.cost = static_cast<std::uint32_t>(1 + i % 3);
        puzzle.buttons.push_back(button);
    }
    puzzle.targets.clear();
    for (std::size_t i = 0; i < count; ++i) {
        TargetRow row;
        for (std::size_t lamp = 0; lamp < 4; ++lamp)
            row.emplace_back(static_cast<std::uint8_t>(draw(random, 3)));
        puzzle.targets.push_back(row);
    }
    return puzzle;
}

}  // namespace

TEST_CASE("Among rows of equal cost the first one is reached, in slices of any size") {
    Random random(6);
    for (int round = 0; round < 20; ++round) {
        const WiredPuzzle puzzle = many_rows(12, random);
        WiredSearch whole(puzzle, WiredSearch::Method::rows);
        whole.advance(to_the_end);
        REQUIRE(whole.is_finished());
        for (const std::uint64_t slice : {12U, 100U, 10'000U}) {
            WiredSearch search(puzzle, WiredSearch::Method::rows);
            while (!search.is_finished()) search.advance(slice);
            CHECK(search.verdict().presses == whole.verdict().presses);
            CHECK(search.verdict().row == whole.verdict().row);
            CHECK(search.verdict().is_only == whole.verdict().is_only);
        }
    }
}

TEST_CASE("Of very many rows a slice searches some, and the next slice others") {
    Random random(7);
    const WiredPuzzle puzzle = many_rows(5000, random);
    WiredSearch search(puzzle, WiredSearch::Method::rows);
    CHECK_FALSE(search.verdict().solutions);  // too many rows to count together
    std::size_t slices = 0;
    for (; !search.is_finished() && slices < 5000; ++slices) search.advance(10'000);
    CHECK(slices >= 500);
}

TEST_CASE("A walk tells whether its presses are the only ones, and which row they reach") {
    // The first of the two buttons moves two lamps and the second one, so each pair of states is reached in
    // one way.
    WiredPuzzle puzzle = all_alike(2, 2, 4);
    puzzle.buttons[1].effects.pop_back();
    puzzle.buttons[0].cost = 5;
    for (std::uint8_t one = 0; one < 4; ++one) {
        for (std::uint8_t two = 0; two < 4; ++two) {
            puzzle.targets = {{one, two}};
            StateWalk walk(puzzle, {4, 4});
            walk.advance(to_the_end);
            const auto found = walk.found();
            REQUIRE(found);
            CHECK(found->presses == std::vector<std::uint32_t>{two, (4U + one - two) % 4U});
            CHECK(found->cost == 5U * two + (4U + one - two) % 4U);
            CHECK(found->row == 0);
            CHECK(found->is_only);
        }
    }
    // The cheapest of several rows is taken, and the first of equally cheap ones.
    puzzle.targets = {{2, 2}, {0, 3}, {1, 0}, {1, std::nullopt}};
    StateWalk walk(puzzle, {4, 4});
    walk.advance(to_the_end);
    CHECK(walk.progress() == 1);
    const auto found = walk.found();
    REQUIRE(found);
    CHECK(found->presses == std::vector<std::uint32_t>{0, 1});
    CHECK(found->row == 2);
    CHECK_FALSE(found->is_only);
    puzzle.buttons[0].most = 0;
    puzzle.buttons[1].most = 0;
    StateWalk stuck(puzzle, {4, 4});
    stuck.advance(to_the_end);
    CHECK_FALSE(stuck.found());
}

// With one target row there are 2^29 press combinations; with three, two rows have 2^29 and 2^28, and one has
// 2^14.
TEST_CASE("A long search by rows tells a growing share of its work, of one row and of several") {
    WiredPuzzle several = all_alike(2, 30, 2);
    for (std::size_t i = 0; i < 15; ++i) several.buttons[i].effects.pop_back();
    several.targets = {{1, std::nullopt}, {std::nullopt, 1}, {1, 1}};
    for (const WiredPuzzle& puzzle : {all_alike(1, 30, 2), several}) {
        WiredSearch search(puzzle, WiredSearch::Method::rows);
        CHECK(search.progress() == 0);
        search.advance(2);  // may only begin the rows
        for (int slice = 0; slice < 5; ++slice) {
            const double before = search.progress();
            search.advance(3);
            CHECK(search.progress() > before);
        }
        CHECK(search.progress() < 1);
        CHECK(search.verdict().cost == 1);
        CHECK_FALSE(search.verdict().proved);
    }
}

TEST_CASE("A puzzle is walked through where that takes less work than the rows") {
    // There are 2^30 press combinations and two states.
    const WiredSearch walked(all_alike(1, 30, 2));
    CHECK(walked.progress() == doctest::Approx(1 / 30.0));  // progress by buttons
    // Each of 20 lamps has its own button, so the search by rows finishes at once.
    WiredPuzzle puzzle = all_alike(20, 20, 2);
    for (std::size_t i = 0; i < 20; ++i) puzzle.buttons[i].effects = {{i, 1}};
    const WiredSearch by_rows(puzzle);
    CHECK(by_rows.is_finished());
    CHECK(by_rows.progress() == 1);
    CHECK(by_rows.verdict().cost == 20);
    CHECK(by_rows.verdict().is_only);
    const WiredSearch by_states(puzzle, WiredSearch::Method::states);
    CHECK_FALSE(by_states.is_finished());
    CHECK(by_states.progress() == 0.05);
}

TEST_CASE(
    "A lit-only search ends as soon as the way from where it stands is known, whatever it may still spend") {
    const WiredPuzzle puzzle =
        value_of(puzzle::parse_text("press lit\nA: A B\nB: B A C\nC: C\nstart A=1 B=1\n"));
    std::shared_ptr<solve::CustomLitOnlyTable> ways;
    solve::CustomLitOnlySearch search(puzzle, {0, 0, 0}, ways);
    search.advance(to_the_end);
    CHECK(search.is_finished());
    CHECK(search.progress() == 1);
    CHECK(search.verdict().order == std::vector<std::size_t>{0});
}

}  // namespace switchbox::test
