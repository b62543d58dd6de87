// Tests of the pictures of presses: which buttons show the rule of a machine, and the figure in the Why pane.
#include "ui/frame/press_picture.hpp"

#include <doctest/doctest.h>

#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"

namespace switchbox::test {
namespace {

using Lamps = std::vector<std::size_t>;

std::vector<ui::RulePicture> rule_of_machine(std::string_view machine) {
    return ui::rule_pictures(choice_of(machine));
}

// Returns "corner 3, side 4, ".
std::string summary(std::string_view machine) {
    std::string text;
    for (const ui::RulePicture& picture : rule_of_machine(machine))
        text += say(picture.caption) + " " + std::to_string(picture.press.changed.size()) + ", ";
    return text;
}

}  // namespace

TEST_CASE("a corner, a side and the centre show a rule") {
    const std::vector<ui::RulePicture> merlin = rule_of_machine("merlin");
    REQUIRE(merlin.size() == 3);
    CHECK(merlin[0].press.button == 0);
    CHECK(merlin[0].press.changed == Lamps{0, 1, 3, 4});
    CHECK(merlin[1].press.button == 1);
    CHECK(merlin[1].press.changed == Lamps{0, 1, 2});
    CHECK(merlin[2].press.button == 4);
    CHECK(merlin[2].press.changed == Lamps{1, 3, 4, 5, 7});
    CHECK(summary("merlin") == "corner 4, side 3, centre 5, ");
    CHECK(summary("lights-out") == "corner 3, side 4, centre 5, ");
    CHECK(rule_of_machine("lights-out")[1].press.button == 2);
    CHECK(rule_of_machine("lights-out")[2].press.button == 12);
    CHECK(rule_of_machine("lights-out~4x4")[2].press.button == 5);
    CHECK(summary("king") == "corner 4, side 6, centre 9, ");
}

TEST_CASE("a rule without edges shows its lamps on the other side") {
    const std::vector<ui::RulePicture> torus = rule_of_machine("torus");
    CHECK(summary("torus") == "corner 5, side 5, centre 5, ");
    REQUIRE(torus.size() == 3);
    CHECK(torus[0].press.changed == Lamps{0, 1, 2, 3, 6});
}

TEST_CASE("presses that look alike are there once, and small boards have fewer kinds of buttons") {
    CHECK(summary("own~5x5~2~p~CA") == "corner 1, ");
    CHECK(summary("lights-out~1x5") == "corner 2, side 3, ");
    CHECK(summary("lights-out~2x2") == "corner 3, ");
}

TEST_CASE("blocks are shown by their sizes") { CHECK(summary("subboards") == "2 × 2 4, 3 × 3 9, "); }

TEST_CASE("a large board of the catalogue is shown on a small one, other large boards are not") {
    CHECK(rule_of_machine("lights-out~7x7")[2].press.machine->lamps() == machine::Shape{7, 7});
    for (const char* machine : {"lights-out~8x8", "lights-out~4x9", "lights-out~64x64"}) {
        CAPTURE(machine);
        CHECK(summary(machine) == "corner 3, side 4, centre 5, ");
        CHECK(rule_of_machine(machine)[0].press.machine->lamps() == machine::Shape{5, 5});
    }
    CHECK(summary("own~7x7~2~p~XQ") == "corner 3, side 4, centre 5, ");
    CHECK(summary("own~8x8~2~p~XQ").empty());
}

TEST_CASE("only a rule by which a press always changes the same lamps is drawn") {
    CHECK(ui::rule_pictures(ghaly_game(3).puzzle().machine).empty());
    CHECK(ui::rule_pictures(cube_game("R U").puzzle().machine).empty());
    CHECK(ui::rule_pictures(wired_game("A: 1 2\nB: 2 3").puzzle().machine).empty());
}

TEST_CASE("the pictures are one figure below the rule, without a stop of the Tab key") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        if (size.x == phone.x) screen.act("why-handle");
        screen.rest();
        REQUIRE(screen.has("rule-pictures"));
        CHECK(screen.node("rule-pictures").role == "img");
        CHECK(screen.node("rule-pictures").name ==
              "Lamps that a press changes: corner (4), side (3) and centre (5).");
        CHECK_FALSE(screen.arranged().find("rule-pictures")->is_stop);
        const ui::Rect place = screen.place("rule-pictures");
        CHECK(place.y >= screen.place("rule").bottom());
        CHECK(place.right() <= screen.place("rule").right() + 1);
    }
}

TEST_CASE("the figure follows the machine in play and the language") {
    Screen screen(paper_game(), desktop);
    screen.game = game_of(choice_of("lights-out"));
    screen.settle();
    CHECK(screen.says("corner (3), side (4) and centre (5)"));
    const std::string german = language_file("de");
    {
        const Speaking language(german);
        screen.settle();
        CHECK(screen.says("Ecke (3), Rand (4) und Mitte (5)"));
    }
    screen.game = ghaly_game(3);
    screen.settle();
    CHECK_FALSE(screen.has_place("rule-pictures"));
}

}  // namespace switchbox::test
