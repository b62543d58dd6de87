// Tests of puzzles with lit-only and alternating play, against a plain search through their states.
#include "types/custom/solve/lit_search.hpp"

#include <map>
#include <queue>
#include <string>
#include <tuple>

#include "machine/machine_type.hpp"
#include "sampling.hpp"
#include "support/support.hpp"
#include "types/custom/formats/text.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/lit_only.hpp"

namespace switchbox::test {

using machine::PressRule;
using machine::TargetRow;
using machine::WiredButton;
using machine::WiredPuzzle;
using solve::CustomLitOnlySearch;
using solve::CustomLitOnlyTable;
using solve::WiredVerdict;

namespace {

struct Sample {
    WiredPuzzle puzzle;
    std::vector<std::uint32_t> made;  // presses of each button
};

Sample random_lit_puzzle(Random& random, PressRule press) {
    Sample sample;
    WiredPuzzle& puzzle = sample.puzzle;
    puzzle.press = press;
    const std::size_t most_states = 2 + draw(random, 4);
    const std::size_t lamps = 1 + draw(random, 5);
    for (std::size_t i = 0; i < lamps; ++i) {
        const std::size_t states = 2 + draw(random, most_states - 1);
        puzzle.lamps.push_back(
            {std::to_string(i), static_cast<int>(states), static_cast<int>(draw(random, states))});
    }
    const bool is_even = draw(random, 2) == 0;
    for (std::size_t i = 0; i < 5; ++i) {
        if (draw(random, 5) == 0) continue;
        // The last buttons, and a few others, have no lamp.
        WiredButton button{draw(random, 5) == 0 ? "x" + std::to_string(i) : std::to_string(i), {}};
        for (std::size_t lamp = 0; lamp < lamps; ++lamp) {
            const auto states = static_cast<std::size_t>(puzzle.lamps[lamp].states);
            if (draw(random, 2) == 0)
                button.effects.push_back({lamp, 1 + static_cast<int>(draw(random, states - 1))});
        }
        if (draw(random, 4) == 0) button.most = static_cast<std::uint32_t>(draw(random, 4));
        if (draw(random, 40) == 0) button.most = 300;
        if (!is_even) button.cost = static_cast<std::uint32_t>(1 + draw(random, 5));
        if (draw(random, 8) == 0) button.pressed = static_cast<std::uint32_t>(draw(random, 4));
        const std::size_t most = button.most && *button.most < 100 ? *button.most : 0;
        sample.made.push_back(draw(random, 3) == 0 ? static_cast<std::uint32_t>(draw(random, most + 1)) : 0);
        puzzle.buttons.push_back(std::move(button));
    }
    for (std::size_t i = draw(random, 4); i-- > 0;) {
        TargetRow& row = puzzle.targets.emplace_back();
        for (const machine::WiredLamp& lamp : puzzle.lamps) {
            row.emplace_back(static_cast<std::uint8_t>(draw(random, static_cast<std::size_t>(lamp.states))));
            if (draw(random, 3) == 0) row.back().reset();
        }
    }
    return sample;
}

bool is_wanted(const std::vector<std::uint8_t>& lamps, const TargetRow& row) {
    for (std::size_t i = 0; i < lamps.size(); ++i) {
        if (row[i] && *row[i] != lamps[i]) return false;
    }
    return true;
}

bool is_any_wanted(const WiredPuzzle& puzzle, const std::vector<std::uint8_t>& lamps) {
    for (const TargetRow& row : machine::rows_wanted(puzzle)) {
        if (is_wanted(lamps, row)) return true;
    }
    return false;
}

// State of the lamps, with the presses of limited buttons so far, and whether a dark lamp is due.
struct Place {
    std::vector<std::uint8_t> lamps;
    std::vector<std::uint32_t> made;  // 0 if the button has no limit
    bool dark_is_due = false;
    friend bool operator<(const Place& a, const Place& b) {
        return std::tie(a.lamps, a.made, a.dark_is_due) < std::tie(b.lamps, b.made, b.dark_is_due);
    }
};

Place place_of(const Sample& sample) {
    Place place{machine::states_now(sample.puzzle), sample.made};
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < sample.made.size(); ++i) {
        sum += sample.made[i];
        if (!sample.puzzle.buttons[i].most) place.made[i] = 0;
    }
    place.dark_is_due = sample.puzzle.press == PressRule::alternating && sum % 2 == 1;
    return place;
}

// Returns whether the lamp with the button's name forbids the press. The search for the lamp is independent
// of the solver's.
bool is_forbidden(const WiredPuzzle& puzzle, const Place& place, std::size_t button) {
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
        if (puzzle.lamps[i].name == puzzle.buttons[button].name)
            return (place.lamps[i] == 0) != place.dark_is_due;
    }
    return false;
}

std::optional<Place> after_press(const WiredPuzzle& puzzle, Place place, std::size_t button) {
    const WiredButton& of = puzzle.buttons[button];
    if (is_forbidden(puzzle, place, button)) return std::nullopt;
    if (of.most && place.made[button]++ >= *of.most) return std::nullopt;
    for (const auto [lamp, by] : of.effects)
        place.lamps[lamp] = static_cast<std::uint8_t>((place.lamps[lamp] + by) % puzzle.lamps[lamp].states);
    place.dark_is_due = puzzle.press == PressRule::alternating && !place.dark_is_due;
    return place;
}

// Returns the least cost by Dijkstra's algorithm, forward from the current state.
std::optional<std::uint64_t> plainly_cheapest(const Sample& sample) {
    const WiredPuzzle& puzzle = sample.puzzle;
    std::map<Place, std::uint64_t> known;
    using Entry = std::pair<std::uint64_t, Place>;
    const auto is_farther = [](const Entry& a, const Entry& b) { return b < a; };
    std::priority_queue<Entry, std::vector<Entry>, decltype(is_farther)> waiting(is_farther);
    waiting.push({0, place_of(sample)});
    while (!waiting.empty()) {
        const auto [cost, place] = waiting.top();
        waiting.pop();
        if (!known.emplace(place, cost).second) continue;
        if (is_any_wanted(puzzle, place.lamps)) return cost;
        for (std::size_t button = 0; button < puzzle.buttons.size(); ++button) {
            const auto next = after_press(puzzle, place, button);
            if (next && !known.contains(*next)) waiting.push({cost + puzzle.buttons[button].cost, *next});
        }
    }
    return std::nullopt;
}

WiredVerdict searched(const Sample& sample, std::shared_ptr<CustomLitOnlyTable>& ways) {
    CustomLitOnlySearch search(sample.puzzle, sample.made, ways);
    while (!search.is_finished()) search.advance(1);
    return search.verdict();
}

// Checks that the order is allowed, costs as much as stated and reaches the target row.
void check_order(const Sample& sample, const WiredVerdict& verdict) {
    const WiredPuzzle& puzzle = sample.puzzle;
    Place place = place_of(sample);
    std::uint64_t cost = 0;
    std::vector<std::uint32_t> counts(puzzle.buttons.size());
    for (const std::size_t button : verdict.order) {
        const auto next = after_press(puzzle, place, button);
        REQUIRE(next);
        place = *next;
        cost += puzzle.buttons[button].cost;
        ++counts[button];
    }
    REQUIRE(cost == verdict.cost);
    REQUIRE(counts == *verdict.presses);
    REQUIRE(is_wanted(place.lamps, machine::rows_wanted(puzzle)[verdict.row]));
}

// Returns whether the puzzle has few enough states for a plain search, limits included.
bool is_small(const WiredPuzzle& puzzle) {
    std::uint64_t places = 1;
    for (const machine::WiredLamp& lamp : puzzle.lamps) places *= static_cast<std::uint64_t>(lamp.states);
    for (const WiredButton& button : puzzle.buttons) places *= button.most.value_or(0) + std::uint64_t{1};
    return places <= 2000;
}

// Returns Lights Out as a wired puzzle.
WiredPuzzle lights_out(int rows, int columns, int states, PressRule press = PressRule::lit) {
    WiredPuzzle puzzle;
    puzzle.press = press;
    const machine::Shape shape{rows, columns};
    for (std::size_t cell = 0; cell < shape.size(); ++cell) {
        puzzle.lamps.push_back({std::to_string(cell), states, 0});
        WiredButton& button = puzzle.buttons.emplace_back(WiredButton{std::to_string(cell), {}});
        for (std::size_t lamp = 0; lamp < shape.size(); ++lamp) {
            const int far = std::abs(shape.row(cell) - shape.row(lamp)) +
                            std::abs(shape.column(cell) - shape.column(lamp));
            if (far <= 1) button.effects.push_back({lamp, 1});
        }
    }
    puzzle.targets.emplace_back(shape.size(), std::uint8_t{0});
    puzzle.layout = machine::single_row(shape.size());
    return puzzle;
}

}  // namespace

TEST_CASE("Random lit-only and alternating puzzles are solved as Dijkstra's algorithm solves them") {
    for (const PressRule press : {PressRule::lit, PressRule::alternating}) {
        CAPTURE(static_cast<int>(press));
        Random random(2026);
        int tried = 0;
        int solved = 0;
        int proved = 0;
        int blocked = 0;
        int limited = 0;
        constexpr int tries = sampled ? 4'000 : 20'000;
        for (int i = 0; i < tries; ++i) {
            CAPTURE(i);
            const Sample sample = random_lit_puzzle(random, press);
            if (!is_small(sample.puzzle)) continue;
            ++tried;
            std::shared_ptr<CustomLitOnlyTable> ways;
            const WiredVerdict verdict = searched(sample, ways);
            const auto cheapest = plainly_cheapest(sample);
            REQUIRE(verdict.proved);
            REQUIRE(verdict.presses.has_value() == cheapest.has_value());
            solved += cheapest && *cheapest > 0 ? 1 : 0;
            proved += verdict.proofs.empty() ? 0 : 1;
            blocked += !cheapest && verdict.proofs.empty() ? 1 : 0;
            if (!cheapest) continue;
            REQUIRE(verdict.cost == *cheapest);
            check_order(sample, verdict);
            for (const std::size_t button : verdict.order)
                limited += sample.puzzle.buttons[button].most ? 1 : 0;
        }
        CHECK(tried > tries / 2);
        CHECK(solved > tries / 10);
        CHECK(proved > tries / 40);
        CHECK(blocked > tries * 3 / 200);
        CHECK(limited > tries / 40);
    }
}

TEST_CASE("One search serves wherever the game goes from there") {
    Random random(2027);
    for (int i = 0; i < 300; ++i) {
        CAPTURE(i);
        Sample sample = random_lit_puzzle(random, i % 2 == 0 ? PressRule::lit : PressRule::alternating);
        if (!is_small(sample.puzzle)) continue;
        for (WiredButton& button : sample.puzzle.buttons) button.pressed = 0;
        std::shared_ptr<CustomLitOnlyTable> ways;
        (void)searched(sample, ways);
        const CustomLitOnlyTable* const first = ways.get();
        for (int press = 0; press < 20; ++press) {
            const std::size_t button = draw(random, sample.puzzle.buttons.size() + 1);
            if (button == sample.puzzle.buttons.size()) continue;
            const auto next = after_press(sample.puzzle, place_of(sample), button);
            if (!next) continue;
            for (std::size_t lamp = 0; lamp < next->lamps.size(); ++lamp)
                sample.puzzle.lamps[lamp].start = next->lamps[lamp];
            ++sample.made[button];
            const WiredVerdict verdict = searched(sample, ways);
            REQUIRE(ways.get() == first);
            const auto cheapest = plainly_cheapest(sample);
            REQUIRE(verdict.presses.has_value() == cheapest.has_value());
            if (!cheapest) continue;
            REQUIRE(verdict.cost == *cheapest);
            check_order(sample, verdict);
        }
    }
}

TEST_CASE("Lights Out as a rule and as a puzzle has as many pictures at each distance") {
    struct Board {
        int rows;
        int columns;
        int states;
        PressRule press = PressRule::lit;
    };
    for (const Board board : {Board{2, 3, 2}, Board{3, 3, 2}, Board{3, 4, 2}, Board{2, 3, 3}, Board{2, 2, 5},
                              Board{2, 3, 2, PressRule::alternating}, Board{3, 3, 2, PressRule::alternating},
                              Board{2, 3, 3, PressRule::alternating}}) {
        CAPTURE(board.rows);
        CAPTURE(board.columns);
        Sample sample{lights_out(board.rows, board.columns, board.states, board.press), {}};
        WiredPuzzle& puzzle = sample.puzzle;
        const std::size_t lamps = puzzle.lamps.size();
        sample.made.resize(lamps);
        std::vector<std::vector<std::size_t>> effects;
        for (const WiredButton& button : puzzle.buttons) {
            effects.emplace_back();
            for (const auto [lamp, by] : button.effects) effects.back().push_back(lamp);
        }
        solve::LinearLitOnlySearch rule(lamps, board.states, board.press, effects, algebra::Residues(lamps));
        while (!rule.is_finished()) rule.advance(1'000'000);
        std::shared_ptr<CustomLitOnlyTable> ways = std::make_shared<CustomLitOnlyTable>(puzzle);
        while (!ways->is_finished()) {
            const double before = ways->progress();
            ways->advance(1);
            REQUIRE(ways->progress() >= before);
        }
        CHECK(ways->progress() == 1);
        std::vector<std::uint64_t> counts(rule.pictures_by_distance().size());
        algebra::Residues picture(lamps);
        std::size_t lamp = 0;
        while (lamp < lamps) {
            const CustomLitOnlyTable::State state = ways->state_of(picture, sample.made);
            const auto distance = rule.distance(picture);
            REQUIRE(ways->is_settled(state) == distance.has_value());
            if (distance) {
                REQUIRE(ways->way_from(state).order.size() == *distance);
                ++counts[*distance];
            }
            for (lamp = 0; lamp < lamps; ++lamp) {
                if (++picture[lamp] < board.states) break;
                picture[lamp] = 0;
            }
        }
        CHECK(counts == rule.pictures_by_distance());
    }
}

TEST_CASE("What equations prove impossible needs no search, however large it is") {
    Sample sample{lights_out(10, 10, 2), std::vector<std::uint32_t>(100)};
    std::shared_ptr<CustomLitOnlyTable> ways;
    sample.puzzle.lamps[0].start = 1;
    const WiredVerdict large = searched(sample, ways);
    CHECK(!large.proved);
    CHECK(!large.presses);
    REQUIRE(large.too_many);
    CHECK(large.too_many->decimal() == "1267650600228229401496703205376");  // 2^100
    for (WiredButton& button : sample.puzzle.buttons) button.effects.erase(button.effects.begin());
    sample.puzzle.buttons.resize(1);
    std::shared_ptr<CustomLitOnlyTable> none;
    const WiredVerdict proved = searched(sample, none);
    CHECK(proved.proved);
    CHECK(proved.proofs.size() == 1);
    CHECK(none == nullptr);
}

// Unused lamps, don't-care lamps and ineffective limits add no states.
TEST_CASE("Only what can make a difference is searched") {
    const auto states_of = [](const std::string& text) {
        return CustomLitOnlyTable(value_of(puzzle::parse_text("press lit\n" + text))).states().decimal();
    };
    CHECK(states_of("A: x y\nB: y\nstart x=1 z=1\n") == "4");         // without z
    CHECK(states_of("A: x y\nB: y\ntarget x=1 y=*\n") == "2");        // without y
    CHECK(states_of("A: x y\ny: y\nB: x\ntarget x=1 y=*\n") == "2");  // y's button is useless
    CHECK(states_of("A: x y\ny: x\nB: z\ntarget x=1 y=* z=*\n") == "4");
    CHECK(states_of("A: x y\nd: y\nstart d=0\ntarget x=1 y=*\n") == "2");  // d stays dark
    CHECK(states_of("A: x y\nB: y\nstates 3\nmost A=2 B=1000000\n") == "27");
    CHECK(states_of("A: x y\nB: y\nmost A=0\n") == "2");
    // If presses alternate, the turn doubles the states, and a button that moves no lamp passes it.
    const auto states_in_turn = [](const std::string& text) {
        return CustomLitOnlyTable(value_of(puzzle::parse_text("press turns\n" + text))).states().decimal();
    };
    CHECK(states_in_turn("A: x y\nB: y\n") == "8");
    CHECK(states_in_turn("A: x y\nd: y\nstart d=0\ntarget x=1 y=*\n") == "4");
    // A path visits each of the 9^3 pictures once, so a limit of 728 presses has no effect.
    CHECK(states_of("states 9\nA: x y z\nB: y\nC: z\nmost A=728\n") == "729");
    CHECK(states_of("states 9\nA: x y z\nB: y\nC: z\nmost A=727\n") == "530712");
    CHECK(states_of("states 9\nA: x y z\nB: y\nC: z\nmost A=300\n") == "219429");
    CHECK(states_of("states 9\nA: x y z\nB: y\nC: z\nmost A=254\n") == "185895");
    // A limit that can be played is part of the state, even if there are few pictures.
    CHECK(states_of("A: x\nB: x\nmost A=254\n") == "4");
    CHECK(states_of("A: x\nB: x\nmost A=255\n") == "2");
}

}  // namespace switchbox::test
