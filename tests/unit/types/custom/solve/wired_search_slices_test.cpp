// Tests of the progress of searches on wired puzzles, and of the work in a slice.
#include <numeric>

#include "support/support.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/solve/lit_search.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredPuzzle;
using solve::StateWalk;
using solve::WiredSearch;

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

TEST_CASE(
    "A walk through the states takes as many steps as there are states and presses, where these are not too "
    "many") {
    WiredPuzzle puzzle = all_alike(2, 3, 5);
    CHECK(StateWalk::work_of(puzzle, {5, 5, 5}) == 25 * 3 * (3 + 4));
    puzzle.buttons[1].most = 2;
    puzzle.buttons[2].most = 9;
    CHECK(StateWalk::work_of(puzzle, {5, 5, 5}) == 25 * (7 + 5 + 7));
    CHECK(StateWalk::work_of(puzzle, {5, 1, 5}) == 25 * (7 + 3 + 7));
    puzzle.targets[0][1].reset();
    CHECK(StateWalk::work_of(puzzle, {5, 5, 5}) == 5 * (7 + 5 + 7));
    // The limits are 2^22 states and 2^26 pairs of state and button.
    CHECK(StateWalk::work_of(all_alike(22, 16, 2), std::vector<int>(16, 2)) == 4.0 * (1U << 26U));
    CHECK_FALSE(StateWalk::work_of(all_alike(22, 17, 2), std::vector<int>(17, 2)));
    CHECK_FALSE(StateWalk::work_of(all_alike(23, 1, 2), {2}));
    CHECK_FALSE(StateWalk::work_of(all_alike(200, 1, 9), {9}));
}

TEST_CASE("A walk goes on button by button, one at least, and as long as the work lasts") {
    const WiredPuzzle puzzle = all_alike(2, 4, 3);
    const std::vector<int> periods(4, 3);
    constexpr std::uint64_t each = 9 * (3 + 2);
    StateWalk walk(puzzle, periods);
    CHECK(walk.progress() == 0);
    walk.advance(0);
    CHECK(walk.progress() == 0.25);
    walk.advance(each - 1);
    CHECK(walk.progress() == 0.5);
    walk.advance(each);
    CHECK(walk.is_finished());
    CHECK(walk.progress() == 1);
    walk.advance(each);
    const auto found = walk.found();
    REQUIRE(found);
    CHECK(found->cost == 1);
    CHECK(std::accumulate(found->presses.begin(), found->presses.end(), 0U) == 1);
    CHECK_FALSE(found->is_only);
    StateWalk at_once(puzzle, periods);
    at_once.advance(to_the_end);
    CHECK(at_once.is_finished());
}

TEST_CASE("A walk takes a button with many states in parts") {
    const std::size_t lamps = 22;
    StateWalk walk(all_alike(lamps, 2, 2), {2, 2});
    constexpr std::uint64_t work_of_button = (std::uint64_t{1} << 22U) * (3 + 1);
    std::uint64_t calls = 0;
    for (; walk.progress() == 0; ++calls) walk.advance(0);
    CHECK(calls >= work_of_button / StateWalk::most_at_a_time);
    walk.advance(to_the_end);
    CHECK(walk.is_finished());
    CHECK(walk.found()->cost == 1);
}

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

// 2^29 press combinations of 30 buttons reach the row, in blocks of 2^13.
TEST_CASE("Of a row whose presses are all alike the search has done the part that its blocks are of all") {
    const WiredPuzzle puzzle = all_alike(1, 30, 2);
    WiredSearch search(puzzle, WiredSearch::Method::rows);
    CHECK(search.progress() == 0);
    for (int blocks = 1; blocks <= 5; ++blocks) {
        search.advance(1);
        CHECK(search.progress() == blocks / 65536.0);
    }
    CHECK_FALSE(search.verdict().proved);
    CHECK(search.verdict().cost == 1);
    search.advance(0);
    CHECK(search.progress() == 5 / 65536.0);
}

// Lamp 1 alone has 2^29 solutions, and 2^28 together with lamp 2. Lamp 2 alone has 2^14 different ones, so it
// is finished first.
TEST_CASE(
    "Of several rows the search has done what it has done of each, and all of those that are finished") {
    for (const std::size_t first : {0, 15}) {
        WiredPuzzle puzzle = all_alike(2, 30, 2);
        for (std::size_t i = 0; i < 15; ++i) puzzle.buttons[first + i].effects.pop_back();
        puzzle.targets = {{1, std::nullopt}, {std::nullopt, 1}, {1, 1}};
        WiredSearch search(puzzle, WiredSearch::Method::rows);
        CHECK(search.progress() == 0);
        search.advance(2);
        CHECK(search.progress() == 0);
        search.advance(3);
        CHECK(search.progress() == doctest::Approx((1 / 65536.0 + 1 / 2.0 + 1 / 32768.0) / 3));
        search.advance(3);
        CHECK(search.progress() == doctest::Approx((2 / 65536.0 + 1 + 2 / 32768.0) / 3));
        // Alternates between the two that are left.
        search.advance(2);
        CHECK(search.progress() == doctest::Approx((3 / 65536.0 + 1 + 3 / 32768.0) / 3));
        CHECK(search.verdict().cost == 1);
        CHECK_FALSE(search.verdict().proved);
        CHECK(search.verdict().presses->size() == 30);
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

// One lamp has 7 states, and a second button, which costs 2, also moves another lamp.
TEST_CASE(
    "Of the ways of a lit-only puzzle the part is done that is settled, and none is settled before a cheaper "
    "one") {
    const WiredPuzzle puzzle = value_of(puzzle::parse_text(
        "press lit\nA: x\nB: x+3 y\nC: y+2\nstates x=7 y=5\nstart x=2 y=1\ntarget x=0 y=0\ncost B=2 C=5\n"));
    solve::CustomLitOnlyTable ways(puzzle);
    REQUIRE(ways.states() == Natural(35));
    std::size_t before = 0;
    std::uint64_t farthest = 0;
    std::vector<bool> was_settled(35);
    CHECK(ways.progress() == 0);
    while (!ways.is_finished()) {
        ways.advance(1);
        std::size_t settled = 0;
        std::uint64_t least = to_the_end;
        for (solve::CustomLitOnlyTable::State state = 0; state < 35; ++state) {
            if (!ways.is_settled(state)) continue;
            ++settled;
            const std::uint64_t cost = ways.way_from(state).cost;
            if (!was_settled[state]) least = std::min(least, cost);
            was_settled[state] = true;
        }
        REQUIRE(least >= farthest);
        for (solve::CustomLitOnlyTable::State state = 0; state < 35; ++state)
            if (was_settled[state]) farthest = std::max(farthest, ways.way_from(state).cost);
        REQUIRE(settled >= before);
        before = settled;
        if (!ways.is_finished()) REQUIRE(ways.progress() == static_cast<double>(settled) / 35);
    }
    CHECK(ways.progress() == 1);
    CHECK(before == 35);
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
