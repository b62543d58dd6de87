// Tests of the specification's numbers that need every board or every subboard: boards by fewest presses, and
// reachability.
#include <algorithm>
#include <array>
#include <set>

#include "game/share_code.hpp"
#include "machine/rule_text.hpp"
#include "sampling.hpp"
#include "support/counting.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::Block;
using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::Point;
using machine::PressGrid;
using machine::Shape;
using solve::LinearSolver;
using solve::Verdict;

namespace {

// Returns the weights of the sums of `quiet` with every press vector on these entries, by its number.
std::vector<std::uint8_t> weights_with(const std::vector<std::uint8_t>& quiet, int states) {
    std::vector<std::uint8_t> weights{0};
    for (const std::uint8_t q : quiet) {
        std::vector<std::uint8_t> longer;
        for (int entry = 0; entry < states; ++entry) {
            for (const std::uint8_t weight : weights) {
                longer.push_back(static_cast<std::uint8_t>(weight + (entry + q) % states));
            }
        }
        weights = std::move(longer);
    }
    return weights;
}

// Returns how many boards need 0, 1, 2 ... presses. Every press grid is compared with all that differ from it
// by quiet patterns, half by half. A board occurs once for each of its solutions.
std::vector<std::size_t> boards_by_fewest(const MachineChoice& which) {
    const Solving solving(which);
    const int states = machine::rule_of(which)->states;
    const PressGrid none = PressGrid::filled(machine::rule_of(which)->shape, 0);
    const std::vector<PressGrid> quiet = solving.linear().all_solutions(none, 4096);
    const auto middle = static_cast<std::ptrdiff_t>(none.size() / 2);
    std::vector<std::vector<std::uint8_t>> first;
    std::vector<std::vector<std::uint8_t>> second;
    for (const PressGrid& pattern : quiet) {
        const auto begin = pattern.cells.begin();
        first.push_back(weights_with({begin, begin + middle}, states));
        second.push_back(weights_with({begin + middle, pattern.cells.end()}, states));
    }
    std::vector<std::size_t> boards(none.size() * static_cast<std::size_t>(states));
    std::vector<std::uint8_t> fewest;
    for (std::size_t a = 0; a < first[0].size(); ++a) {
        fewest.assign(second[0].size(), 255);
        for (std::size_t q = 0; q < quiet.size(); ++q) {
            const std::uint8_t here = first[q][a];
            for (std::size_t b = 0; b < fewest.size(); ++b) {
                fewest[b] = std::min(fewest[b], static_cast<std::uint8_t>(here + second[q][b]));
            }
        }
        for (const std::uint8_t presses : fewest) ++boards[presses];
    }
    for (std::size_t& count : boards) count /= quiet.size();
    while (boards.back() == 0) boards.pop_back();
    return boards;
}

// Returns, by picture number, in how many ways presses make each picture from the dark board.
std::vector<std::uint32_t> ways_to_reach(const MachineChoice& which) {
    const machine::Shape shape = machine::rule_of(which)->shape;
    const auto states = static_cast<unsigned>(machine::rule_of(which)->states);
    const machine::Effects effects = machine::effects_of(*machine::rule_of(which));
    std::vector<std::uint32_t> ways(power_of(states, shape.size()));
    std::vector<std::uint32_t> weights;  // place value of each lamp in a picture's number
    for (std::size_t lamp = 0; lamp < shape.size(); ++lamp) {
        weights.push_back(static_cast<std::uint32_t>(power_of(states, lamp)));
    }
    // Odometer of presses: a button that returns to 0 has changed nothing in total.
    std::vector<unsigned> picture(shape.size());
    std::uint32_t number = 0;
    std::vector<unsigned> counter(shape.size());
    while (true) {
        ++ways[number];
        std::size_t button = 0;
        for (; button < counter.size(); ++button) {
            for (const std::size_t lamp : effects[button]) {
                const bool comes_round = ++picture[lamp] == states;
                if (comes_round) picture[lamp] = 0;
                number += comes_round ? weights[lamp] - states * weights[lamp] : weights[lamp];
            }
            if (++counter[button] != states) break;
            counter[button] = 0;
        }
        if (button == counter.size()) return ways;
    }
}

}  // namespace

TEST_CASE("The boards of 4 x 4 and 5 x 5 Lights Out by their fewest presses") {
    const std::vector<std::size_t> of_sixteen = boards_by_fewest(choice("lights-out", 4, 4));
    CHECK(of_sixteen == std::vector<std::size_t>{1, 16, 120, 560, 1387, 1440, 540, 32});
    // The published table has a misprint in its eighth term (spec: solver, section 8).
    CHECK(boards_by_fewest(choice("lights-out")) ==
          std::vector<std::size_t>{1, 25, 300, 2300, 12650, 53130, 176176, 467104, 982335, 1596279, 1935294,
                                   1684446, 1004934, 383670, 82614, 7350});
}

TEST_CASE("The most presses that boards of three and four states need") {
    const std::vector<std::size_t> three = boards_by_fewest(choice_of("lights-out~3x3~3"));
    CHECK(three.size() == 18 + 1);
    CHECK(total(three) == power_of(3, 9));
    const std::vector<std::size_t> larger = boards_by_fewest(choice_of("lights-out~4x4~3"));
    CHECK(larger.size() == 16 + 1);
    CHECK(total(larger) == power_of(3, 14));
    const std::vector<std::size_t> four = boards_by_fewest(choice_of("lights-out~3x3~4"));
    CHECK(four.size() == 27 + 1);
    CHECK(total(four) == power_of(4, 9));
    CHECK(LinearSolver(machine_of(choice_of("lights-out~3x3~4"))).is_invertible());
}

TEST_CASE(
    "Every picture of 3 x 3 with four and six states is reachable or not as a search of all presses says" *
    doctest::test_suite(long_tests)) {
    for (const char* text : {"torus~4", "torus~6", "lights-out~3x3~4", "king~3x3~6"}) {
        CAPTURE(std::string(text));
        const MachineChoice which = choice_of(text);
        const std::vector<std::uint32_t> ways = ways_to_reach(which);
        const LinearSolver solver(machine_of(which));
        const algebra::Equations& matrix = solver.equations();
        const bool too_many = ways.size() > 1'000'000;
        std::size_t met = 0;
        for (std::size_t number = 0; number < ways.size(); number += too_many ? stride * 7 : stride) {
            const auto target =
                numbered<Picture>(number, machine::rule_of(which)->shape, machine::rule_of(which)->states);
            const auto solution = matrix.solve(solver.from_picture(target));
            REQUIRE(solution.solvable == (ways[number] != 0));
            if (!solution.solvable) continue;
            ++met;
            REQUIRE(matrix.kernel_size() == ways[number]);
        }
        CHECK(met > 0);
        // The other pictures are checked through the invariants: a picture is reachable if all of them are 0.
        const std::vector<algebra::CyclicGenerator> invariants = matrix.left_kernel();
        const auto states = static_cast<unsigned>(machine::rule_of(which)->states);
        std::size_t differences = 0;
        for (std::size_t number = 0; number < ways.size(); number += stride) {
            auto rest = static_cast<std::uint32_t>(number);
            std::array<unsigned, 9> lamps{};
            for (unsigned& lamp : lamps) {
                lamp = rest % states;
                rest /= states;
            }
            bool reachable = true;
            for (const algebra::CyclicGenerator& invariant : invariants) {
                unsigned sum = 0;
                for (std::size_t i = 0; i < lamps.size(); ++i) sum += invariant.vector[i] * lamps.at(i);
                reachable = reachable && sum % states == 0;
            }
            differences += reachable == (ways[number] != 0) ? 0 : 1;
        }
        CHECK(differences == 0);
    }
}

TEST_CASE(
    "Thousands of random rules on small boards, with any number of states, against a search of all presses") {
    Random random(2026);
    std::size_t impossible_ones = 0;
    std::size_t several_ones = 0;
    for (int n = 0; n < 3000; ++n) {
        machine::Rule rule;
        rule.shape = {1 + static_cast<int>(random.below(3)), 1 + static_cast<int>(random.below(3))};
        do {
            rule.states = 2 + static_cast<int>(random.below(8));
        } while (power_of(static_cast<std::size_t>(rule.states), rule.shape.size()) > 1100 &&
                 rule.shape.size() < 7 && rule.states > 2);
        if (rule.shape.size() > 6) rule.states = 2;
        rule.surface = static_cast<machine::Surface>(random.below(3));
        const auto drawn = [&] {
            std::vector<std::uint8_t> drawing(9);
            for (std::uint8_t& mark : drawing) mark = static_cast<std::uint8_t>(random.below(2));
            return machine::stencil_of(drawing);
        };
        rule.inner = drawn();
        if (rule.surface == machine::Surface::plane && random.below(2) == 0) {
            rule.border = machine::Border{drawn(), drawn()};
        }
        const auto which = machine::choose_own(rule);
        if (!which) continue;  // the rule has no effect
        const std::vector<std::uint32_t> ways = ways_to_reach(*which);
        const Solving solving(*which);
        const Picture dark = Picture::filled(rule.shape, 0);
        for (int m = 0; m < 20; ++m) {
            const std::size_t number = draw(random, ways.size());
            const auto target = numbered<Picture>(number, rule.shape, rule.states);
            const Verdict verdict = solving.verdict(dark, target);
            REQUIRE(solve::is_impossible(verdict) == (ways[number] == 0));
            impossible_ones += solve::is_impossible(verdict) ? 1 : 0;
            if (solve::is_impossible(verdict)) continue;
            REQUIRE(solutions_of(verdict) == ways[number]);
            several_ones += ways[number] > 1 ? 1 : 0;
            REQUIRE(machine_of(*which, dark).picture(*presses_of(verdict)) == target);
        }
    }
    CHECK(impossible_ones > 10000);
    CHECK(several_ones > 3000);
}

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

// Tests of the solver's states compare all 65536 colourings with a search of all presses.
TEST_CASE("Of the 65536 colourings of Subboards 4096 can be reached from all white, each in exactly 2 ways") {
    const Solving solving(choice("subboards"));
    CHECK(solving.linear().rank() == 12);
    CHECK(solving.linear().nullity() == 1U);
    CHECK(reachable(solving.linear()).decimal() == "4096");
    CHECK_FALSE(solving.linear().is_invertible());
    CHECK(solving.linear().count_solutions(10) == 2);
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
