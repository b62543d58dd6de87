#include "machine/machine_type.hpp"

#include <set>

#include "support/sampling.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::choose;
using machine::MachineChoice;
using machine::parse_choice;
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
          "rule, stencil: no press changes a lamp: all that is drawn falls off the board; draw nearer the "
          "middle, or take a larger board");
    CHECK(message_of(choose("subboards", {std::nullopt, std::nullopt, true})) ==
          "rule: lit-only play needs a lamp under every button, and this machine's buttons are not lamps");
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
    CHECK(message_of(parse_choice("merlin~lit~lit")) == "machine 'merlin~lit~lit' has more than one 'lit'");
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

}  // namespace switchbox::test
