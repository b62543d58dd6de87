// Tests of presses that are added a row at a time, for rules that are equal everywhere: the result equals
// that of the rule's effects.
#include "machine/machine.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Effects;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using machine::Stencil;
using machine::Surface;

namespace {

Stencil drawn_at_random(Random& random) {
    Stencil stencil;
    for (int row = -3; row <= 3; ++row) {
        for (int column = -3; column <= 3; ++column) {
            if (draw(random, 4) == 0) stencil.push_back({row, column});
        }
    }
    return stencil;
}

}  // namespace

TEST_CASE(
    "Rows of presses come to the effects of their buttons, on planes and tori, with holes, whatever the "
    "stencil") {
    Random random(41);
    for (int n = 0; n < 600; ++n) {
        Rule rule{.shape = {1 + static_cast<int>(draw(random, 9)), 1 + static_cast<int>(draw(random, 9))},
                  .states = 2 + static_cast<int>(draw(random, 8)),
                  .surface = static_cast<Surface>(draw(random, 3)),
                  .inner = drawn_at_random(random)};
        for (std::size_t cell = 0; cell < rule.shape.size(); ++cell) {
            if (draw(random, 8) == 0) rule.holes.push_back(cell);
        }
        const auto presses = random_grid<PressGrid>(random, rule.shape, rule.states);
        auto picture = random_grid<Picture>(random, rule.shape, rule.states);
        for (const std::size_t hole : rule.holes) picture[hole] = 0;
        const int times = static_cast<int>(draw(random, static_cast<std::size_t>(rule.states)));
        const Effects effects = machine::effects_of(rule);
        REQUIRE(machine::is_even(rule));
        REQUIRE(machine::pressed_evenly(rule, picture, presses, times) ==
                machine::pressed(effects, rule.states, picture, presses, times));
        const std::size_t button = draw(random, rule.shape.size());
        if (machine::buttons_of(rule).has(button))
            REQUIRE(machine::effect_of(rule, button) == effects[button]);
    }
}

TEST_CASE("Rules with stencils for the border, or with blocks, are not the same everywhere") {
    CHECK_FALSE(machine::is_even(*machine::rule_of(choice("merlin"))));
    CHECK_FALSE(machine::is_even(*machine::rule_of(choice("subboards"))));
    CHECK(machine::is_even(*machine::rule_of(choice("torus"))));
}

}  // namespace switchbox::test
