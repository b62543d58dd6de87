// Tests of the hints on Ghaly's machine, parsed and compared with the wires (docs/theory.md, sections 1 and
// 4). A hint names a wire's exit now and at the end, the turn that leads there, and the wrong cells.
#include "types/ghaly/ghaly_type.hpp"

#include <algorithm>
#include <optional>

#include "game/new_game.hpp"
#include "support/ghaly_classes.hpp"
#include "support/playing.hpp"
#include "support/why_case.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using machine::Edge;
using machine::GhalyMachine;
using machine::Path;
using machine::Picture;
using machine::PressGrid;
using solve::Explanation;

namespace {

std::size_t exit_of(const Path& path, std::size_t size) {
    const machine::Leg& last = path.back();
    return last.to == Edge::top ? last.cell % size : size + last.cell / size;
}

// Returns "turns up", "turns right" or "goes straight on" for the wire at a cell.
std::string turn_at(const Path& path, std::size_t cell) {
    for (const machine::Leg& leg : path) {
        if (leg.cell != cell) continue;
        if (leg.from == Edge::left && leg.to == Edge::top) return "turns up";
        if (leg.from == Edge::bottom && leg.to == Edge::right) return "turns right";
        return "goes straight on";
    }
    return "does not come there";
}

// Returns the wire's path before the cell.
Path before(const Path& path, std::size_t cell) {
    Path legs;
    for (const machine::Leg& leg : path) {
        if (leg.cell == cell) break;
        legs.push_back(leg);
    }
    return legs;
}

struct Situation {
    const GhalyMachine& machine;
    const PressGrid& now;
    const PressGrid& goal;
    const Picture& target;
};

// Parses "every button down but 5, 9 and 13" or "no button down but 2"; nullopt if there are too many to
// name.
std::optional<PressGrid> board_in(std::string_view words, machine::Shape shape) {
    Reader reader{std::string(words)};
    const bool every = reader.takes("every button down");
    if (!every) reader.expect("no button down");
    if (contains(words, " of them")) return std::nullopt;
    PressGrid board = PressGrid::filled(shape, every ? 1 : 0);
    reader.takes(" but ");
    while (!reader.rest().empty()) {
        board[reader.number() - 1] = every ? 0 : 1;
        if (!reader.takes(", ")) reader.takes(" and ");
    }
    return board;
}

std::string goal_words(const Situation& at) {
    const auto colour = machine::single_colour(at.target);
    return colour ? "that is " + say(machine::colour_name(*colour)) + " all over" : "that shows the picture";
}

// Returns the cells that show the exit's colour but need another one.
std::vector<std::size_t> wrong_cells(const Situation& at, std::size_t exit) {
    const machine::Wiring wiring = machine::wiring_of(at.now);
    const Picture shown = at.machine.picture(at.now);
    std::vector<std::size_t> wrong;
    for (std::size_t cell = 0; cell < shown.size(); ++cell) {
        if (wiring.shown[cell] == exit && shown[cell] != at.target[cell]) wrong.push_back(cell);
    }
    return wrong;
}

// Checks "exit 6 is fed by entry 1, which makes cells 1 5 9 dark.", or "it makes cells ..." for the
// wire itself.
void check_cells(Reader& words, const Situation& at, const Explanation& why, std::size_t exit_then) {
    const auto size = static_cast<std::size_t>(at.now.shape.rows);
    const Picture shown = at.machine.picture(at.now);
    std::size_t exit = exit_of(machine::transmitter_path(at.now, *why.transmitter), size);
    if (words.takes("it makes ")) {
        REQUIRE(wrong_cells(at, exit_then).empty());
    } else {
        words.expect("exit ");
        exit = words.number() - 1;
        REQUIRE(exit == exit_then);
        words.expect(" is fed by entry ");
        REQUIRE(exit_of(machine::transmitter_path(at.now, words.number() - 1), size) == exit);
        words.expect(", which makes ");
    }
    const std::vector<std::size_t> wrong = wrong_cells(at, exit);
    REQUIRE(why.lamps == wrong);
    REQUIRE_FALSE(wrong.empty());
    words.expect(wrong.size() == 1 ? "cell" : "cells");
    for (std::size_t i = 0; i < std::min<std::size_t>(wrong.size(), 8); ++i) {
        words.expect(" ");
        REQUIRE(words.number() == wrong[i] + 1);
    }
    if (wrong.size() > 8) words.expect(" and " + std::to_string(wrong.size() - 8) + " more");
    for (const std::size_t cell : wrong) REQUIRE(shown[cell] == shown[wrong[0]]);
    words.expect(" " + say(machine::colour_name(shown[wrong[0]])) + ".");
    REQUIRE(say(why.legend) ==
            "Outlined: cells that get the wrong colour from exit " + std::to_string(exit + 1) + ".");
}

void check_board(Reader& words, const Situation& at, const Natural& solutions) {
    const bool only = solutions == Natural{1};
    const auto board = board_in(words.until(only ? ", and is the only one." : "; there are "), at.now.shape);
    if (board) REQUIRE(*board == at.goal);
    if (!only) words.expect(with_commas(solutions) + " such boards.");
    REQUIRE(words.rest().empty());
}

struct WireTally {
    int wrong_exits = 0;
    int other_ways = 0;
    int with_cells = 0;
    int releases = 0;
    int makes_there = 0;
    int makes_way = 0;
};

// Checks " There its 01 meets 11 and makes red.", or " At exit 2 it makes way for 10, which with 00 makes
// red.", against the cells of the goal board that show the exit.
void check_colour(Reader& text, const Situation& at, std::size_t transmitter, std::size_t exit_now,
                  std::size_t exit_then, WireTally& tally) {
    const machine::Wiring wiring = machine::wiring_of(at.goal);
    const auto cell_showing = [&](std::size_t exit) {
        return static_cast<std::size_t>(std::find(wiring.shown.begin(), wiring.shown.end(), exit) -
                                        wiring.shown.begin());
    };
    const auto codes = [&](std::size_t from, std::size_t exit, std::string_view between) {
        const int size = at.machine.size();
        return machine::code_text(at.machine.transmitter_code(from), size) + std::string(between) +
               machine::code_text(at.machine.generator_code(exit), size);
    };
    const auto colour = [&](std::size_t cell) { return say(machine::colour_name(at.target[cell])) + "."; };
    const std::size_t there = cell_showing(exit_then);
    const std::size_t here = cell_showing(exit_now);
    if (there < at.target.size()) {
        text.expect(" There its " + codes(transmitter, exit_then, " meets ") + " and makes " + colour(there));
        ++tally.makes_there;
    } else if (here < at.target.size()) {
        text.expect(" At exit " + std::to_string(exit_now + 1) + " it makes way for " +
                    codes(wiring.origin_of[exit_now], exit_now, ", which with ") + " makes " + colour(here));
        ++tally.makes_way;
    }
}

// Checks "The wire of entry 3 is wrong: at button 9 it turns up ..."
void check_wire(const Situation& at, const Explanation& why, std::size_t button, const Natural& solutions,
                WireTally& tally) {
    const auto size = static_cast<std::size_t>(at.now.shape.rows);
    Reader words(say(why.more));
    words.expect("The wire of entry ");
    const std::size_t transmitter = words.number() - 1;
    REQUIRE(why.transmitter == transmitter);
    const Path path = machine::transmitter_path(at.now, transmitter);
    const Path later = machine::transmitter_path(at.goal, transmitter);
    REQUIRE(before(path, button) == before(later, button));
    const std::string name = std::to_string(button + 1);
    const std::string now = "at button " + name + " it " + turn_at(path, button);
    const std::string then = "it " + turn_at(later, button) + " there";
    const std::string board = "in the nearest board " + goal_words(at);
    REQUIRE(turn_at(path, button) != turn_at(later, button));
    const std::size_t exit_now = exit_of(path, size);
    const std::size_t exit_then = exit_of(later, size);
    if (exit_now != exit_then) {
        words.expect(" is wrong: " + now + " and leaves at exit " + std::to_string(exit_now + 1) + ". In" +
                     board.substr(2) + " " + then + " and leaves at exit " + std::to_string(exit_then + 1) +
                     ".");
        ++tally.wrong_exits;
    } else {
        words.expect(" takes another way " + board + ": now " + now + ", and then " + then + ".");
        ++tally.other_ways;
    }
    const bool is_down = at.now[button] != 0;
    tally.releases += is_down ? 1 : 0;
    const std::string order =
        "Press " + say(at.machine.button_name(button)) + ": the marked wire " +
        (is_down ? "goes straight on" : "turns") + " there" +
        (exit_now == exit_then ? ". It has to "
                               : ", to exit " + std::to_string(exit_now + 1) + ", but has to ") +
        (is_down ? "turn" : "go straight on") +
        (exit_now == exit_then ? " and take another way to its exit."
                               : ", to exit " + std::to_string(exit_then + 1) + ".");
    Reader text(say(why.text));
    text.expect(order);
    if (exit_now != exit_then) check_colour(text, at, transmitter, exit_now, exit_then, tally);
    REQUIRE(text.rest().empty());
    PressGrid pressed = at.now;
    at.machine.press(pressed, button);
    REQUIRE(turn_at(machine::transmitter_path(pressed, transmitter), button) == turn_at(later, button));
    if (words.takes(" Now ")) {
        check_cells(words, at, why, exit_then);
        ++tally.with_cells;
    } else {
        REQUIRE((exit_now == exit_then || wrong_cells(at, exit_then).empty()));
        REQUIRE((exit_now == exit_then || wrong_cells(at, exit_now).empty()));
        REQUIRE(why.lamps == at.machine.changes(at.now, button));
    }
    words.expect(" The nearest board has ");
    check_board(words, at, solutions);
}

// Checks that all cells upstream of the button are final.
void check_upstream(const Situation& at, std::size_t button) {
    const machine::Shape shape = at.now.shape;
    for (std::size_t cell = 0; cell < at.now.size(); ++cell) {
        const bool upstream = cell != button && shape.row(cell) >= shape.row(button) &&
                              shape.column(cell) <= shape.column(button);
        if (upstream) REQUIRE(at.now[cell] == at.goal[cell]);
    }
}

// Checks the hints along the whole plan.
void check_plan(Case game, WireTally& tally) {
    const auto& machine = *machine::ghaly_in(*game.machine);
    const Natural solutions = solve::solutions_of(game.verdict);
    const PressGrid goal = solve::difference(game.pressed, *presses_of(game.verdict));
    REQUIRE(machine.picture(goal) == game.target);
    const std::vector<std::size_t> plan = solve::plan_of(game.verdict, machine);
    REQUIRE(plan.size() == machine::weight(*presses_of(game.verdict)));
    for (const std::size_t button : plan) {
        *presses_in_any_order(game.verdict) = solve::difference(game.pressed, goal);
        const Situation at{machine, game.pressed, goal, game.target};
        check_upstream(at, button);
        const Explanation why = game.why(button);
        CAPTURE(why.text);
        check_wire(at, why, button, solutions, tally);
        machine.press(game.pressed, button);
    }
    REQUIRE(game.shown() == game.target);
}

Case one_colour(const GhalyMachine& machine, const PressGrid& pressed) {
    const machine::MachineChoice which = machine::choose_ghaly(machine.codes());
    const auto colour = static_cast<std::uint8_t>(machine.only_colour());
    return {which, which->default_start(), pressed, Picture::filled(pressed.shape, colour)};
}

GhalyMachine machine_of_bits(const machine::LowBits& bits) { return GhalyMachine(machine::codes_with(bits)); }

// Returns the wire that enters the button's cell through this edge, if its path up to there is the same on
// both boards.
std::optional<solve::WrongWire> coming(const PressGrid& now, const PressGrid& goal, std::size_t button,
                                       Edge from) {
    const auto size = static_cast<std::size_t>(now.shape.rows);
    for (std::size_t transmitter = 0; transmitter < 2 * size; ++transmitter) {
        const Path path = machine::transmitter_path(now, transmitter);
        const Path later = machine::transmitter_path(goal, transmitter);
        const Path legs = before(path, button);
        if (legs.size() == path.size() || path[legs.size()].from != from) continue;
        if (legs != before(later, button)) return std::nullopt;
        return solve::WrongWire{transmitter, from, exit_of(path, size), exit_of(later, size)};
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("Presses on Ghaly's machine are planned row by row from the bottom, each from the left") {
    const GhalyMachine ghaly = machine_of_bits(machine::low_bits(machine::plain_codes(3)));
    CHECK(solve::plan_of(solve::Unique{presses("101/011/110")}, ghaly) ==
          std::vector<std::size_t>{6, 7, 4, 5, 0, 2});
    CHECK(solve::plan_of(solve::Unreachable{}, ghaly).empty());
    CHECK(solve::plan_of(solve::Unique{presses("101/011/110")}, machine_of(choice("merlin"))) ==
          std::vector<std::size_t>{0, 2, 4, 5, 6, 7});
}

TEST_CASE("Along the plan of every class of 4 x 4 machines each hint names a wire that is wrong") {
    Random random(28);
    WireTally tally;
    for (const ClassParts& parts : all_solvable_parts(4)) {
        const GhalyMachine machine = machine_of_bits(random_machine(random, class_with(4, parts)));
        check_plan(one_colour(machine, machine.no_presses()), tally);
        check_plan(one_colour(machine, random_grid<PressGrid>(random, {4, 4}, 2)), tally);
    }
    CHECK(tally.wrong_exits > 500);
    CHECK(tally.with_cells > 300);
    CHECK(tally.releases > 20);
    CHECK(tally.makes_there > 200);
    CHECK(tally.makes_way > 0);
}

TEST_CASE("On larger boards too each hint along the plan is true") {
    Random random(8);
    WireTally tally;
    for (const std::size_t size : {2, 3, 5, 8, 12}) {
        for (int n = 0; n < (sampled ? 2 : 8); ++n) {
            const solve::GhalyClass of = class_with(size, random_solvable_parts(random, size));
            const GhalyMachine machine = machine_of_bits(random_machine(random, of));
            check_plan(one_colour(machine, machine.no_presses()), tally);
            check_plan(one_colour(machine, random_grid<PressGrid>(random, square(size), 2)), tally);
        }
    }
    CHECK(tally.wrong_exits > 100);
    CHECK(tally.with_cells > 50);
}

TEST_CASE("Hints towards a picture are true, and those far from the plan's order as well") {
    Random random(12);
    WireTally tally;
    int by_board = 0;
    for (int n = 0; n < (sampled ? 20 : 120); ++n) {
        const GhalyMachine machine = random_ghaly(random, 3 + n % 2);
        const machine::Shape shape = machine.buttons();
        const machine::MachineChoice which = machine::choose_ghaly(machine.codes());
        const Picture target = machine.picture(random_grid<PressGrid>(random, shape, 2));
        const Case game(which, which->default_start(), random_grid<PressGrid>(random, shape, 2), target);
        if (presses_of(game.verdict) == nullptr || game.shown() == target) continue;
        const PressGrid goal = solve::difference(game.pressed, *presses_of(game.verdict));
        const Situation at{machine, game.pressed, goal, target};
        for (std::size_t button = 0; button < shape.size(); ++button) {
            const Explanation why = game.why(button);
            CAPTURE(why.text);
            if (game.pressed[button] == goal[button]) {
                REQUIRE(why.text == game.why_verdict().text);
                continue;
            }
            const Natural solutions = solve::solutions_of(game.verdict);
            if (why.transmitter) {
                check_wire(at, why, button, solutions, tally);
                continue;
            }
            ++by_board;
            Reader words(say(why.text));
            words.expect("Press " + std::to_string(button + 1) +
                         (game.pressed[button] != 0 ? " again." : "."));
            words.expect(" The nearest board " + goal_words(at) + " has ");
            std::string_view named = words.rest();
            named.remove_suffix(1);
            const auto board = board_in(named, shape);
            if (board) REQUIRE(*board == goal);
            REQUIRE(say(why.more) == (solutions == Natural{1}
                                          ? "It is the only one."
                                          : "There are " + with_commas(solutions) + " of them."));
            REQUIRE(why.lamps == machine.changes(game.pressed, button));
        }
        check_plan({which, which->default_start(), game.pressed, target}, tally);
    }
    CHECK(tally.wrong_exits > 100);
    CHECK(by_board > 10);
}

TEST_CASE("Every hint of a game names a wire, whatever the player pressed before, and so does every step") {
    Random random(4);
    for (int n = 0; n < (sampled ? 4 : 24); ++n) {
        const machine::MachineChoice which =
            machine::choose_ghaly(machine::plain_codes(2 + static_cast<int>(random.below(7))));
        const auto puzzle = value_of(game::new_puzzle({which, random.next(), std::nullopt, {}}));
        game::Game game(game::opening(puzzle));
        const auto names_a_wire = [&](std::size_t button) {
            const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
            return why_press(game.solver(), question, game.verdict(), button).transmitter.has_value();
        };
        for (int i = 0; i < 12 && !game.is_solved(); ++i) {
            play_on(game, game::Press{draw(random, game.machine().buttons().size())});
            if (game.is_solved()) break;
            play_on(game, "hint");
            REQUIRE(names_a_wire(*game.hint()));
        }
        if (game.is_solved()) continue;
        play_on(game, "solve");
        for (const std::size_t button : std::vector<std::size_t>(game.position().timeline->plan)) {
            REQUIRE(names_a_wire(button));
            play_on(game, game::StepTo{game.position().timeline->step + 1});
        }
        REQUIRE(game.is_solved());
    }
}

TEST_CASE("The wire that is named comes from the left, unless only the one from below ends elsewhere") {
    int from_below = 0;
    int same_exits = 0;
    Random random(9);
    for (std::size_t now = 0; now < boards_of(3); now += sampled ? 7 : 1) {
        const PressGrid here = board(now, 3);
        const PressGrid there = random_grid<PressGrid>(random, {3, 3}, 2);
        for (std::size_t button = 0; button < 9; ++button) {
            if (here[button] == there[button]) continue;
            const auto left = coming(here, there, button, Edge::left);
            const auto below = coming(here, there, button, Edge::bottom);
            const auto ends_elsewhere = [](const auto& wire) {
                return wire && wire->exit_now != wire->exit_then;
            };
            const bool takes_below = !left || (!ends_elsewhere(left) && ends_elsewhere(below));
            const auto chosen = solve::wrong_wire(here, there, button);
            REQUIRE(chosen == (takes_below ? below : left));
            from_below += left && takes_below ? 1 : 0;
            same_exits += chosen && !ends_elsewhere(chosen) ? 1 : 0;
        }
    }
    CHECK(from_below > 0);
    CHECK(same_exits > 0);
}

}  // namespace switchbox::test
