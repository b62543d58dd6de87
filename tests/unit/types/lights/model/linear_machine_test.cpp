#include "types/lights/model/linear_machine.hpp"

#include <deque>

#include "support/support.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::Machine;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using machine::Shape;

namespace {

// Returns all presets, and custom rules with 2 to 9 states, on every surface, with and without a border.
std::deque<LinearMachine> many_machines() {
    Random random(1);
    std::deque<LinearMachine> machines;
    for (const machine::MachineChoice& which : linear_choices()) {
        machines.emplace_back(*machine::rule_of(which), random_picture(random, which));
    }
    for (int states = 2; states <= 9; ++states) {
        Rule rule = *machine::rule_of(choice(states % 2 == 0 ? "quatrainment" : "merlin"));
        rule.states = states;
        machines.emplace_back(rule, random_picture(random, rule));
        rule = *machine::rule_of(choice("torus", states, 3));
        rule.states = states;
        machines.emplace_back(rule, random_picture(random, rule));
        rule.surface = machine::Surface::cylinder;
        rule.press = machine::PressRule::alternating;
        machines.emplace_back(rule, random_picture(random, rule));
    }
    return machines;
}

std::vector<std::size_t> random_buttons(Random& random, const Machine& machine) {
    const std::vector<std::size_t> cells = machine.button_sites().cells();
    std::vector<std::size_t> buttons(3 * cells.size());
    for (std::size_t& button : buttons) button = cells[draw(random, cells.size())];
    return buttons;
}

PressGrid pressed(const Machine& machine, const std::vector<std::size_t>& buttons) {
    PressGrid grid = machine.no_presses();
    for (const std::size_t button : buttons) machine.press(grid, button);
    return grid;
}

}  // namespace

TEST_CASE("The order of presses never matters") {
    Random random(2);
    for (const LinearMachine& machine : many_machines()) {
        std::vector<std::size_t> buttons = random_buttons(random, machine);
        const Picture shown = machine.picture(pressed(machine, buttons));
        for (std::size_t i = buttons.size(); i-- > 1;) std::swap(buttons[i], buttons[draw(random, i + 1)]);
        CHECK(machine.picture(pressed(machine, buttons)) == shown);
    }
}

TEST_CASE("Pressing a button as often as there are states is the same as not pressing it") {
    Random random(3);
    for (const LinearMachine& machine : many_machines()) {
        const PressGrid before = pressed(machine, random_buttons(random, machine));
        for (const std::size_t button : machine.button_sites().cells()) {
            PressGrid after = before;
            for (int n = 0; n < machine.press_states(); ++n) machine.press(after, button);
            CHECK(after == before);
            machine.press(after, button, machine.press_states());
            CHECK(after == before);
            machine.press(after, button, machine.press_states() - 1);
            machine.press(after, button);
            CHECK(after == before);
        }
    }
}

TEST_CASE("A press advances by one state exactly the lamps that it is said to change") {
    Random random(4);
    for (const LinearMachine& machine : many_machines()) {
        PressGrid grid = machine.no_presses();
        for (const std::size_t button : random_buttons(random, machine)) {
            Picture expected = machine.picture(grid);
            for (const std::size_t lamp : machine.changes(grid, button)) {
                expected[lamp] = static_cast<std::uint8_t>((expected[lamp] + 1) % machine.lamp_states());
            }
            machine.press(grid, button);
            REQUIRE(machine.picture(grid) == expected);
            REQUIRE(machine.changes(grid, button) == machine.effects()[button]);
        }
    }
}

TEST_CASE("Every lamp and every press count stays below the number of states") {
    Random random(5);
    for (const LinearMachine& machine : many_machines()) {
        const PressGrid grid = pressed(machine, random_buttons(random, machine));
        for (const std::uint8_t count : grid.cells) CHECK(count < machine.press_states());
        for (const std::uint8_t lamp : machine.picture(grid).cells) CHECK(lamp < machine.lamp_states());
    }
}

TEST_CASE("A start made for a target and some presses becomes the target by those presses") {
    Random random(6);
    for (const LinearMachine& machine : many_machines()) {
        const Picture target = random_picture(random, machine.rule());
        const PressGrid grid = random_presses(random, machine.rule());
        const LinearMachine played(machine.rule(), start_for(machine.rule(), target, grid));
        CHECK(played.picture(grid) == target);
    }
}

TEST_CASE("Merlin's figures 4 to 7: pressing thrice, twice, and in another order") {
    const LinearMachine merlin = machine_of(choice("merlin"), picture("100/110/001"));
    const auto shown = [&](const std::vector<std::size_t>& numbers) {
        PressGrid grid = merlin.no_presses();
        for (const std::size_t number : numbers) merlin.press(grid, number - 1);
        return merlin.picture(grid);
    };
    CHECK(shown({1}) == picture("010/000/001"));
    CHECK(shown({1, 1}) == picture("100/110/001"));
    CHECK(shown({1, 1, 1}) == picture("010/000/001"));
    CHECK(shown({1, 6}) == picture("011/001/000"));
    CHECK(shown({1, 6, 5}) == picture("001/110/010"));
    CHECK(shown({6}) == picture("101/111/000"));
    CHECK(shown({6, 5}) == picture("111/000/010"));
    CHECK(shown({6, 5, 1}) == picture("001/110/010"));
}

}  // namespace switchbox::test
