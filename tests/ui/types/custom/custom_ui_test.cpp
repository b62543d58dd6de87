// Tests of the player's own puzzles in the window and its accessibility tree.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "ui/board/board_marks.hpp"
#include "ui/frame/status_words.hpp"

namespace switchbox::test {
namespace {

// Opens every pane and dialog, and closes it.
void open_all(Screen& screen) {
    for (const char* const id : {"why", "machine", "help", "setup", "export", "edit", "rule"}) {
        CAPTURE(id);
        screen.act(id);
        (void)screen.mirror();
        screen.key(ImGuiKey_Escape);
    }
}

const char* const statues =
    "states 4 lamp=2\nA: north east\nB: east south-1 lamp\nC: south+2 west\nD: lamp west\n"
    "start north=1 east=3 west=2 lamp=1\ntarget north=0 east=0 south=0 west=0 lamp=*\n"
    "layout . north . / west lamp east / . south .\n";

}  // namespace

TEST_CASE("A wired puzzle is played by its buttons, which are named") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(wired_game(statues), size);
        CHECK(screen.says("Button A"));
        CHECK(screen.says("changes north and east"));
        CHECK(screen.says("Lamp: any state"));
        screen.act("hint");
        CHECK(screen.why().button.has_value());
        screen.act("solve");
        screen.act("to-end");
        CHECK(screen.game.is_solved());
        CHECK(Screen::vertices() < max_vertices);
    }
}

TEST_CASE("Names are drawn on lamps and buttons, whether or not the buttons are lamps") {
    const char* const own_buttons =
        "states 4\nnorth: north east\neast: east south\nsouth: south north\nstart north=1\n"
        "layout . north . / . . east / . south .\n";
    for (const char* const text : {statues, own_buttons}) {
        Screen screen(wired_game(text));
        const std::vector<std::string> words = screen.board_words();
        for (const char* const name : {"north", "east", "south"}) {
            CAPTURE(std::string(name));
            CHECK(std::count(words.begin(), words.end(), name) == 1);
        }
    }
}

TEST_CASE("Every pane and dialog opens on a wired puzzle, and what is of rules alone is not offered") {
    Screen screen(wired_game(statues));
    open_all(screen);
    CHECK_FALSE(screen.says("algebra"));
}

TEST_CASE("Arrows on lamps point where their states say, inside of their length") {
    const machine::WiredPuzzle puzzle =
        *puzzle::parse_text("A: x\nstates 4\nfaces up right down left\nstart x=1\n");
    const std::array<ImVec2, 4> ways{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    for (std::size_t state = 0; state < ways.size(); ++state) {
        const std::string label = machine::state_label_of(puzzle, static_cast<int>(state));
        REQUIRE(ui::is_arrow(label));
        ui::Parts parts;
        const ui::Fonts fonts;
        ui::draw_arrow({parts, fonts, ui::dark_theme(), 1}, label, {100, 100}, 40, {});
        const auto ends_at = [](const ui::Part& part, ImVec2 at) {
            const auto* line = std::get_if<ui::LinePart>(&part);
            return line != nullptr && ((line->to.x == at.x && line->to.y == at.y) ||
                                       (line->from.x == at.x && line->from.y == at.y));
        };
        const ImVec2 tip{100 + 20 * ways[state].x, 100 + 20 * ways[state].y};
        CHECK(std::count_if(parts.begin(), parts.end(),
                            [&](const ui::Part& part) { return ends_at(part, tip); }) == 3);
        for (const ui::Part& part : parts) {
            if (const auto* disc = std::get_if<ui::DiscPart>(&part))
                CHECK(std::max(std::abs(disc->centre.x - 100), std::abs(disc->centre.y - 100)) <= 20);
        }
    }
    for (const char* const label : {"", "3", "on", "\xE2\x86\x94", "\xE2\x86\x8F", "\xE2\x87\x91", "abc"})
        CHECK_FALSE(ui::is_arrow(label));
}

TEST_CASE("Where only lit lamps may be pressed the window says so, and leads along the order") {
    const char* const corners =
        "a: a b c\nb: a b d\nc: a c d\nd: b c d\nswitch: a\npress lit\nlayout a b / c d\nstart a=1 b=1 c=1\n";
    Screen screen(wired_game(corners), desktop);
    screen.act("hint");
    screen.act("why-more");
    CHECK(screen.says("Only a lit lamp can be pressed here, so the order matters"));
    screen.act("solve");
    screen.act("to-end");
    CHECK(screen.game.is_solved());
    screen.act("next-game");
    CHECK(last_request<ui::NewGameRequest>(screen.requests).machine == screen.game.puzzle().machine);
    open_all(screen);
}

TEST_CASE("Where presses cost differently the counter tells the cost, and the set-up dialog has the puzzle") {
    Screen screen(wired_game("A: x\nB: y\nC: x y\nstart x=1 y=1\ncost C=5 A=3\n"));
    CHECK(screen.says("Cheapest from here"));
    const auto now = ui::counters(screen.game, screen.settings, std::nullopt);
    CHECK(now[1].value == "4");
    screen.act("setup");
    CHECK(screen.says("setup-machine-wired"));
    screen.act("setup-machine-wired");  // already selected, and it stays so
    screen.act("setup-start");
    CHECK(machine::wired_in(screen.game.machine()) != nullptr);
}

}  // namespace switchbox::test
