// Tests of the drawn Why pane: its small boards, and the highlights that they cause.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "ui/panes/side_pane.hpp"

namespace switchbox::test {
namespace {

std::size_t count_lamps(const Screen& screen, std::uint8_t ui::LampAppearance::*mark) {
    const auto& lamps = screen.scene().lamps;
    return static_cast<std::size_t>(
        std::count_if(lamps.begin(), lamps.end(), [&](const auto& lamp) { return lamp.*mark != 0; }));
}
std::size_t lit_lamps(const Screen& screen) { return count_lamps(screen, &ui::LampAppearance::proof); }
std::size_t ringed_buttons(const Screen& screen) { return count_lamps(screen, &ui::LampAppearance::hint); }

}  // namespace

TEST_CASE("quiet patterns light their buttons under the pointer and under the keyboard") {
    Screen screen(new_game("lights-out~5x5", 3), desktop);
    for (const char* id : {"why-pattern-1", "why-pattern-2", "why-pattern-3"}) {
        CAPTURE(id);
        REQUIRE(screen.has_place(id));
        screen.point(screen.place(id).centre());
        const std::size_t pointed = ringed_buttons(screen);
        CHECK((pointed == 12 || pointed == 16));
        screen.point({5, 5});
        CHECK(ringed_buttons(screen) == 0);
        screen.focus(id);
        CHECK(ringed_buttons(screen) == pointed);
        screen.focus("hint");
    }
    CHECK_FALSE(screen.has_place("why-pattern-4"));
}

TEST_CASE("the presses can be asked about once there are any") {
    Screen screen(paper_game(), desktop);
    const auto check = [&] { return *screen.arranged().find("check"); };
    CHECK_FALSE(check().enabled);
    CHECK(check().description == "Nothing is pressed yet.");
    screen.play("press 5");
    CHECK(check().enabled);
    CHECK(check().description.empty());
    screen.act("check");
    CHECK(screen.words("status").find("Yes: 3 presses to go, and nothing has to be undone.") == 0);
    screen.play("undo");
    CHECK_FALSE(check().enabled);
}

TEST_CASE("the lamps that decide a hint are lit where their small board is pointed at") {
    Screen screen(paper_game(), desktop);
    CHECK_FALSE(screen.has_place("why-figure"));
    screen.play("hint 5");
    REQUIRE(screen.has_place("why-figure"));
    CHECK(lit_lamps(screen) == 0);
    screen.focus("why-figure");
    CHECK(lit_lamps(screen) == 5);
    screen.act("algebra");
    CHECK_FALSE(screen.has_place("why-figure"));
}

TEST_CASE("on a phone the lowered sheet has the reason of a hint, and the board stays where it is") {
    Screen screen(paper_game(), phone);
    const ui::Rect board = screen.layout().board;
    CHECK_FALSE(screen.has_place("why"));
    screen.play("hint 5");
    screen.rest();
    CHECK(screen.layout().board == board);
    REQUIRE(screen.has_place("why"));
    CHECK(screen.words("why").starts_with(say(screen.why().explanation.text)));
    CHECK(screen.place("why").height >= 60);  // three lines
    CHECK(screen.place("why").bottom() <= screen.layout().handle.bottom());
    CHECK(screen.attribute("why-handle", "aria-description") == "(none)");  // the reason is said once
    screen.play("press 5");
    CHECK_FALSE(screen.has_place("why"));
    CHECK(screen.layout().board == board);
}

TEST_CASE("the coach is a pressed button with a tick while it is on, not the main one") {
    Screen screen(ghaly_game(4), desktop);
    REQUIRE(screen.has_place("coach"));
    const char* const off = screen.control("coach").icon;
    screen.act("coach");
    CHECK(screen.control("coach").look == ui::Look::raised);
    CHECK(screen.control("coach").selected);
    CHECK(screen.control("coach").icon != off);
}

TEST_CASE("the rest of a reason is behind a button, which stays as it was left") {
    Screen screen(new_game("lights-out~5x5", 3), desktop);
    REQUIRE(screen.has_place("why-more"));
    CHECK_FALSE(screen.says("Adding one of the three quiet patterns"));
    screen.act("why-more");
    CHECK(screen.state().pane.shows_more);
    CHECK(screen.says("Adding one of the three quiet patterns"));
    screen.play("hint");
    CHECK(screen.has_place("why-more"));
    screen.act("why-more");
    CHECK_FALSE(screen.says("Adding one of the three quiet patterns"));
}

TEST_CASE("a reason that is short has no button for more") {
    Screen screen(paper_game(), desktop);
    screen.play("hint 5");
    CHECK_FALSE(screen.has_place("why-more"));
}

TEST_CASE("the figures of the Why pane have room in 16 bits, however large the board is") {
    for (const ImVec2 size : {desktop, phone, ImVec2{800, 1000}, ImVec2{2560, 1440}}) {
        for (const char* machine : {"lights-out~30x30", "lights-out~64x32", "lights-out~63x63"}) {
            CAPTURE(size.x);
            CAPTURE(machine);
            Screen screen(new_game(machine, 3), size);
            screen.act("pane-why");
            CHECK(screen.vertices() < max_vertices);
            screen.play("hint");
            CHECK(screen.vertices() < max_vertices);
        }
    }
    for (const int side : {16, 32, 64}) {
        CAPTURE(side);
        Screen screen(ghaly_game(side), {800, 600});
        screen.play("hint");
        CHECK(screen.vertices() < max_vertices);
    }
}

TEST_CASE("what leaves the pane leaves the board with the next frame") {
    Screen screen(paper_game(), desktop);
    screen.act("lessons");
    screen.act("lesson-merlin-buttons");
    CHECK(lit_lamps(screen) > 0);
    screen.act("lesson-leave");
    CHECK(lit_lamps(screen) == 0);
    CHECK(screen.next_frame() < 0);
}

TEST_CASE("the tab that is open is the one that is pressed, also when a machine has no such pane") {
    Screen screen(paper_game(), desktop);
    const auto on = [&](ui::Command command) {
        return ui::is_on(command, screen.game, screen.state()).value_or(false);
    };
    screen.act("algebra");
    CHECK(on(ui::Command::algebra));
    CHECK_FALSE(on(ui::Command::why));
    screen.play("open " + game::share_code(ghaly_game(3).position()));
    CHECK_FALSE(on(ui::Command::algebra));
    CHECK(on(ui::Command::why));
}

TEST_CASE("the coach's player is not told by the graph of states either") {
    Screen screen(ghaly_game(3), desktop);
    screen.act("pane-machine");
    CHECK(screen.has_place("state-graph"));
    screen.act("coach");
    REQUIRE(screen.state().pane.coaching);
    CHECK_FALSE(screen.has_place("state-graph"));
    CHECK_FALSE(screen.says("presses from the target"));
}

TEST_CASE("where a target cannot be reached the mirror names the outlined lamps") {
    const auto position = game::parse_share_code("1.subboards.AAA.hAA.AAAAA.0.zay6c");
    REQUIRE(position);
    Screen screen(game::Game(*position), desktop);
    REQUIRE(screen.says("Outlined: "));
    CHECK(lit_lamps(screen) > 0);
}

}  // namespace switchbox::test
