// Tests of the puzzle editor: every step leaves a consistent puzzle.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>

#include "base/random.hpp"
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"
#include "support/support.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/wired_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {
namespace {

using machine::WiredPuzzle;

std::size_t pick(Random& random, std::size_t below) { return static_cast<std::size_t>(random.below(below)); }

void check_names(const WiredPuzzle& puzzle) {
    std::set<std::string> lamps;
    std::set<std::string> buttons;
    for (const machine::WiredLamp& lamp : puzzle.lamps) CHECK(lamps.insert(lamp.name).second);
    for (const machine::WiredButton& button : puzzle.buttons) CHECK(buttons.insert(button.name).second);
}

void check_effects(const WiredPuzzle& puzzle) {
    for (const machine::WiredButton& button : puzzle.buttons) {
        for (std::size_t i = 0; i < button.effects.size(); ++i) {
            const machine::WiredEffect& effect = button.effects[i];
            REQUIRE(effect.lamp < puzzle.lamps.size());
            CHECK(effect.by > 0);
            CHECK(effect.by < puzzle.lamps[effect.lamp].states);
            if (i > 0) CHECK(button.effects[i - 1].lamp < effect.lamp);
        }
    }
}

void check_states(const WiredPuzzle& puzzle) {
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
        CHECK(puzzle.lamps[lamp].start >= 0);
        CHECK(puzzle.lamps[lamp].start < puzzle.lamps[lamp].states);
        for (const machine::TargetRow& row : puzzle.targets) {
            REQUIRE(row.size() == puzzle.lamps.size());
            CHECK(row[lamp].value_or(0) < puzzle.lamps[lamp].states);
        }
    }
}

void check_layout(const WiredPuzzle& puzzle) {
    std::vector<int> placed(puzzle.lamps.size());
    for (const auto& row : puzzle.layout) {
        CHECK(row.size() == puzzle.layout.front().size());
        for (const auto& lamp : row) {
            if (lamp) ++placed.at(*lamp);
        }
    }
    CHECK(std::all_of(placed.begin(), placed.end(), [](int times) { return times == 1; }));
}

// Applies a random editor step.
void edit(WiredPuzzle& puzzle, Random& random) {
    const std::size_t lamp = pick(random, puzzle.lamps.size());
    const std::size_t button = pick(random, puzzle.buttons.size());
    switch (random.below(13)) {
        case 0:
            return machine::set_drawn_shape(
                puzzle, {1 + static_cast<int>(random.below(5)), 1 + static_cast<int>(random.below(5))});
        case 1: {
            const std::size_t cell = pick(random, machine::drawn_shape(puzzle).size());
            if (!machine::lamp_in(puzzle, cell)) (void)machine::add_lamp(puzzle, cell);
            return;
        }
        case 2:
            if (puzzle.lamps.size() > 1) machine::remove_lamp(puzzle, lamp);
            return;
        case 3:
            return machine::set_states(puzzle, lamp, 2 + static_cast<int>(random.below(8)));
        case 4:
            return (void)machine::add_button(puzzle);
        case 5:
            if (puzzle.buttons.size() > 1) machine::remove_button(puzzle, button);
            return;
        case 6:
            return machine::add_own_buttons(puzzle);
        case 7: {
            const auto states = static_cast<std::uint64_t>(puzzle.lamps[lamp].states);
            return machine::set_effect(puzzle, button, lamp, static_cast<int>(random.below(states)));
        }
        case 8:
            machine::step_start(puzzle, lamp);
            if (!puzzle.wants_alike())
                machine::step_target(puzzle, pick(random, puzzle.targets.size()), lamp);
            return;
        case 9:
            return machine::want_alike(puzzle, random.below(2) == 0);
        case 10: {
            const std::string name(1, static_cast<char>('A' + random.below(26)));
            (void)(random.below(2) == 0 ? machine::rename_lamp(puzzle, lamp, name)
                                        : machine::rename_button(puzzle, button, name));
            return;
        }
        case 11:
            puzzle.press = static_cast<machine::PressRule>(random.below(3));
            puzzle.buttons[button].cost = 1 + static_cast<std::uint32_t>(random.below(3));
            puzzle.buttons[button].most = static_cast<std::uint32_t>(random.below(4));
            return (void)machine::name_states(puzzle, {"up", "down"});
        default:
            if (puzzle.wants_alike()) return;
            if (puzzle.targets.size() > 1 && random.below(2) == 0)
                return machine::remove_target(puzzle, pick(random, puzzle.targets.size()));
            return machine::add_target(puzzle);
    }
}

}  // namespace

TEST_CASE("Whatever is drawn, a puzzle's parts go together, and what can be played goes into a link") {
    Random random(20261123);
    for (int round = 0; round < 60; ++round) {
        const auto presets = game::puzzle_presets();
        WiredPuzzle puzzle = game::preset_puzzle(presets[pick(random, presets.size())]);
        for (int step = 0; step < 60; ++step) {
            edit(puzzle, random);
            check_names(puzzle);
            check_effects(puzzle);
            check_states(puzzle);
            check_layout(puzzle);
        }
        const auto brought = game::playable_puzzle(puzzle);
        REQUIRE(static_cast<bool>(brought) == !machine::problem_with_playing(puzzle));
        if (!brought) continue;
        const std::string code = game::share_code(game::opening(*brought));
        CHECK(value_of(game::parse_share_code(code)).puzzle == *brought);
    }
}

TEST_CASE("Other numbers of states leave a lamp's wires as they were said: on, or back") {
    WiredPuzzle puzzle = value_of(puzzle::parse_text("states 4\nA: x-1 y+1\nB: x+2\n"));
    machine::set_states(puzzle, 0, 5);
    CHECK(machine::effect_on(puzzle.buttons[0], 0) == 4);
    CHECK(machine::effect_on(puzzle.buttons[1], 0) == 2);
    machine::set_states(puzzle, 0, 3);
    CHECK(machine::effect_on(puzzle.buttons[0], 0) == 2);
    machine::set_states(puzzle, 0, 2);
    CHECK(machine::effect_on(puzzle.buttons[0], 0) == 1);
}

TEST_CASE("A lamp is added to places that are no rectangle, as they may be brought") {
    WiredPuzzle puzzle = value_of(puzzle::parse_text("A: 1 2 3\nlayout 1 / 2 3\n"));
    const std::size_t added = machine::add_lamp(puzzle, 1);
    CHECK(machine::lamp_in(puzzle, 1) == added);
    check_layout(puzzle);
}

TEST_CASE("Every preset can be solved from its start, by some presses") {
    for (const game::PuzzlePreset& preset : game::puzzle_presets()) {
        CAPTURE(preset.id);
        const WiredPuzzle puzzle = game::preset_puzzle(preset);
        CHECK(machine::has_own_buttons(puzzle));
        solve::WiredSearch search(puzzle);
        while (!search.is_finished()) search.advance(1'000'000);
        REQUIRE(search.verdict().presses.has_value());
        CHECK(search.verdict().proved);
        CHECK(search.verdict().cost > 1);
        CHECK(static_cast<bool>(game::playable_puzzle(puzzle)));
    }
}

namespace {

// Place of a lamp on a cube of side 4 with its middle at 0: one coordinate is 2 or -2, the others -1 to 1.
using CubePlace = std::array<int, 3>;

// Returns the places by the names of the lamps: faces as they are in the net, numbered row by row.
std::map<std::string, CubePlace> places_on_cube() {
    std::map<std::string, CubePlace> places;
    for (int i = 0; i < 9; ++i) {
        const int across = i % 3 - 1;
        const int down = i / 3 - 1;
        const std::string number = std::to_string(i + 1);
        places["U" + number] = {across, 2, down};
        places["F" + number] = {across, -down, 2};
        places["D" + number] = {across, -2, -down};
        places["R" + number] = {2, -down, -across};
        places["L" + number] = {-2, -down, across};
        places["B" + number] = {-across, -down, -2};
    }
    return places;
}

// Returns whether two lamps have an edge in common. Their middles differ by 1 in one direction on a face, and
// in two over an edge of the cube.
bool are_neighbours(const CubePlace& a, const CubePlace& b) {
    std::array<int, 3> apart{};
    bool shares_a_face = false;
    for (std::size_t i = 0; i < 3; ++i) {
        apart.at(i) = std::abs(a.at(i) - b.at(i));
        shares_a_face = shares_a_face || (std::abs(a.at(i)) == 2 && apart.at(i) == 0);
    }
    std::sort(apart.begin(), apart.end());
    return apart == (shares_a_face ? std::array{0, 0, 1} : std::array{0, 1, 1});
}

std::size_t rank_of_bits(std::vector<std::uint64_t> rows) {
    std::size_t rank = 0;
    for (std::size_t bit = 0; bit < 64; ++bit) {
        const auto has_bit = [bit](std::uint64_t row) { return (row >> bit & 1U) != 0; };
        const auto pivot = std::find_if(rows.begin(), rows.end(), has_bit);
        if (pivot == rows.end()) continue;
        const std::uint64_t taken = *pivot;
        rows.erase(pivot);
        for (std::uint64_t& row : rows) row ^= has_bit(row) ? taken : 0;
        ++rank;
    }
    return rank;
}

}  // namespace

TEST_CASE("On the cube of lamps a press changes the lamp and its four neighbours; the rank is 48 of 54") {
    const auto presets = game::puzzle_presets();
    const auto preset = std::find_if(presets.begin(), presets.end(),
                                     [](const game::PuzzlePreset& one) { return one.id == "cube"; });
    REQUIRE(preset != presets.end());
    const WiredPuzzle puzzle = game::preset_puzzle(*preset);
    const std::map<std::string, CubePlace> places = places_on_cube();
    REQUIRE(puzzle.lamps.size() == 54);
    REQUIRE(puzzle.buttons.size() == 54);
    std::vector<std::uint64_t> rows;
    for (const machine::WiredButton& button : puzzle.buttons) {
        const CubePlace& at = places.at(button.name);
        std::set<std::string> changed;
        std::uint64_t row = 0;
        for (const auto [lamp, by] : button.effects) {
            changed.insert(puzzle.lamps[lamp].name);
            row |= std::uint64_t{1} << lamp;
        }
        std::set<std::string> near{button.name};
        for (const auto& [name, place] : places) {
            if (are_neighbours(at, place)) near.insert(name);
        }
        CAPTURE(button.name);
        CHECK(changed == near);
        CHECK(changed.size() == 5);
        rows.push_back(row);
    }
    CHECK(rank_of_bits(rows) == 48);
    solve::WiredSearch search(puzzle);
    while (!search.is_finished()) search.advance(1'000'000);
    REQUIRE(search.verdict().solutions);
    CHECK(search.verdict().solutions->decimal() == "64");  // 2^(54 - 48)
}

TEST_CASE("What buttons do is learned from what their presses did, one after the other") {
    Random random(7);
    for (int round = 0; round < 200; ++round) {
        WiredPuzzle real = game::preset_puzzle(game::puzzle_presets()[1]);
        for (int step = 0; step < 20; ++step) edit(real, random);
        WiredPuzzle drawn = real;
        for (machine::WiredButton& button : drawn.buttons) button.effects.clear();
        std::vector<std::uint8_t> before = machine::states_now(real);
        for (std::size_t button = 0; button < real.buttons.size(); ++button) {
            for (machine::WiredLamp& lamp : real.lamps)
                lamp.start = before[static_cast<std::size_t>(&lamp - real.lamps.data())];
            std::vector<std::uint64_t> presses(real.buttons.size());
            presses[button] = 1;
            const std::vector<std::uint8_t> after = machine::states_after(real, presses);
            machine::learn(drawn, button, before, after);
            before = after;
        }
        CHECK(drawn.buttons == real.buttons);
    }
}

TEST_CASE("A board of a rule becomes a puzzle that changes the same lamps and has as few presses") {
    for (const char* const code : {"merlin", "lights-out", "subboards", "quatrainment"}) {
        CAPTURE(code);
        const auto choice = machine::choose(code, {});
        REQUIRE(choice);
        const game::Puzzle rule = value_of(game::new_puzzle(*choice, 3));
        const game::Game game(game::opening(rule));
        const auto* const linear = machine::linear_in(game.machine());
        REQUIRE(linear != nullptr);
        const WiredPuzzle puzzle = machine::wired_from(*linear, rule.target);
        check_names(puzzle);
        check_effects(puzzle);
        check_layout(puzzle);
        const auto buttons = linear->button_sites().cells();
        const auto lamps = linear->lamp_sites().cells();
        REQUIRE(puzzle.buttons.size() == buttons.size());
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            std::vector<std::size_t> changed;
            for (const auto& effect : puzzle.buttons[i].effects) changed.push_back(lamps[effect.lamp]);
            CHECK(changed == linear->effect(buttons[i]));
        }
        const game::Game drawn(game::opening(value_of(game::playable_puzzle(puzzle))));
        CHECK(drawn.machine().buttons_are_lamps() == linear->buttons_are_lamps());
        CHECK(drawn.fewest_from_here() == game.fewest_from_here());
    }
}

TEST_CASE("A lamp and its button keep one name, and a name that cannot be changes nothing") {
    WiredPuzzle puzzle = game::preset_puzzle(game::puzzle_presets()[0]);
    CHECK(!machine::rename_lamp(puzzle, 2, "hall"));
    CHECK(puzzle.lamps[2].name == "hall");
    CHECK(puzzle.buttons[2].name == "hall");
    const WiredPuzzle before = puzzle;
    CHECK(machine::rename_lamp(puzzle, 1, "hall")->message.id == "puzzle.draw.lamp-there");
    CHECK(machine::rename_button(puzzle, 1, "hall")->message.id == "puzzle.draw.button-there");
    for (const char* const name : {"", " ", "a b", "a:b", "a=1", "-", ".", "a/b", "#a", "a+1", "a-12"}) {
        CAPTURE(name);
        CHECK(machine::rename_lamp(puzzle, 1, name)->message.id == "puzzle.draw.no-name");
        CHECK(machine::rename_button(puzzle, 1, name)->message.id == "puzzle.draw.no-name");
    }
    CHECK(puzzle == before);
}

TEST_CASE("On a board of buttons that are lamps both come and go together") {
    WiredPuzzle puzzle = game::preset_puzzle(game::puzzle_presets()[0]);
    machine::set_drawn_shape(puzzle, {2, 6});
    const std::size_t added = machine::add_lamp(puzzle, 7);
    CHECK(puzzle.lamps[added].name == "7");
    CHECK(puzzle.buttons.back().name == "7");
    CHECK(machine::board_of(puzzle).buttons_are_lamps);
    machine::remove_lamp(puzzle, 0);
    CHECK(puzzle.buttons.front().name == "2");
    CHECK(machine::board_of(puzzle).buttons_are_lamps);
    machine::set_drawn_shape(puzzle, {1, 1});
    CHECK(puzzle.lamps.size() == 1);
    CHECK(puzzle.layout == machine::single_row(1));
}

TEST_CASE("A button moves the lamps by what was set, and all others by nothing") {
    WiredPuzzle puzzle = value_of(puzzle::parse_text("states 3\nA: x\nstart y=1\n"));
    CHECK(machine::effect_on(puzzle.buttons[0], 0) == 1);
    CHECK(machine::effect_on(puzzle.buttons[0], 1) == 0);
    machine::set_effect(puzzle, 0, 1, 2);
    CHECK(machine::effect_on(puzzle.buttons[0], 1) == 2);
    machine::set_effect(puzzle, 0, 0, 0);
    CHECK(machine::effect_on(puzzle.buttons[0], 0) == 0);
}

TEST_CASE("A new button takes the first letter that nothing has, and after Z the first with a number") {
    WiredPuzzle puzzle = value_of(puzzle::parse_text("B: C\nstart C=1\n"));
    std::string names;
    for (int added = 0; added < 25; ++added) names += puzzle.buttons[machine::add_button(puzzle)].name + " ";
    CHECK(names == "A D E F G H I J K L M N O P Q R S T U V W X Y Z A2 ");
}

}  // namespace switchbox::test
