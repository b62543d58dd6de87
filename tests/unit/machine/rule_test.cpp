#include "machine/rule.hpp"

#include <algorithm>
#include <cstdlib>

#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Border;
using machine::Effects;
using machine::effects_of;
using machine::Offset;
using machine::Rule;
using machine::Shape;
using machine::Stencil;
using machine::Surface;

namespace {

using Lamps = std::vector<std::size_t>;

// Returns the effects numbered from 1, as in the sources.
Effects effects_from_one(Effects effects) {
    for (auto& lamps : effects) lamps = from_one(lamps);
    return effects;
}

int distance(int a, int b, int size, bool wraps) {
    const int straight = std::abs(a - b);
    return wraps ? std::min(straight, size - straight) : straight;
}

// Returns the effects of Lights Out by definition: each cell and the cells one step away.
Effects plus_by_distance(Shape shape, Surface surface) {
    Effects effects(shape.size());
    for (std::size_t button = 0; button < shape.size(); ++button) {
        for (std::size_t lamp = 0; lamp < shape.size(); ++lamp) {
            const int steps =
                distance(shape.row(button), shape.row(lamp), shape.rows, surface == Surface::torus) +
                distance(shape.column(button), shape.column(lamp), shape.columns, surface != Surface::plane);
            if (steps <= 1) effects[button].push_back(lamp);
        }
    }
    return effects;
}

}  // namespace

TEST_CASE("Merlin's nine buttons change the lamps of Arnold & Blaszak's table 1") {
    CHECK(effects_from_one(effects_of(*machine::rule_of(choice("merlin")))) == Effects{{1, 2, 4, 5},
                                                                                       {1, 2, 3},
                                                                                       {2, 3, 5, 6},
                                                                                       {1, 4, 7},
                                                                                       {2, 4, 5, 6, 8},
                                                                                       {3, 6, 9},
                                                                                       {4, 5, 7, 8},
                                                                                       {7, 8, 9},
                                                                                       {5, 6, 8, 9}});
}

TEST_CASE("Quatrainment's sixteen buttons change the lamps of the source's figure 5") {
    const auto moves = golden("quatrainment_moves.txt");
    const Effects effects = effects_of(*machine::rule_of(choice("quatrainment")));
    REQUIRE(moves.size() == 16);
    REQUIRE(effects.size() == 16);
    for (std::size_t button = 0; button < 16; ++button) {
        Lamps lamps;
        for (std::size_t lamp = 0; lamp < 16; ++lamp) {
            if (moves[button].at(lamp) == 1) lamps.push_back(lamp);
        }
        CHECK(effects[button] == lamps);
    }
}

TEST_CASE(
    "Lights Out changes the cell and the cells one step away, on the plane, round the torus and round the "
    "cylinder") {
    for (const Shape shape : {Shape{1, 1}, Shape{1, 2}, Shape{2, 2}, Shape{2, 3}, Shape{3, 3}, Shape{5, 5},
                              Shape{4, 7}, Shape{7, 1}}) {
        CAPTURE(machine::format_shape(shape));
        const auto plane = choice("lights-out", shape.rows, shape.columns);
        CHECK(effects_of(*machine::rule_of(plane)) == plus_by_distance(shape, Surface::plane));
        const auto torus = choice("torus", shape.rows, shape.columns);
        CHECK(effects_of(*machine::rule_of(torus)) == plus_by_distance(shape, Surface::torus));
        const auto cylinder = choice("cylinder", shape.rows, shape.columns);
        CHECK(effects_of(*machine::rule_of(cylinder)) == plus_by_distance(shape, Surface::cylinder));
    }
}

TEST_CASE("Border stencils are drawn for the top left and turned clockwise") {
    // The corner stencil reaches along the edge to the right, as seen in the top left. The edge stencil
    // reaches the right neighbour.
    const Rule rule{{3, 4}, 2, Surface::plane, {{1, 0}}, Border{{{0, 1}}, {{0, 1}}}};
    CHECK(effects_from_one(effects_of(rule)) == Effects{{2},
                                                        {3},
                                                        {4},
                                                        {8},  //
                                                        {1},
                                                        {10},
                                                        {11},
                                                        {12},  //
                                                        {5},
                                                        {9},
                                                        {10},
                                                        {11}});
    const Rule diagonal{{3, 3}, 2, Surface::plane, {}, Border{{{1, 2}}, {{2, 1}}}};
    CHECK(effects_from_one(effects_of(diagonal)) == Effects{{6}, {9}, {8}, {3}, {}, {7}, {2}, {1}, {4}});
}

TEST_CASE("Without a border every cell takes the same stencil, unturned") {
    const Rule rule{{2, 3}, 2, Surface::plane, {{0, 1}}, std::nullopt};
    CHECK(effects_from_one(effects_of(rule)) == Effects{{2}, {3}, {}, {5}, {6}, {}});
}

TEST_CASE("A torus has no border and wraps from any distance") {
    const Rule bordered{{3, 3}, 2, Surface::torus, {{0, 0}}, Border{{{0, 1}}, {{0, 1}}}};
    CHECK(effects_from_one(effects_of(bordered)) == Effects{{1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}});
    const Rule far{{2, 3}, 2, Surface::torus, {{-5, 7}, {100, -100}}, std::nullopt};
    CHECK(effects_from_one(effects_of(far)) == Effects{{3, 5}, {1, 6}, {2, 4}, {2, 6}, {3, 4}, {1, 5}});
    // A cylinder wraps along its rows only.
    const Rule round{{2, 3}, 2, Surface::cylinder, {{0, 7}, {1, -100}, {-5, 0}}, Border{{{0, 1}}, {{0, 1}}}};
    CHECK(effects_from_one(effects_of(round)) == Effects{{2, 6}, {3, 4}, {1, 5}, {5}, {6}, {4}});
    CHECK(machine::is_even(round));
}

TEST_CASE("What is drawn past the edge is cut off, and what is drawn twice counts once") {
    const Rule wide{
        {2, 2}, 2, Surface::plane, {{0, 0}, {0, 5}, {-3, 0}, {1, 1}, {1, 1}, {0, 0}}, std::nullopt};
    CHECK(effects_from_one(effects_of(wide)) == Effects{{1, 4}, {2}, {3}, {4}});
    const Rule tiny{{1, 1}, 2, Surface::torus, {{0, 0}, {1, 0}, {0, 1}}, std::nullopt};
    CHECK(effects_from_one(effects_of(tiny)) == Effects{{1}});
}

TEST_CASE("Merlin and Quatrainment look the same from every side") {
    for (const char* id : {"merlin", "quatrainment"}) {
        const machine::MachineChoice which = choice(id);
        const Effects effects = effects_of(*machine::rule_of(which));
        const int last = machine::rule_of(which)->shape.rows - 1;
        const auto turned = [&](std::size_t cell) {
            return machine::rule_of(which)->shape.cell(machine::rule_of(which)->shape.column(cell),
                                                       last - machine::rule_of(which)->shape.row(cell));
        };
        for (std::size_t button = 0; button < effects.size(); ++button) {
            Lamps lamps;
            for (const std::size_t lamp : effects[button]) lamps.push_back(turned(lamp));
            std::sort(lamps.begin(), lamps.end());
            CHECK(effects[turned(button)] == lamps);
        }
    }
}

TEST_CASE("A rule is even where no border and no blocks make places differ") {
    machine::Rule rule{{3, 3}, 2, machine::Surface::plane, plus};
    CHECK(machine::is_even(rule));
    rule.border = machine::Border{plus, plus};
    CHECK_FALSE(machine::is_even(rule));
    rule.surface = machine::Surface::torus;  // a torus has no border
    CHECK(machine::is_even(rule));
    CHECK_FALSE(machine::is_even(*machine::rule_of(choice("subboards"))));
    rule.holes = {4, 8};
    CHECK(machine::uniform(rule, 1) == picture("111/101/110"));
}

TEST_CASE("A button has the middle of its cell, and a number among those that there are") {
    machine::Rule rule{{2, 3}, 2, machine::Surface::plane, plus};
    rule.holes = {1};
    const machine::LinearMachine machine(rule, machine::uniform(rule, 1));
    CHECK(machine.button_middle(5).row == 1.5);
    CHECK(machine.button_middle(5).column == 2.5);
    CHECK(machine.button_middle(0).row == 0.5);
    CHECK(machine.button_middle(0).column == 0.5);
    CHECK(machine.button_label(5) == "6");
    CHECK(machine.lamp_label(5) == "6");
    const machine::LinearMachine boards = machine_of(choice("subboards"));
    const std::vector<std::size_t> buttons = boards.button_sites().cells();
    for (std::size_t i = 0; i < buttons.size(); ++i) CHECK(boards.button_number(buttons[i]) == i + 1);
    CHECK(machine.first_invalid_lamp(picture("111/111")) == std::nullopt);
    CHECK(machine.first_invalid_lamp(picture("191/111")) == std::nullopt);  // the wrong state is at a hole
    CHECK(machine.first_invalid_lamp(picture("101/121")) == 4U);
}

}  // namespace switchbox::test
