#include "machine/machine_type.hpp"

#include <set>

#include "game/share_code.hpp"
#include "sampling.hpp"
#include "support/support.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::choose;
using machine::MachineChoice;
using machine::parse_choice;
using machine::PressRule;
using machine::Rule;
using machine::Shape;

TEST_CASE("Every preset is found by its id and has words for people") {
    std::set<std::string_view> ids;
    for (const machine::Preset& preset : machine::catalogue()) {
        ids.insert(preset.id);
        CHECK(machine::find_preset(preset.id) == &preset);
        CHECK(say(preset.name) != preset.name.id);
        CHECK(say(preset.about).ends_with("."));
        CHECK(choice(preset.id)->name() == preset.name);
        CHECK(choice(preset.id) == preset.usual);
    }
    CHECK(ids.size() == machine::catalogue().size());
    for (const char* id : {"merlin", "quatrainment", "lights-out", "subboards", "torus"}) {
        CHECK(ids.count(id) == 1);
    }
    CHECK(machine::find_preset("") == nullptr);
    CHECK(machine::find_preset("Merlin") == nullptr);
}

TEST_CASE("Each machine begins with the start and the target of the specification") {
    CHECK(choice("merlin")->default_start() == picture("000/000/000"));
    CHECK(choice("merlin")->default_target() == picture("111/101/111"));
    CHECK(choice("quatrainment")->default_start() == picture("1111/1111/1111/1111"));
    CHECK(choice("quatrainment")->default_target() == picture("0000/0000/0000/0000"));
    CHECK(choice("lights-out", 2, 3)->default_start() == picture("111/111"));
    CHECK(choice("lights-out", 2, 3)->default_target() == picture("000/000"));
    CHECK(choice("torus")->default_start() == picture("111/111/111"));
    CHECK(choice("torus")->default_target() == picture("000/000/000"));
}

TEST_CASE("A request that a machine cannot meet is refused with the reason") {
    CHECK(message_of(choose("chess", {})) ==
          "machine 'chess' is not known; there are " + names_of_machines());
    CHECK(names_of_machines().starts_with("merlin, quatrainment, ghaly, lights-out, subboards, torus, "));
    CHECK(message_of(choose("merlin", {Shape{4, 4}, std::nullopt})) == "size 4x4: Merlin is always 3x3");
    CHECK(message_of(choose("quatrainment", {Shape{4, 5}, std::nullopt})) ==
          "size 4x5: Quatrainment is always 4x4");
    CHECK(message_of(choose("row-column", {Shape{25, 3}, std::nullopt})) ==
          "size 25x3: Row and column has at most 24 rows and columns");
    CHECK(message_of(choose("king", {Shape{5, 65}, std::nullopt})) ==
          "size 5x65: King has at most 64 rows and columns");
    CHECK(message_of(choose("lights-out", {Shape{5, 2001}, std::nullopt})) ==
          "size 5x2001: Lights Out has at most 2000 rows and columns");
    CHECK(message_of(choose("lights-out", {Shape{0, 5}, std::nullopt})) ==
          "size 0x5: Lights Out has at most 2000 rows and columns");
    CHECK(message_of(choose("lights-out", {Shape{5, 65}, 3})) ==
          "size 5x65: Lights Out has at most 64 rows and columns with more than two states");
    CHECK(message_of(choose("torus", {Shape{2, 65}, std::nullopt})) ==
          "size 2x65: with more than 64 rows or columns, Torus needs at least 3 of each");
    CHECK(message_of(choose("lights-out", {std::nullopt, 10})) == "rule, states: 10 is not 2 to 9");
    CHECK(message_of(choose("lights-out", {std::nullopt, 1})) == "rule, states: 1 is not 2 to 9");
    CHECK(message_of(choose("neighbours", {Shape{1, 1}, std::nullopt})) ==
          "rule, stencil: no press changes a lamp: the whole drawing is off the board; draw nearer the "
          "middle, or take a larger board");
    CHECK(
        message_of(choose("subboards", {std::nullopt, std::nullopt, machine::PressRule::lit})) ==
        "rule: lit-only and alternating play need a lamp under every button, and this machine's buttons are "
        "not lamps");
    CHECK(choose("merlin", {Shape{3, 3}, 2}));
    CHECK(choose("row-column", {Shape{24, 24}, std::nullopt}));
    CHECK(machine::rule_of(value_of(choose("lights-out", {std::nullopt, 3})))->states == 3);
}

TEST_CASE("A machine's text form names its size only where that is not the usual one") {
    CHECK(choice("merlin")->text() == "merlin");
    CHECK(choice("lights-out")->text() == "lights-out");
    CHECK(choice("lights-out", 5, 5)->text() == "lights-out");
    CHECK(choice("lights-out", 4, 7)->text() == "lights-out~4x7");
    CHECK(choice("torus", 64, 64)->text() == "torus~64x64");
}

TEST_CASE("Every machine at every size reads back as it was written") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CHECK(value_of(parse_choice(preset.id)) == choice(preset.id));
        if (!preset.is_resizable()) continue;
        for (int rows = 1; rows <= preset.largest_side; rows += sampled ? 9 : 3) {
            for (int columns = 1; columns <= preset.largest_side; columns += 7) {
                if (preset.id == "neighbours" && rows * columns == 1) continue;
                if (preset.id == "ghaly" && (rows != columns || rows == 1)) continue;
                const MachineChoice which = choice(preset.id, rows, columns);
                REQUIRE(value_of(parse_choice(which->text())) == which);
            }
        }
    }
}

TEST_CASE("A bad machine text is refused with the reason") {
    CHECK(message_of(parse_choice("merlin~3x3~3x3")) == "machine 'merlin~3x3~3x3' has more than one size");
    CHECK(message_of(parse_choice("lights-out~0x3")) == "size '0x3': rows must be 1 to 2000");
    CHECK(message_of(parse_choice("lights-out~")) == "machine: '' is neither a size nor a number of states");
    CHECK(message_of(parse_choice("lights-out~4x7~3~5x5")) ==
          "machine 'lights-out~4x7~3~5x5' has more than one size");
    CHECK(message_of(parse_choice("merlin~3~3")) ==
          "machine 'merlin~3~3' has more than one number of states");
    CHECK(message_of(parse_choice("merlin~lit~lit")) ==
          "machine 'merlin~lit~lit' has more than one 'lit' or 'turns'");
    CHECK(message_of(parse_choice("merlin~10")) == "machine: '10' is neither a size nor a number of states");
    CHECK(message_of(parse_choice("merlin~dark")) ==
          "machine: 'dark' is neither a size nor a number of states");
    CHECK(message_of(parse_choice("merlin~4x3")) == "size 4x3: Merlin is always 3x3");
    CHECK(message_of(parse_choice("")).find("machine '' is not known") == 0);
    for (const std::string& text :
         {std::string(100000, 'a'), std::string("\n\0\xFF", 3), "torus~" + std::string(1000, '9')}) {
        CHECK(is_readable(message_of(parse_choice(text))));
    }
}

TEST_CASE("A machine is made to the choice") {
    for (const MachineChoice& which : linear_choices()) {
        const machine::Picture start = which->default_start();
        const auto machine = which->make_machine(start);
        CHECK(machine->button_sites() == machine::buttons_of(*machine::rule_of(which)));
        CHECK(machine->lamp_sites() == machine::lamps_of(*machine::rule_of(which)));
        CHECK(machine->lamps() == machine::rule_of(which)->shape);
        if (machine::rule_of(which)->blocks.empty())
            CHECK(machine->buttons() == machine::rule_of(which)->shape);
        CHECK(machine->lamp_states() == machine::rule_of(which)->states);
        CHECK(machine->picture(machine->no_presses()) == start);
        REQUIRE(machine::linear_in(*machine) != nullptr);
        CHECK(machine::linear_in(*machine)->rule() == *machine::rule_of(which));
    }
}

TEST_CASE("A machine's name has up to 40 small letters, digits and hyphens") {
    for (const std::string& name : {std::string("a"), std::string("z-0-9"), std::string(40, 'a')})
        CHECK(machine::may_be_machine(name));
    for (const std::string& name :
         {std::string(), std::string(41, 'a'), std::string("A"), std::string("a_b"), std::string("a b"),
          std::string("a~b"), std::string("`"), std::string("{")})
        CHECK_FALSE(machine::may_be_machine(name));
}

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
    CHECK(machine::rule_of(which)->press == PressRule::lit);
    CHECK(which == value_of(choose("lights-out", {Shape{4, 7}, 3, PressRule::lit})));
    CHECK(choice_of("lights-out~turns~3~4x7")->text() == "lights-out~4x7~3~turns");
    CHECK(message_of(parse_choice("merlin~lit~turns")) ==
          "machine 'merlin~lit~turns' has more than one 'lit' or 'turns'");
}

TEST_CASE("Every preset with any number of states and any rule of presses reads back as it was written") {
    for (const machine::Preset& preset : machine::catalogue()) {
        const auto* rule = machine::rule_of(preset.usual);
        if (rule == nullptr) continue;
        for (int states = machine::fewest_states; states <= machine::max_states; ++states) {
            for (const PressRule press : {PressRule::any, PressRule::lit, PressRule::alternating}) {
                for (const Shape shape : {rule->shape, Shape{3, 7}, Shape{1, 2}}) {
                    const auto which = choose(preset.id, {shape, states, press});
                    const bool possible = (preset.is_resizable() || shape == rule->shape) &&
                                          (press == PressRule::any || rule->blocks.empty());
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
    CHECK(
        message_of(parse_choice("subboards~lit")) ==
        "rule: lit-only and alternating play need a lamp under every button, and this machine's buttons are "
        "not lamps");
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
          "Your rule: a press changes 5 lamps in the middle, 3 on an edge, 4 in a corner.");
    CHECK(own->default_start() == picture("111/111/111"));
    CHECK(own->default_target() == picture("000/000/000"));
    CHECK(own->text() == "own~3x3~4~p~XQ~DY~HA");
    CHECK(choice_of("own~3x3~4~c~XQ~turns")->text() == "own~3x3~4~c~XQ~turns");
    CHECK(choice_of("own~3x3~4~p~XQ~DY~HA~lit")->text() == "own~3x3~4~p~XQ~DY~HA~lit");
    CHECK(machine_of(own).effects() == machine_of(choice("merlin")).effects());
}

TEST_CASE("The words about a rule of one's own count what it draws") {
    const auto words = [](Rule rule) { return say(value_of(machine::choose_own(rule))->about()); };
    Rule rule{{3, 3}, 2, machine::Surface::plane, {{0, 0}}};
    CHECK(words(rule) == "Your rule: a press changes 1 lamp.");
    rule.holes = {4};
    CHECK(words(rule) == "Your rule: a press changes 1 lamp. 1 cell is a hole.");
    rule.inner = {{0, 0}, {0, 1}};
    rule.surface = machine::Surface::torus;
    rule.holes = {4, 5};
    CHECK(words(rule) == "Your rule: a press changes 2 lamps. Opposite edges meet. 2 cells are holes.");
    rule.holes = {};
    CHECK(words(rule) == "Your rule: a press changes 2 lamps. Opposite edges meet.");
    rule.surface = machine::Surface::cylinder;
    CHECK(words(rule) == "Your rule: a press changes 2 lamps. Left and right edges meet.");
    rule.surface = machine::Surface::plane;
    rule.border = machine::Border{{{0, 0}}, {{0, 0}, {0, 1}, {1, 0}}};
    rule.press = PressRule::lit;
    CHECK(words(rule) ==
          "Your rule: a press changes 2 lamps in the middle, 3 on an edge, 1 in a corner. You can press only "
          "lit "
          "lamps.");
    rule.press = PressRule::alternating;
    CHECK(words(rule).ends_with(" Press a lit lamp first, then a dark one, and so on in turn."));
    rule.press = PressRule::any;
    rule.holes = {4};
    CHECK(words(rule) ==
          "Your rule: a press changes 2 lamps in the middle, 3 on an edge, 1 in a corner. 1 cell is a hole.");
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
    CHECK(named("lights-out")->can_restrict_presses());
    CHECK_FALSE(named("subboards")->can_restrict_presses());  // its buttons are not on lamps
    CHECK_FALSE(named("ghaly")->can_restrict_presses());
    CHECK(named("subboards")->can_have_states());
    CHECK_FALSE(named("ghaly")->can_have_states());
    CHECK(named("ghaly")->must_be_square());
    CHECK(named("merlin~lit")->press_rule() == PressRule::lit);
    CHECK(named("merlin~turns")->press_rule() == PressRule::alternating);
    CHECK_FALSE(named("merlin")->restricts_presses());
    CHECK_FALSE(named("ghaly")->restricts_presses());
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
