#include <algorithm>
#include <map>
#include <set>

#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Block;
using machine::LinearMachine;
using machine::Picture;
using machine::Point;
using machine::PressGrid;
using machine::Shape;
using solve::Several;
using solve::Verdict;

namespace {

using Lamps = std::vector<std::size_t>;

// Returns the lamps of a square block of `side`, by its definition.
Lamps block(Shape shape, int side, int row, int column) {
    Lamps lamps;
    for (std::size_t lamp = 0; lamp < shape.size(); ++lamp) {
        const int down = shape.row(lamp) - row;
        const int right = shape.column(lamp) - column;
        if (down >= 0 && down < side && right >= 0 && right < side) lamps.push_back(lamp);
    }
    return lamps;
}

std::set<Lamps> all_blocks(Shape shape, const std::vector<int>& sides) {
    std::set<Lamps> blocks;
    for (const int side : sides) {
        for (int row = 0; row + side <= shape.rows; ++row) {
            for (int column = 0; column + side <= shape.columns; ++column) {
                blocks.insert(block(shape, side, row, column));
            }
        }
    }
    return blocks;
}

// Bogomolny's question starts from the all-white board.
const Picture white = Picture::filled({4, 4}, 0);

}  // namespace

TEST_CASE("Subboards has thirteen buttons, one for each 2 by 2 and each 3 by 3 block") {
    const LinearMachine machine = machine_of(choice("subboards"));
    const std::vector<std::size_t> buttons = machine.button_sites().cells();
    CHECK(buttons.size() == 13);
    CHECK_FALSE(machine.buttons_are_lamps());
    CHECK(machine.lamp_sites() == full({4, 4}));
    std::set<Lamps> changed;
    std::size_t small = 0;
    for (const std::size_t button : buttons) {
        changed.insert(machine.effects()[button]);
        small += machine.effects()[button].size() == 4 ? 1 : 0;
    }
    CHECK(changed == all_blocks({4, 4}, {2, 3}));
    CHECK(changed.size() == 13);
    CHECK(small == 9);
    for (std::size_t button = 0; button < machine.buttons().size(); ++button) {
        CHECK(machine.effects()[button].empty() == !machine.button_sites().has(button));
    }
}

TEST_CASE(
    "On boards of any shape every block of the sides that are asked for has one button, in its middle") {
    for (const std::vector<int>& sides :
         {std::vector<int>{1}, {2}, {3}, {4}, {1, 2}, {2, 3}, {3, 2}, {3, 4}, {5, 2}, {1, 4}}) {
        for (const Shape shape : {Shape{5, 5}, Shape{5, 8}, Shape{9, 6}}) {
            const machine::Rule rule{.shape = shape, .blocks = sides};
            const LinearMachine machine(rule, machine::uniform(rule, 0));
            std::set<Lamps> changed;
            const std::vector<std::size_t> buttons = machine.button_sites().cells();
            for (const std::size_t button : buttons) {
                const Block here = machine::block_of(rule, button);
                REQUIRE(machine.effects()[button] == block(shape, here.side, here.row, here.column));
                changed.insert(machine.effects()[button]);
                const Point middle{here.row + here.side / 2.0, here.column + here.side / 2.0};
                REQUIRE(machine.button_middle(button) == middle);
            }
            CHECK(changed == all_blocks(shape, sides));
            CHECK(changed.size() == buttons.size());
        }
    }
}

TEST_CASE("The buttons of Subboards are counted as they come and named by their blocks") {
    const LinearMachine machine = machine_of(choice("subboards"));
    std::size_t number = 0;
    for (const std::size_t button : machine.button_sites().cells()) {
        CHECK(machine.button_number(button) == ++number);
    }
    const std::vector<std::size_t> buttons = machine.button_sites().cells();
    CHECK(say(machine.button_place(buttons[0])) == "the 2 by 2 block at row 1, column 1");
    CHECK(machine.button_middle(buttons[0]) == Point{1, 1});
    CHECK(say(machine.button_place(buttons[3])) == "the 3 by 3 block at row 1, column 1");
    CHECK(machine.button_middle(buttons[3]) == Point{1.5, 1.5});
    CHECK(say(machine.button_place(buttons[4])) == "the 3 by 3 block at row 1, column 2");
    CHECK(say(machine.button_place(buttons[6])) == "the 2 by 2 block at row 2, column 2");
    CHECK(say(machine.button_place(buttons[12])) == "the 2 by 2 block at row 3, column 3");
    CHECK(machine.button_middle(buttons[12]) == Point{3, 3});

    const LinearMachine merlin = machine_of(choice("merlin"));
    CHECK(merlin.buttons_are_lamps());
    CHECK(merlin.button_number(5) == 6);
    CHECK(say(merlin.button_place(5)) == "row 2, column 3");
    CHECK(merlin.button_middle(5) == Point{1.5, 2.5});
}

TEST_CASE("Of the 65536 colourings of Subboards 4096 can be reached from all white, each in exactly 2 ways") {
    const Solving solving(choice("subboards"));
    CHECK(solving.linear().rank() == 12);
    CHECK(solving.linear().nullity() == 1U);
    CHECK(reachable(solving.linear()).decimal() == "4096");
    CHECK_FALSE(solving.linear().is_invertible());
    const LinearMachine machine = machine_of(choice("subboards"), white);
    const std::vector<std::size_t> buttons = machine.button_sites().cells();
    const auto grid_of = [&](std::uint32_t bits) {
        PressGrid grid = machine.no_presses();
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            grid[buttons[i]] = static_cast<std::uint8_t>((bits >> i) & 1U);
        }
        return grid;
    };
    struct Found {
        std::size_t ways = 0;
        std::size_t fewest = 99;
    };
    std::map<std::vector<std::uint8_t>, Found> found;
    for (std::uint32_t bits = 0; bits < 1U << 13U; ++bits) {
        const PressGrid grid = grid_of(bits);
        Found& here = found[machine.picture(grid).cells];
        ++here.ways;
        here.fewest = std::min(here.fewest, machine::weight(grid));
    }
    CHECK(found.size() == 4096);
    for (std::uint32_t bits = 0; bits < 65536; bits += 3) {
        const auto target = from_bits<Picture>(bits, {4, 4});
        const Verdict verdict = solving.verdict(white, target);
        const auto here = found.find(target.cells);
        if (here == found.end()) {
            REQUIRE(std::holds_alternative<solve::Impossible>(verdict));
            continue;
        }
        REQUIRE(here->second.ways == 2);
        REQUIRE(solutions_of(verdict) == 2);
        REQUIRE(machine::weight(*presses_of(verdict)) == here->second.fewest);
        REQUIRE(machine.picture(*presses_of(verdict)) == target);
    }
}

TEST_CASE("A game of Subboards is played, shared and solved by its thirteen buttons") {
    game::Game game = paper_game();
    play_on(game, "new subboards 3");
    CHECK(game.position().presses.shape == Shape{5, 5});
    const std::vector<std::size_t> buttons = game.machine().button_sites().cells();
    for (std::size_t cell = 0; cell < 26; ++cell) {
        const bool exists = std::find(buttons.begin(), buttons.end(), cell) != buttons.end();
        CHECK(game.allows(game::Press{cell}) == exists);
    }
    CHECK(play_on(game, game::Press{buttons[3]}).find("Pressed 4. ") == 0);
    CHECK(value_of(game::parse_share_code(game::share_code(game.position()))) == game.position());
    play_on(game, "hint");
    REQUIRE(game.hint());
    CHECK(game.machine().button_sites().has(*game.hint()));
    play_on(game, "solve");
    play_on(game, game::StepTo{game.position().timeline->plan.size()});
    CHECK(game.is_solved());
}

TEST_CASE("A share code with a press where Subboards has no button is refused") {
    game::Position position = game::opening({choice("subboards"), white, Picture::filled({4, 4}, 1)});
    REQUIRE(value_of(game::parse_share_code(game::share_code(position))) == position);
    position.presses[1] = 1;
    position.press_count = 1;
    CHECK(message_of(game::parse_share_code(game::share_code(position))) ==
          "share code, part 5 (presses): presses, row 1, column 2: there is nothing here, so it must be 0");
}

}  // namespace switchbox::test
