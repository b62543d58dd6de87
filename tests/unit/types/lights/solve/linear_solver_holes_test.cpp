#include <algorithm>
#include <map>

#include "game/share_code.hpp"
#include "machine/rule_text.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Effects;
using machine::effects_of;
using machine::LinearMachine;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using machine::Surface;
using solve::Several;
using solve::Verdict;

namespace {

using Cells = std::vector<std::size_t>;

Rule ring_of_eight(Surface surface) { return {{3, 3}, 2, surface, plus, std::nullopt, {4}}; }

// Returns Lights Out boards of 2 to 9 states with random holes.
std::vector<machine::MachineChoice> boards_with_holes() {
    Random random(1);
    std::vector<machine::MachineChoice> choices;
    for (int n = 0; n < 32; ++n) {
        Rule rule{{2 + static_cast<int>(random.below(4)), 2 + static_cast<int>(random.below(4))},
                  2 + n % 8,
                  n % 3 == 0 ? Surface::torus : Surface::plane,
                  plus};
        for (std::size_t cell = 0; cell + 1 < rule.shape.size(); ++cell) {
            if (random.below(4) == 0) rule.holes.push_back(cell);
        }
        choices.push_back(value_of(machine::choose_own(rule)));
    }
    return choices;
}

}  // namespace

TEST_CASE("A hole has neither lamp nor button, and what a press draws into it is cut off") {
    const Rule rule = ring_of_eight(Surface::plane);
    CHECK(
        effects_of(rule) ==
        Effects{{0, 1, 3}, {0, 1, 2}, {1, 2, 5}, {0, 3, 6}, {}, {2, 5, 8}, {3, 6, 7}, {6, 7, 8}, {5, 7, 8}});
    CHECK(machine::lamps_of(rule) == machine::buttons_of(rule));
    CHECK(machine::lamps_of(rule).cells() == Cells{0, 1, 2, 3, 5, 6, 7, 8});
    CHECK_FALSE(machine::lamps_of(rule).has(4));
    CHECK(machine::uniform(rule, 1) == picture("111/101/111"));
    CHECK(effects_of(ring_of_eight(Surface::torus)) == Effects{{0, 1, 2, 3, 6},
                                                               {0, 1, 2, 7},
                                                               {0, 1, 2, 5, 8},
                                                               {0, 3, 5, 6},
                                                               {},
                                                               {2, 3, 5, 8},
                                                               {0, 3, 6, 7, 8},
                                                               {1, 6, 7, 8},
                                                               {2, 5, 6, 7, 8}});
}

TEST_CASE("Border stencils go by the board's edge, not by its holes") {
    const Rule rule{{3, 3}, 2, Surface::plane, plus, machine::Border{{{0, 1}}, {{0, 0}, {1, 0}}}, {0}};
    CHECK(effects_of(rule) == Effects{{}, {1, 4}, {5}, {3, 4}, {1, 3, 4, 5, 7}, {4, 5}, {3}, {4, 7}, {7}});
}

TEST_CASE("With holes the solver answers as a search through all press grids does") {
    for (const Surface surface : {Surface::plane, Surface::torus}) {
        for (int states = 2; states <= 3; ++states) {
            Rule rule{{2, 4}, states, surface, plus, std::nullopt, {1, 6}};
            const LinearMachine machine(rule, machine::uniform(rule, 0));
            const Solving solving(rule);
            const solve::CellIndex& buttons = solving.linear().buttons();
            REQUIRE(buttons.size() == 6);
            for (const std::size_t cell : {0U, 2U, 3U, 4U, 5U, 7U}) {
                CHECK(buttons.cell(buttons.index_of(cell)) == cell);
            }
            std::size_t grids = 1;
            for (int i = 0; i < 6; ++i) grids *= static_cast<std::size_t>(states);
            struct Found {
                std::size_t fewest = 99;
                std::uint32_t solutions = 0;
            };
            std::map<Cells, Found> found;
            const auto cells_of = [](const Picture& picture) {
                return Cells(picture.cells.begin(), picture.cells.end());
            };
            const auto numbered = [&](std::size_t number) {
                PressGrid grid = machine.no_presses();
                for (const std::size_t button : machine.button_sites().cells()) {
                    grid[button] = static_cast<std::uint8_t>(number % static_cast<std::size_t>(states));
                    number /= static_cast<std::size_t>(states);
                }
                return grid;
            };
            for (std::size_t number = 0; number < grids; ++number) {
                Found& here = found[cells_of(machine.picture(numbered(number)))];
                here.fewest = std::min(here.fewest, machine::weight(numbered(number)));
                ++here.solutions;
            }
            for (std::size_t number = 0; number < grids; ++number) {
                const Picture target{rule.shape, numbered(number).cells};
                const Verdict verdict = solving.verdict(machine.start(), target);
                const Found& here = found[cells_of(target)];
                REQUIRE(solutions_of(verdict) == here.solutions);
                if (here.solutions == 0) continue;
                REQUIRE(is_proved_fewest(verdict));
                REQUIRE(machine::weight(*presses_of(verdict)) == here.fewest);
                REQUIRE(machine.picture(*presses_of(verdict)) == target);
            }
        }
    }
}

TEST_CASE("Nothing is ever pressed, shown or outlined in a hole") {
    Random random(2);
    for (const machine::MachineChoice& which : boards_with_holes()) {
        const machine::CellMask sites = machine::lamps_of(*machine::rule_of(which));
        const auto is_empty_in_holes = [&](const std::vector<std::uint8_t>& cells) {
            for (std::size_t cell = 0; cell < cells.size(); ++cell) {
                if (!sites.has(cell) && cells[cell] != 0) return false;
            }
            return true;
        };
        const Solving solving(which);
        for (const PressGrid& quiet : quiet_patterns(solving.linear())) CHECK(is_empty_in_holes(quiet.cells));
        for (int n = 0; n < 20; ++n) {
            const Picture from = random_picture(random, which);
            const Picture to = random_picture(random, which);
            const Verdict verdict = solving.verdict(from, to);
            if (const auto* impossible = std::get_if<solve::Impossible>(&verdict)) {
                REQUIRE(is_empty_in_holes(impossible->weights.cells));
            } else {
                REQUIRE(is_empty_in_holes(presses_of(verdict)->cells));
                REQUIRE(machine_of(which, from).picture(*presses_of(verdict)) == to);
            }
        }
    }
}

TEST_CASE("A board may be written with a dash in a hole, and with nothing else but 0") {
    const machine::CellMask sites = machine::lamps_of(ring_of_eight(Surface::plane));
    const auto parse = [&](std::string_view text) {
        return machine::parse_grid<machine::PictureKind>(text, sites, 2, machine::target_words);
    };
    for (const char* text : {"111/1-1/111", "111/101/111", "XXX/X.X/XXX"}) {
        CHECK(value_of(parse(text)) == picture("111/101/111"));
    }
    CHECK(message_of(parse("111/111/111")) ==
          "target, row 2, column 2: there is nothing here, so it must be 0");
}

TEST_CASE("A share code with a lamp or a press in a hole is refused with the part and the place") {
    const machine::MachineChoice which = value_of(machine::choose_own(ring_of_eight(Surface::plane)));
    CHECK(which->text() == "own~3x3~2~p~XQ~~~CA");
    const game::Position opening = game::opening({which, picture("000/000/000"), picture("111/101/111")});
    CHECK(value_of(game::parse_share_code(game::share_code(opening))) == opening);
    game::Position position = opening;
    position.puzzle.start[4] = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 3 (start): start, row 2, column 2: there is nothing here, so it must be 0");
    position = opening;
    position.puzzle.target[4] = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 4 (target): target, row 2, column 2: there is nothing here, so it must be 0");
    position = opening;
    position.presses[4] = 1;
    position.press_count = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 5 (presses): presses, row 2, column 2: there is nothing here, so it must be 0");
}

TEST_CASE("A stroke leaves holes as they are") {
    const machine::MachineChoice which = value_of(machine::choose_own(ring_of_eight(Surface::plane)));
    game::Game game(game::opening({which, picture("000/000/000"), picture("111/101/111")}));
    play_on(game, "paint start 1-9 1");
    CHECK(game.picture() == picture("111/101/111"));
    CHECK(message_of(game.apply(value_of(game::parse_action("paint start 1-9 1")))) == "Nothing to change.");
}

TEST_CASE("A hole can be neither pressed nor painted") {
    const machine::MachineChoice which = value_of(machine::choose_own(ring_of_eight(Surface::plane)));
    game::Game game(game::opening({which, picture("000/000/000"), picture("111/101/111")}));
    CHECK(message_of(game.apply(game::Press{4})) == "press 5: the machine has no such button");
    CHECK(message_of(game.apply(game::Hint{4})) == "press 5: the machine has no such button");
    CHECK(message_of(game.apply(game::SetLamp{game::Side::start, 4, 1})) ==
          "paint 5: the machine has no such lamp");
    CHECK(message_of(game.apply(game::SetPicture{game::Side::target, picture("111/111/111")})) ==
          "target, row 2, column 2: there is nothing here, so it must be 0");
    CHECK(game.log().empty());
}

TEST_CASE("A new game on a board with holes can be solved, hint by hint") {
    for (const machine::MachineChoice& which : boards_with_holes()) {
        game::Game game = paper_game();
        play_on(game, game::NewGame{which, 5});
        for (std::size_t left = game.fewest_from_here().value(); left > 0; --left) {
            play_on(game, game::Hint{});
            REQUIRE(game.machine().button_sites().has(game.hint().value()));
            play_on(game, game::Press{*game.hint()});
            REQUIRE(game.fewest_from_here() == left - 1);
        }
        CHECK(game.is_solved());
    }
}

}  // namespace switchbox::test
