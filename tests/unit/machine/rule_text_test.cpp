#include "machine/rule_text.hpp"

#include <algorithm>
#include <utility>

#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Border;
using machine::format_rule;
using machine::Offset;
using machine::parse_rule;
using machine::parse_stencil;
using machine::problem_with;
using machine::Rule;
using machine::Shape;
using machine::Stencil;
using machine::Surface;
using machine::tidied;

namespace {

Stencil random_stencil(Random& random) {
    const int reach = 1 + static_cast<int>(random.below(machine::largest_reach));
    const Shape square{2 * reach + 1, 2 * reach + 1};
    Stencil stencil;
    for (std::size_t n = draw(random, 12); n > 0; --n) {
        const std::size_t cell = draw(random, square.size());
        stencil.push_back({square.row(cell) - reach, square.column(cell) - reach});
    }
    return stencil;
}

// Returns a rule as drawn: unsorted cells, some of them twice. It may have no effect at all.
Rule random_rule(Random& random, int max_sides) {
    const auto side = [&] { return 1 + static_cast<int>(draw(random, static_cast<std::size_t>(max_sides))); };
    Rule rule{
        {side(), side()}, 2 + static_cast<int>(random.below(8)), Surface::plane, random_stencil(random)};
    rule.surface = static_cast<Surface>(random.below(4) % 3);
    if (random.below(2) == 0) rule.border = Border{random_stencil(random), random_stencil(random)};
    if (random.below(2) == 0) {
        for (std::size_t n = draw(random, rule.shape.size()); n > 0; --n) {
            rule.holes.push_back(draw(random, rule.shape.size()));
        }
    }
    return rule;
}

// Returns a random rule that can be played.
Rule playable_rule(Random& random, int max_sides) {
    Rule rule = random_rule(random, max_sides);
    while (problem_with(tidied(rule))) rule = random_rule(random, max_sides);
    return rule;
}

// Checks that any text gives a readable error, or a rule that parses back from its own text.
void check_any_text(const std::string& text) {
    const auto rule = parse_rule(text);
    if (!rule) {
        REQUIRE(is_readable(say(rule.error().message)));
        REQUIRE(say(rule.error().message).find("rule") == 0);
        return;
    }
    const auto choice = machine::choose_own(*rule);
    if (!choice) {
        REQUIRE(is_readable(say(choice.error().message)));
        return;
    }
    REQUIRE(tidied(value_of(parse_rule(format_rule(*machine::rule_of(*choice))))) ==
            *machine::rule_of(*choice));
}

}  // namespace

TEST_CASE("A rule's text is the same in every version and on every platform") {
    Rule rule{{5, 5}, 3, Surface::plane, plus};
    CHECK(format_rule(rule) == "5x5~3~p~XQ");
    CHECK(value_of(parse_rule("5x5~3~p~XQ")) == rule);
    rule.holes = {0, 24};
    CHECK(format_rule(rule) == "5x5~3~p~XQ~~~gAAAg");
    CHECK(value_of(parse_rule("5x5~3~p~XQ~~~gAAAg")) == rule);
    rule.surface = Surface::torus;
    rule.holes = {};
    rule.shape = {64, 1};
    CHECK(format_rule(rule) == "64x1~3~t~XQ");
    CHECK(format_rule(*machine::rule_of(choice("merlin"))) == "3x3~2~p~XQ~DY~HA");
    CHECK(format_rule(*machine::rule_of(choice("quatrainment"))) == "4x4~2~p~XQ~AA5iA~VQ");
    CHECK(format_rule(*machine::rule_of(choice("knight"))) == "5x5~2~p~VEkVA");
}

TEST_CASE("Every rule of one's own reads back as it was written") {
    Random random(1);
    for (int n = 0; n < 3000; ++n) {
        const Rule rule = tidied(playable_rule(random, n % 100 == 0 ? machine::largest_side : 9));
        const std::string text = format_rule(rule);
        CAPTURE(text);
        REQUIRE(value_of(parse_rule(text)) == rule);
        REQUIRE(format_rule(value_of(parse_rule(text))) == text);

        machine::Rule played = rule;
        played.press = static_cast<machine::PressRule>(n % 3);
        const machine::MachineChoice own = value_of(machine::choose_own(played));
        REQUIRE(choice_of(own->text()) == own);
    }
}

TEST_CASE("A tidied rule is played as the one that was drawn") {
    Random random(2);
    for (int n = 0; n < 500; ++n) {
        const Rule rule = playable_rule(random, 7);
        const Rule tidy = tidied(rule);
        REQUIRE(machine::effects_of(tidy) == machine::effects_of(rule));
        REQUIRE(machine::lamps_of(tidy) == machine::lamps_of(rule));
        REQUIRE(tidied(tidy) == tidy);
        REQUIRE(std::is_sorted(tidy.inner.begin(), tidy.inner.end()));
        REQUIRE(std::is_sorted(tidy.holes.begin(), tidy.holes.end()));
    }
}

TEST_CASE("A stencil and its drawing say the same") {
    CHECK(machine::drawing_of(plus, 1) == std::vector<std::uint8_t>{0, 1, 0, 1, 1, 1, 0, 1, 0});
    CHECK(machine::stencil_of({0, 1, 0, 1, 1, 1, 0, 1, 0}) == plus);
    CHECK(machine::reach_of({}) == 1);
    CHECK(machine::reach_of({{0, 0}}) == 1);
    CHECK(machine::reach_of({{0, -3}, {2, 0}}) == 3);
    CHECK(machine::drawing_of({{0, 2}}, 1) == std::vector<std::uint8_t>(9, 0));
    Random random(3);
    for (int n = 0; n < 300; ++n) {
        Stencil stencil = random_stencil(random);
        const int reach = machine::reach_of(stencil);
        std::sort(stencil.begin(), stencil.end());
        stencil.erase(std::unique(stencil.begin(), stencil.end()), stencil.end());
        for (int wider = reach; wider <= machine::largest_reach; ++wider) {
            REQUIRE(machine::stencil_of(machine::drawing_of(stencil, wider)) == stencil);
        }
    }
}

TEST_CASE("A stencil may be drawn as a picture of 3, 5 or 7 rows") {
    CHECK(value_of(parse_stencil("010/111/010", "stencil")) == plus);
    CHECK(value_of(parse_stencil(".X. / XXX / .X.", "stencil")) == plus);
    CHECK(value_of(parse_stencil("00000/00000/00000/00000/00001", "stencil")) == Stencil{{2, 2}});
    CHECK(value_of(parse_stencil("000/000/000", "stencil")).empty());
    CHECK(message_of(parse_stencil("1", "corner stencil")) ==
          "corner stencil: 1 row where 3, 5 or 7 are needed");
    CHECK(message_of(parse_stencil("", "stencil")) == "stencil: 1 row where 3, 5 or 7 are needed");
    CHECK(message_of(parse_stencil("11/11", "stencil")) == "stencil: 2 rows where 3, 5 or 7 are needed");
    CHECK(message_of(parse_stencil("0/0/0/0/0/0/0/0/0", "stencil")) ==
          "stencil: 9 rows where 3, 5 or 7 are needed");
    CHECK(message_of(parse_stencil("010/11/010", "stencil")) == "stencil, row 2: 2 cells where 3 are needed");
    CHECK(message_of(parse_stencil("010/121/010", "edge stencil")) ==
          "edge stencil, row 2, column 2: 2 is too large, the machine has states 0 to 1");
    CHECK(message_of(parse_stencil("010/1?1/010", "stencil")) ==
          "stencil, row 2, column 2: '?' is not a mark");
}

TEST_CASE("A bad rule is refused with the part") {
    const std::vector<std::pair<std::string, std::string>> table{
        {"", "rule: 1 part where 7 are needed at most, and at least 4"},
        {"5x5~2~p", "rule: 3 parts where 7 are needed at most, and at least 4"},
        {"5x5~2~p~XQ~~~gAAAg~", "rule: 8 parts where 7 are needed at most, and at least 4"},
        {"5~2~p~XQ", "rule, size: size '5': write it as rows x columns, 3x5"},
        {"1001x5~2~p~XQ", "rule, size: size '1001x5': rows must be 1 to 1000"},
        {"5x5~10~p~XQ", "rule, states: '10' is not 2 to 9"},
        {"5x5~two~p~XQ", "rule, states: 'two' is not 2 to 9"},
        {"5x5~99999999999999999999~p~XQ", "rule, states: '99999999999999999999' is not 2 to 9"},
        {"5x5~2~q~XQ", "rule, surface: 'q' is neither p (plane), t (torus) nor c (cylinder)"},
        {"5x5~2~~XQ", "rule, surface: '' is neither p (plane), t (torus) nor c (cylinder)"},
        {"5x5~2~p~", "rule, stencil: '' is not a drawing of 3, 5 or 7 cells a side"},
        {"5x5~2~p~XQA", "rule, stencil: 'XQA' is not a drawing of 3, 5 or 7 cells a side"},
        {"5x5~2~p~X!", "rule, stencil: character 2: '!' does not belong here"},
        {"5x5~2~p~XR", "rule, stencil: the last character has bits that mean nothing"},
        {"5x5~2~p~XQ~Gw", "rule, corner stencil: draw both the corner and the edge, or neither"},
        {"5x5~2~p~XQ~~HA", "rule, corner stencil: draw both the corner and the edge, or neither"},
        {"5x5~2~p~XQ~G~HA", "rule, corner stencil: 'G' is not a drawing of 3, 5 or 7 cells a side"},
        {"5x5~2~p~XQ~Gw~H\n", "rule, edge stencil: character 2: character code 10 does not belong here"},
        {"5x5~2~p~XQ~~~", "rule, holes: 0 characters where 5 are needed"},
        {"5x5~2~p~XQ~~~gAAA", "rule, holes: 4 characters where 5 are needed"},
        {"5x5~2~p~XQ~~~gAAAh", "rule, holes: the last character has bits that mean nothing"},
    };
    for (const auto& [text, message] : table) {
        CHECK(message_of(parse_rule(text)) == message);
        CHECK(message_of(machine::parse_choice("own~" + text)) == message);
    }
    // A rule too large to be played may still be solved.
    const std::string large = "own~65x5~2~p~XQ";
    CHECK(message_of(machine::parse_choice(large)) == "rule, size: rows and columns must be 1 to 64");
    CHECK(machine::parse_choice(large, false));
}

TEST_CASE("A rule that cannot be played is refused with the part") {
    const auto message = [](const std::string& text) {
        return message_of(machine::parse_choice("own~" + text));
    };
    CHECK(message("5x5~1~p~XQ") == "rule, states: 1 is not 2 to 9");
    CHECK(message("5x5~2~p~AA") == "rule, stencil: no press changes a lamp; draw at least one cell");
    CHECK(message("1x1~2~p~VQ") ==
          "rule, stencil: no press changes a lamp: the whole drawing is off the board; draw nearer the "
          "middle, or take a larger board");
    CHECK(message("2x2~2~p~XQ~~~8") == "rule, holes: every cell is a hole; at least one lamp is needed");
    CHECK(message("2x2~2~p~XQ~~~4").empty());
    // Only the inner cell has no press with an effect.
    CHECK(message("3x3~2~p~AA~Gw~HA").empty());

    const auto refused = [](const Rule& rule) { return message_of(machine::choose_own(rule)); };
    Rule rule{{5, 5}, 2, Surface::plane, plus};
    CHECK(refused(rule).empty());
    rule.shape = {0, 5};
    CHECK(refused(rule) == "rule, size: rows and columns must be 1 to 64");
    rule.shape = {5, 65};
    CHECK(refused(rule) == "rule, size: rows and columns must be 1 to 64");
    rule.shape = {5, 5};
    rule.states = 10;
    CHECK(refused(rule) == "rule, states: 10 is not 2 to 9");
    rule.states = 2;
    rule.holes = {25};
    CHECK(refused(rule) == "rule, holes: a hole lies outside the board");
    rule.holes = {};
    rule.inner = {{0, 4}};
    CHECK(refused(rule) == "rule, stencil: a drawing reaches at most 3 cells");
    rule.inner = plus;
    rule.border = Border{plus, {{-4, 0}, {0, 0}}};
    CHECK(refused(rule) == "rule, stencil: a drawing reaches at most 3 cells");
    rule.border.reset();
    rule.blocks = {2};
    CHECK(refused(rule) == "rule: a rule of one's own is drawn as stencils");
}

TEST_CASE("Many holes drawn twice are not taken for a board full of them") {
    Rule rule{{2, 2}, 2, Surface::plane, plus};
    rule.holes = {1, 1, 3, 3};
    CHECK(machine::rule_of(value_of(machine::choose_own(rule)))->holes == std::vector<std::size_t>{1, 3});
}

TEST_CASE("A rule's text with bytes changed, lost or put in is refused or is another rule") {
    Random random(4);
    for (int n = 0; n < 8000; ++n) {
        std::string text = format_rule(tidied(playable_rule(random, 6)));
        for (std::uint64_t damage = 1 + random.below(3); damage > 0; --damage) text = damaged(text, random);
        check_any_text(text);
    }
    const std::string whole = "5x5~3~p~XQ~Gw~HA~gAAAg";
    for (std::size_t length = 0; length < whole.size(); ++length) check_any_text(whole.substr(0, length));
    for (const char c : {'\0', '\xFF', '~', 'A', 'x', '2'}) {
        const std::string many(300000, c);
        check_any_text(many);
        check_any_text("5x5~2~p~" + many);
        check_any_text("5x5~2~p~XQ~" + many);
        check_any_text("5x5~2~p~XQ~~~" + many);
        CHECK(is_readable(message_of(machine::parse_choice("own~" + many))));
        CHECK(is_readable(message_of(machine::parse_choice("own~" + many + "~lit"))));
    }
}

}  // namespace switchbox::test
