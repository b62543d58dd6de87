#include "game/share_code.hpp"
#include "machine/machine_type.hpp"
#include "support/support.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::choose;
using machine::MachineChoice;
using machine::parse_choice;
using machine::Rule;
using machine::Shape;

TEST_CASE("A machine's text form names what differs from the preset: size, states, lit-only") {
    CHECK(choice_of("merlin~3")->text() == "merlin~3");
    CHECK(choice_of("merlin~lit")->text() == "merlin~lit");
    CHECK(choice_of("lights-out~4x7~3~lit")->text() == "lights-out~4x7~3~lit");
    CHECK(choice_of("lights-out~lit~3~4x7")->text() == "lights-out~4x7~3~lit");
    CHECK(choice_of("lights-out~5x5~2")->text() == "lights-out");
    CHECK(choice_of("lights-out-2000~2")->text() == "lights-out-2000~2");
    CHECK(choice_of("lights-out-2000~3")->text() == "lights-out-2000");
    const MachineChoice which = choice_of("lights-out~4x7~3~lit");
    CHECK(which->id() == "lights-out");
    CHECK(machine::rule_of(which)->shape == Shape{4, 7});
    CHECK(machine::rule_of(which)->states == 3);
    CHECK(machine::rule_of(which)->lit_only);
    CHECK(which == value_of(choose("lights-out", {Shape{4, 7}, 3, true})));
}

TEST_CASE("Every preset with any number of states, lit-only or not, reads back as it was written") {
    for (const machine::Preset& preset : machine::catalogue()) {
        const auto* rule = machine::rule_of(preset.usual);
        if (rule == nullptr) continue;
        for (int states = machine::fewest_states; states <= machine::max_states; ++states) {
            for (const bool lit_only : {false, true}) {
                for (const Shape shape : {rule->shape, Shape{3, 7}, Shape{1, 2}}) {
                    const auto which = choose(preset.id, {shape, states, lit_only});
                    const bool possible = (preset.is_resizable() || shape == rule->shape) &&
                                          (!lit_only || rule->blocks.empty());
                    REQUIRE(static_cast<bool>(which) == possible);
                    if (which) REQUIRE(choice_of((*which)->text()) == *which);
                    if (!which) REQUIRE(is_readable(say(which.error().message)));
                }
            }
        }
    }
}

TEST_CASE("Different choices have different texts and different codes, equal ones the same") {
    const auto code = [](const MachineChoice& which) {
        return game::share_code(game::opening({which, which->default_start(), which->default_target()}));
    };
    for (const MachineChoice& a : some_choices()) {
        for (const MachineChoice& b : some_choices()) {
            REQUIRE((a->text() == b->text()) == (a == b));
            REQUIRE((code(a) == code(b)) == (a == b));
        }
    }
}

TEST_CASE("What a machine cannot be is refused in words") {
    CHECK(message_of(parse_choice("merlin~4x4")) == "size 4x4: Merlin is always 3x3");
    CHECK(message_of(parse_choice("subboards~5x5")) == "size 5x5: Subboards is always 4x4");
    CHECK(message_of(parse_choice("subboards~lit")) ==
          "rule: lit-only play needs a lamp under every button, and this machine's buttons are not lamps");
    CHECK(message_of(parse_choice("row-column~25x4")) ==
          "size 25x4: Row and column has at most 24 rows and columns");
    CHECK(message_of(parse_choice("merlin~1")) == "rule, states: 1 is not 2 to 9");
    CHECK(message_of(parse_choice("merlin~10")) == "machine: '10' is neither a size nor a number of states");
    CHECK(message_of(parse_choice("own")).find("machine 'own' is not known") == 0);
    CHECK(message_of(parse_choice("own~")).find("rule: 1 part ") == 0);
    CHECK(message_of(parse_choice("own~lit")).find("rule: ") == 0);
}

TEST_CASE("A rule of one's own is a machine like any other") {
    machine::Rule rule = *machine::rule_of(choice("merlin"));
    rule.states = 4;
    const MachineChoice own = value_of(machine::choose_own(rule));
    CHECK(own->id() == machine::own_id);
    CHECK(say(own->name()) == "My rule");
    CHECK(say(own->about()) ==
          "A rule of one's own: a press inside changes 5 lamps, on an edge 3, in a corner 4.");
    CHECK(own->default_start() == picture("111/111/111"));
    CHECK(own->default_target() == picture("000/000/000"));
    CHECK(own->text() == "own~3x3~4~p~XQ~DY~HA");
    CHECK(choice_of("own~3x3~4~p~XQ~DY~HA~lit")->text() == "own~3x3~4~p~XQ~DY~HA~lit");
    CHECK(machine_of(own).effects() == machine_of(choice("merlin")).effects());
}

TEST_CASE("The words about a rule of one's own count what it draws") {
    const auto words = [](Rule rule) { return say(value_of(machine::choose_own(rule))->about()); };
    Rule rule{{3, 3}, 2, machine::Surface::plane, {{0, 0}}};
    CHECK(words(rule) == "A rule of one's own: a press changes 1 lamp.");
    rule.holes = {4};
    CHECK(words(rule) == "A rule of one's own: a press changes 1 lamp; 1 cell is a hole.");
    rule.inner = {{0, 0}, {0, 1}};
    rule.surface = machine::Surface::torus;
    rule.holes = {4, 5};
    CHECK(words(rule) == "A rule of one's own: a press changes 2 lamps, round a torus; 2 cells are holes.");
    rule.holes = {};
    CHECK(words(rule) == "A rule of one's own: a press changes 2 lamps, round a torus.");
    rule.surface = machine::Surface::plane;
    rule.border = machine::Border{{{0, 0}}, {{0, 0}, {0, 1}, {1, 0}}};
    rule.lit_only = true;
    CHECK(words(rule) ==
          "A rule of one's own: a press inside changes 2 lamps, on an edge 3, in a corner 1. Only the button "
          "of a lamp that is not dark can be pressed.");
    rule.lit_only = false;
    rule.holes = {4};
    CHECK(words(rule) ==
          "A rule of one's own: a press inside changes 2 lamps, on an edge 3, in a corner 1; 1 cell is a "
          "hole.");
}

TEST_CASE("Stencils and holes drawn in another order are the same machine") {
    machine::Rule rule{{3, 3}, 2, machine::Surface::plane, {{1, 0}, {0, 0}, {1, 0}}};
    rule.holes = {8, 2, 8};
    machine::Rule other{{3, 3}, 2, machine::Surface::plane, {{0, 0}, {1, 0}}};
    other.holes = {2, 8};
    CHECK(value_of(machine::choose_own(rule)) == value_of(machine::choose_own(other)));
    // A torus has no border, so its border stencils do not matter.
    rule.surface = other.surface = machine::Surface::torus;
    rule.border = machine::Border{{{0, 0}}, {{0, 0}}};
    CHECK(value_of(machine::choose_own(rule)) == value_of(machine::choose_own(other)));
}

TEST_CASE("Merlin is what the first visit sees") { CHECK(machine::first_choice() == choice("merlin")); }

TEST_CASE("What there is to choose of a machine: lit-only play, states, boards that are no squares") {
    const auto named = [](std::string_view text) { return choice_of(text); };
    CHECK(named("lights-out")->can_be_lit_only());
    CHECK_FALSE(named("subboards")->can_be_lit_only());  // its buttons are not on lamps
    CHECK_FALSE(named("ghaly")->can_be_lit_only());
    CHECK(named("subboards")->can_have_states());
    CHECK_FALSE(named("ghaly")->can_have_states());
    CHECK(named("ghaly")->must_be_square());
    CHECK(named("merlin~lit")->is_lit_only());
    CHECK_FALSE(named("merlin")->is_lit_only());
    CHECK_FALSE(named("ghaly")->is_lit_only());
    CHECK_FALSE(named("lights-out")->must_be_square());
}

TEST_CASE("Two of Ghaly's machines are the same but for the codes where their sizes are") {
    Random random(61);
    const auto of_size = [&](int size) { return machine::choose_ghaly(random_codes(random, size)); };
    const MachineChoice four = of_size(4);
    CHECK(four->is_same_but_draws(*of_size(4)));
    CHECK_FALSE(four->is_same_but_draws(*of_size(5)));
    CHECK_FALSE(four->is_same_but_draws(*choice("merlin")));
    CHECK_FALSE(choice("merlin")->is_same_but_draws(*four));
    CHECK(choice("merlin")->is_same_but_draws(*choice("merlin")));
    CHECK_FALSE(choice("merlin")->is_same_but_draws(*choice("torus")));
}

}  // namespace switchbox::test
