// Tests of the search on puzzles with counters: against an enumeration of press counts, with every
// certificate checked, and on known puzzles.
#include "types/custom/solve/counter_search.hpp"

#include <algorithm>
#include <functional>

#include "support/support.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredButton;
using machine::WiredLamp;
using machine::WiredPuzzle;
using solve::CounterProof;
using solve::CounterSearch;
using solve::CounterVerdict;

namespace {

WiredPuzzle counters_in(std::string_view text) {
    const auto puzzle = puzzle::parse_text(text);
    REQUIRE(puzzle);
    return *puzzle;
}

CounterVerdict counter_verdict(const WiredPuzzle& puzzle, std::uint64_t slice = to_the_end) {
    CounterSearch search(puzzle);
    while (!search.is_finished()) search.advance(slice);
    return search.verdict();
}
CounterVerdict counter_verdict(std::string_view text) { return counter_verdict(counters_in(text)); }

std::string press_text(const CounterVerdict& verdict) {
    std::string text;
    for (const Integer& count : verdict.presses.value_or(IntegerVector{}))
        text += (text.empty() ? "" : " ") + count.decimal();
    return text;
}

IntegerVector values_after(const WiredPuzzle& puzzle, const IntegerVector& presses) {
    IntegerVector values;
    for (const WiredLamp& lamp : puzzle.lamps) values.emplace_back(lamp.start);
    for (std::size_t j = 0; j < presses.size(); ++j) {
        for (const auto [lamp, by] : puzzle.buttons[j].effects)
            values[lamp] += (presses[j] + puzzle.buttons[j].pressed) * by;
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!puzzle.lamps[i].is_counter()) values[i] = modulo(values[i], puzzle.lamps[i].states);
    }
    return values;
}

bool shows_row(const IntegerVector& values, const TargetRow& row) {
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] && values[i] != *row[i]) return false;
    return true;
}

bool reaches_target(const WiredPuzzle& puzzle, const IntegerVector& presses) {
    const IntegerVector values = values_after(puzzle, presses);
    if (puzzle.wants_alike())
        return std::all_of(values.begin(), values.end(),
                           [&](const Integer& one) { return one == values[0]; });
    return std::any_of(puzzle.targets.begin(), puzzle.targets.end(),
                       [&](const TargetRow& row) { return shows_row(values, row); });
}

// Calls `each` with all press counts up to `most` that the limits allow, and their cost.
void for_all_presses(const WiredPuzzle& puzzle, std::int64_t most,
                     const std::function<void(const IntegerVector&, const Integer&)>& each) {
    IntegerVector presses(puzzle.buttons.size());
    const std::function<void(std::size_t, const Integer&)> go = [&](std::size_t j, const Integer& cost) {
        if (j == presses.size()) return each(presses, cost);
        const WiredButton& button = puzzle.buttons[j];
        const std::int64_t end = std::min<std::int64_t>(most, button.most.value_or(machine::max_press_count));
        for (std::int64_t times = 0; times <= end; ++times) {
            presses[j] = times;
            go(j + 1, cost + Integer(times) * button.cost);
        }
    };
    go(0, 0);
}

// Checks a proof for one row by the words of its definition.
void check_proof(const WiredPuzzle& puzzle, const TargetRow& row, const CounterProof& proof) {
    const IntegerVector now = values_after(puzzle, IntegerVector(puzzle.buttons.size()));
    Integer sum;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Integer& weight = proof.weights[i];
        if (row[i]) sum += weight * (*row[i] - now[i]);
        if (!row[i]) REQUIRE(weight.is_zero());
        if (puzzle.lamps[i].is_counter()) continue;
        // A lamp that comes round changes the sum by nothing.
        if (proof.modulus) REQUIRE(modulo(weight * puzzle.lamps[i].states, *proof.modulus).is_zero());
        if (!proof.modulus) REQUIRE(weight.is_zero());
    }
    Integer least;
    for (const WiredButton& button : puzzle.buttons) {
        Integer change;
        for (const auto [lamp, by] : button.effects) change += proof.weights[lamp] * by;
        if (proof.modulus) REQUIRE(modulo(change, *proof.modulus).is_zero());
        if (proof.modulus || change.sign() >= 0) continue;
        REQUIRE(button.most.has_value());
        least += change * *button.most;
    }
    if (proof.modulus) {
        REQUIRE(modulo(sum, *proof.modulus) == proof.sum);
        REQUIRE(!proof.sum.is_zero());
        return;
    }
    REQUIRE(proof.sum == sum);
    REQUIRE(proof.least == least);
    REQUIRE(sum < least);
}

struct PuzzleSize {
    std::size_t lamps = 1;
    std::size_t buttons = 1;
    std::int64_t largest = 2;  // effect on a counter
    bool has_negative = false;
    bool has_modular = false;
};

WiredPuzzle random_counters(Random& random, const PuzzleSize& size) {
    WiredPuzzle puzzle;
    for (std::size_t i = 0; i < size.lamps; ++i) {
        const bool is_modular = size.has_modular && i > 0 && draw(random, 2) == 0;
        puzzle.lamps.push_back(
            {std::to_string(i), is_modular ? 2 + static_cast<int>(draw(random, 3)) : 0, 0});
        const std::size_t starts = is_modular ? static_cast<std::size_t>(puzzle.lamps.back().states) : 3;
        puzzle.lamps.back().start = static_cast<std::int64_t>(draw(random, starts));
    }
    for (std::size_t j = 0; j < size.buttons; ++j) {
        WiredButton button{std::to_string(j), {}};
        for (std::size_t i = 0; i < size.lamps; ++i) {
            const WiredLamp& lamp = puzzle.lamps[i];
            const auto largest = static_cast<std::size_t>(lamp.is_counter() ? size.largest : lamp.states - 1);
            auto by = static_cast<int>(draw(random, largest + 1));
            if (size.has_negative && lamp.is_counter() && draw(random, 2) == 0) by = -by;
            // Without negative effects each press moves the first lamp, so that presses are few.
            if (!size.has_negative && i == 0) by = std::max(by, 1);
            if (by != 0) button.effects.push_back({i, by});
        }
        if (draw(random, 4) == 0) button.most = static_cast<std::uint32_t>(draw(random, 4));
        if (draw(random, 3) == 0) button.cost = static_cast<std::uint32_t>(1 + draw(random, 3));
        if (draw(random, 5) == 0) button.pressed = static_cast<std::uint32_t>(draw(random, 3));
        puzzle.buttons.push_back(std::move(button));
    }
    for (std::size_t rows = 1 + draw(random, 2); rows-- > 0;) {
        TargetRow& row = puzzle.targets.emplace_back();
        for (std::size_t i = 0; i < size.lamps; ++i) {
            const WiredLamp& lamp = puzzle.lamps[i];
            const std::size_t range = lamp.is_counter() ? 8 : static_cast<std::size_t>(lamp.states);
            row.emplace_back(static_cast<std::int64_t>(draw(random, range)));
            if (i > 0 && draw(random, 6) == 0) row.back().reset();
        }
    }
    return puzzle;
}

struct CounterTally {
    int solved = 0;
    int only = 0;
    int modular = 0;
    int bounded = 0;
    int searched = 0;
};

bool presses_dead_button(const WiredPuzzle& puzzle, const IntegerVector& presses) {
    for (std::size_t j = 0; j < presses.size(); ++j) {
        if (puzzle.buttons[j].effects.empty() && !presses[j].is_zero()) return true;
    }
    return false;
}

// Compares a verdict with the enumeration of presses up to `most` of each button, where some solution is if
// there is any.
void compare_presses(const WiredPuzzle& puzzle, std::int64_t most, CounterTally& tally) {
    const std::string text = value_of(puzzle::format_text(puzzle));
    CAPTURE(text);
    const CounterVerdict verdict = counter_verdict(puzzle);
    REQUIRE(verdict.proved);
    std::optional<Integer> cheapest;
    int solutions = 0;  // without presses of buttons that move nothing
    for_all_presses(puzzle, most, [&](const IntegerVector& presses, const Integer& cost) {
        if (!reaches_target(puzzle, presses)) return;
        if (!presses_dead_button(puzzle, presses)) ++solutions;
        cheapest = std::min(cheapest.value_or(cost), cost);
    });
    REQUIRE(verdict.presses.has_value() == cheapest.has_value());
    if (!verdict.presses) {
        for (std::size_t i = 0; i < verdict.proofs.size(); ++i) {
            check_proof(puzzle, puzzle.targets[i], verdict.proofs[i]);
            ++(verdict.proofs[i].modulus ? tally.modular : tally.bounded);
        }
        if (verdict.proofs.empty()) ++tally.searched;
        return;
    }
    ++tally.solved;
    REQUIRE(reaches_target(puzzle, *verdict.presses));
    REQUIRE(verdict.proofs.empty());
    Integer cost;
    for (std::size_t j = 0; j < puzzle.buttons.size(); ++j) {
        const Integer& count = (*verdict.presses)[j];
        REQUIRE(count.sign() >= 0);
        if (puzzle.buttons[j].most) REQUIRE(count <= *puzzle.buttons[j].most);
        cost += count * puzzle.buttons[j].cost;
    }
    REQUIRE(verdict.cost == cost);
    // A cheaper solution would have at most that many presses of each button.
    REQUIRE(*cheapest >= cost);
    if (cost <= most) REQUIRE(*cheapest == cost);
    if (verdict.is_only) REQUIRE(solutions == 1);
    if (verdict.is_only) ++tally.only;
}

}  // namespace

TEST_CASE("Counters that presses only raise: the cheapest presses are those of an enumeration") {
    // A press raises the first counter, which is always wanted at 7 at most: no button is pressed more often.
    Random random(21);
    CounterTally tally;
    for (int round = 0; round < 1'500; ++round) {
        CAPTURE(round);
        const PuzzleSize size{1 + draw(random, 4), 1 + draw(random, 4), 3, false, true};
        const WiredPuzzle puzzle = random_counters(random, size);
        compare_presses(puzzle, 7, tally);
        const CounterVerdict verdict = counter_verdict(puzzle);
        int solutions = 0;
        for_all_presses(puzzle, 7, [&](const IntegerVector& presses, const Integer& /*cost*/) {
            if (reaches_target(puzzle, presses)) ++solutions;
        });
        REQUIRE(verdict.is_only == (solutions == 1));
    }
    CHECK(tally.solved > 300);
    CHECK(tally.only > 100);
    CHECK(tally.modular > 50);
    CHECK(tally.bounded > 300);
    CHECK(tally.searched > 20);
}

TEST_CASE("Counters that grow both ways: nothing is cheaper, and none is missed") {
    // Equations in n <= 2 unknowns with a solution have one with counts up to (n + 1) M, where M bounds the
    // minors of equations and bounds (von zur Gathen and Sieveking 1978). Effects are at most 2 in size and
    // changes at most 15, so M = 60.
    Random random(22);
    CounterTally tally;
    for (int round = 0; round < 400; ++round) {
        CAPTURE(round);
        const PuzzleSize size{1 + draw(random, 2), 1 + draw(random, 2), 2, true, false};
        compare_presses(random_counters(random, size), 180, tally);
    }
    CHECK(tally.solved > 100);
    CHECK(tally.modular > 10);
    CHECK(tally.bounded > 50);
}

TEST_CASE("With many buttons that go both ways every answer is a solution and every proof holds") {
    Random random(23);
    CounterTally tally;
    for (int round = 0; round < 400; ++round) {
        CAPTURE(round);
        const PuzzleSize size{2 + draw(random, 3), 3 + draw(random, 4), 9, true, true};
        const WiredPuzzle puzzle = random_counters(random, size);
        const CounterVerdict verdict = counter_verdict(puzzle);
        REQUIRE(verdict.proved);
        if (verdict.presses) REQUIRE(reaches_target(puzzle, *verdict.presses));
        for (std::size_t i = 0; i < verdict.proofs.size(); ++i)
            check_proof(puzzle, puzzle.targets[i], verdict.proofs[i]);
        // Nothing up to three presses of each button is cheaper.
        for_all_presses(puzzle, 3, [&](const IntegerVector& presses, const Integer& cost) {
            if (!reaches_target(puzzle, presses)) return;
            REQUIRE(verdict.presses);
            REQUIRE(verdict.cost <= cost);
        });
        if (verdict.presses) ++tally.solved;
    }
    CHECK(tally.solved > 100);
}

TEST_CASE("Slices of any size find the answer of one run") {
    Random random(24);
    for (int round = 0; round < 60; ++round) {
        CAPTURE(round);
        const WiredPuzzle puzzle = random_counters(random, {3, 5, 4, round % 2 == 0, true});
        const CounterVerdict whole = counter_verdict(puzzle);
        const CounterVerdict sliced = counter_verdict(puzzle, 1);
        CHECK(sliced.presses == whole.presses);
        CHECK(sliced.cost == whole.cost);
        CHECK(sliced.is_only == whole.is_only);
        CHECK(sliced.reached == whole.reached);
    }
}

TEST_CASE("Known puzzles with counters") {
    struct Known {
        const char* text;
        const char* cost;    // empty if it is impossible
        const char* counts;  // empty if there may be others of this cost
    };
    // The first three are examples of a programming contest of 2025. The fourth is one of 2024, with 10^13
    // added to the target as in its second part: its two equations determine the counts.
    const std::vector<Known> all{
        {"states counter\nA: 3\nB: 1 3\nC: 2\nD: 2 3\nE: 0 2\nF: 0 1\ntarget 0=3 1=5 2=4 3=7\n", "10", ""},
        {"states counter\nA: 0 2 3 4\nB: 2 3\nC: 0 4\nD: 0 1 2\nE: 1 2 3 4\n"
         "target 0=7 1=5 2=12 3=7 4=2\n",
         "12", ""},
        {"states counter\nA: 0 1 2 3 4\nB: 0 3 4\nC: 0 1 2 4 5\nD: 1 2\n"
         "target 0=10 1=11 2=11 3=5 4=10 5=5\n",
         "11", ""},
        {"states counter\nA: x+26 y+66\nB: x+67 y+21\ncost A=3\ntarget x=10000000012748 y=10000000012176\n",
         "459236326669", "118679050709 103199174542"},
        {"states counter\nA: x+94 y+34\nB: x+22 y+67\ncost A=3\ntarget x=8400 y=5400\n", "280", "80 40"},
        {"states counter\nA: x+94 y+34\nB: x+22 y+67\ncost A=3\ntarget x=10000000008400 y=10000000005400\n",
         "", ""},
        // Coins of 6, 9 and 20: 43 is the largest amount that they cannot pay (Frobenius).
        {"states counter\nsix: n+6\nnine: n+9\ntwenty: n+20\ntarget n=43\n", "", ""},
        {"states counter\nsix: n+6\nnine: n+9\ntwenty: n+20\ntarget n=44\n", "4", "1 2 1"},
        {"states counter\nsix: n+6\nnine: n+9\ntwenty: n+20\ntarget n=999999999999999\n", "50000000000003",
         ""},
        // Forwards 5 and back 3.
        {"states counter\non: n+5\nback: n-3\ntarget n=1\n", "5", "2 3"},
        {"states counter\non: n+4\nback: n-2\ntarget n=1\n", "", ""},
        // Adding 1 to all but one of three numbers lowers that one relative to the others.
        {"states counter\nA: b c\nB: a c\nC: a b\nstart a=1 b=2 c=6\ntarget alike\n", "6", "0 1 5"},
        {"states counter\nA: a\nB: b-1\nstart a=9 b=3\ntarget alike\n", "", ""},
        {"states counter\nA: a b+2\nB: a+2 b+4\nstart a=1 b=2\ntarget alike\n", "", ""},
        // A lamp that comes round, and a counter of the presses.
        {"states a=3 n=counter\nA: a n\nB: a+2 n\ntarget a=1 n=4\n", "4", ""},
        {"states a=3 n=counter\nA: a n+3\ntarget a=1 n=9\n", "", ""},
        {"states 2 n=counter\nA: a n\nB: a b\nstart a=1 b=1\ntarget a=0 b=0 n=0\n", "1", "0 1"},
        // Limits, a stuck button, earlier presses, and several targets.
        {"states counter\nA: n\nB: n+2\nmost B=2\ntarget n=9\n", "7", "5 2"},
        {"states counter\nA: n\nB: n+2\nmost A=1 B=2\ntarget n=9\n", "", ""},
        {"states counter\nA: n\nB: n+2\nmost B=0\npressed A=4 B=2\ntarget n=9\n", "1", "1 0"},
        {"states counter\nA: n+7\nB: n+5\ntarget n=13\ntarget n=14\ntarget n=23\n", "2", "2 0"},
        {"states counter\nA: n m\ntarget n=3 m=*\n", "3", "3"},
        {"states counter\nA: n\ntarget n=0\n", "0", "0"},
        {"states counter\nA: n\nstart n=5\ntarget n=2\n", "", ""},
        {"states counter\nA: n\ntarget n=1 m=1\n", "", ""},
    };
    for (const Known& known : all) {
        CAPTURE(known.text);
        const CounterVerdict verdict = counter_verdict(known.text);
        CHECK(verdict.proved);
        CHECK((verdict.presses ? verdict.cost.decimal() : "") == known.cost);
        if (known.counts[0] != '\0') CHECK(press_text(verdict) == known.counts);
    }
}

TEST_CASE("A certificate is as simple as the reason") {
    struct Reason {
        const char* text;
        std::vector<int> weights;  // by lamp
        int modulus;               // 0: none
        int least;
        int sum;
    };
    const std::vector<Reason> reasons{
        {"states counter\nA: n\nstart n=5\ntarget n=2\n", {1}, 0, 0, -3},
        {"states counter\nA: n-1\ntarget n=2\n", {-1}, 0, 0, -2},
        {"states counter\nA: n+4\nB: n-2\ntarget n=1\n", {1}, 2, 0, 1},
        {"states counter\nA: n m\ntarget n=1 m=2\n", {1, -1}, 0, 0, -1},
        {"states counter\nA: n\nmost A=3\ntarget n=5\n", {-1}, 0, -3, -5},
        {"states a=3 n=counter\nA: a n+3\ntarget a=1 n=9\n", {6, 1}, 9, 0, 6},
    };
    for (const Reason& reason : reasons) {
        CAPTURE(reason.text);
        const WiredPuzzle puzzle = counters_in(reason.text);
        const CounterVerdict verdict = counter_verdict(puzzle);
        REQUIRE(verdict.proofs.size() == 1);
        check_proof(puzzle, puzzle.targets.front(), verdict.proofs.front());
        std::string weights;
        for (const Integer& weight : verdict.proofs.front().weights) weights += weight.decimal() + " ";
        std::string expected;
        for (const int weight : reason.weights) expected += std::to_string(weight) + " ";
        CHECK(weights == expected);
        CHECK(verdict.proofs.front().modulus.value_or(0).decimal() == std::to_string(reason.modulus));
        CHECK(verdict.proofs.front().least.decimal() == std::to_string(reason.least));
        CHECK(verdict.proofs.front().sum.decimal() == std::to_string(reason.sum));
    }
}

TEST_CASE("Boards like those of the contest take few steps of the search") {
    // 10 counters, 13 buttons, each moves about half of them, and targets up to about 300.
    Random random(25);
    for (int round = 0; round < 50; ++round) {
        CAPTURE(round);
        WiredPuzzle puzzle;
        TargetRow row(10, 0);
        for (std::size_t i = 0; i < row.size(); ++i) puzzle.lamps.push_back({std::to_string(i), 0, 0});
        for (std::size_t j = 0; j < 13; ++j) {
            WiredButton& button = puzzle.buttons.emplace_back();
            button.name = std::to_string(j);
            const std::int64_t times = static_cast<std::int64_t>(draw(random, 50));
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (draw(random, 2) == 0) continue;
                button.effects.push_back({i, 1});
                row[i] = *row[i] + times;
            }
        }
        puzzle.targets.push_back(row);
        CounterSearch search(puzzle);
        search.advance(500'000'000);  // half a second
        REQUIRE(search.is_finished());
        REQUIRE(search.verdict().presses);
        CHECK(reaches_target(puzzle, *search.verdict().presses));
    }
}

}  // namespace switchbox::test
