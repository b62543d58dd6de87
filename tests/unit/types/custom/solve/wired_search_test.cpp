// Tests of the search on wired puzzles, against an enumeration of all press counts.
#include "types/custom/solve/wired_search.hpp"

#include <limits>
#include <memory>

#include "support/support.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredButton;
using machine::WiredLamp;
using machine::WiredPuzzle;
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

}  // namespace switchbox::test
