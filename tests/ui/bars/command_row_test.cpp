// Tests of the difficulty beside New: its words, its dialog, and where there is room for it.
#include "ui/bars/command_row.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>

#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"

namespace switchbox::test {

constexpr ImVec2 large_desktop{1440, 900};  // has room for the difficulty in a word

TEST_CASE("The difficulty of further games stands beside New, and opens the set-up dialog there") {
    Screen screen(paper_game(), large_desktop);
    CHECK(screen.control("difficulty").label == "Mixed");
    CHECK(screen.arranged().find("difficulty")->name == "Difficulty: Mixed");
    CHECK(screen.arranged().find("difficulty")->role == ui::Role::button);
    CHECK(screen.place("difficulty").x > screen.place("new-game").right());
    CHECK(screen.place("difficulty").right() < screen.place("share").x);
    screen.act("difficulty");
    REQUIRE(screen.state().modal.open == ui::Modal::setup);
    CHECK(screen.state().focus.id == "setup-level-any");
    screen.act("setup-level-easy");
    screen.act("setup-start");
    const auto wanted = last_request<ui::NewGameRequest>(screen.requests);
    CHECK(wanted.fewest == 3);
    CHECK(wanted.machine == screen.game.puzzle().machine);
}

TEST_CASE("The difficulty follows what the next games will be") {
    for (const auto& way : {std::pair{"easier", "Easy"}, std::pair{"harder", "Medium"}}) {
        const std::string command = way.first;
        CAPTURE(command);
        Screen screen(paper_game(), large_desktop);
        for (const char* press : {"press 5", "press 6", "press 7", "press 9"}) screen.play(press);
        screen.rest();
        CHECK(screen.control("difficulty").is_quiet);
        screen.act(command);
        CHECK(screen.control("difficulty").label == way.second);
        screen.act("difficulty");
        CHECK(screen.state().focus.id == (command == "easier" ? "setup-level-easy" : "setup-level-medium"));
        screen.key(ImGuiKey_Escape);
        screen.act("setup");
        CHECK(screen.state().focus.id != "setup-level-easy");
    }
}

TEST_CASE("The difficulty is opened by the keyboard") {
    Screen screen(paper_game(), large_desktop);
    screen.focus("new-game");
    screen.key(ImGuiKey_Tab);
    CHECK(screen.state().focus.id == "difficulty");
    screen.key(ImGuiKey_Enter);
    CHECK(screen.state().modal.open == ui::Modal::setup);
    CHECK(screen.state().focus.id == "setup-level-any");
}

TEST_CASE("A cube's difficulty is the number of its turns") {
    Screen screen(cube_game("R U"), large_desktop);
    CHECK(screen.control("difficulty").label == "Mixed");
    screen.act("difficulty");
    CHECK(screen.state().focus.id == "setup-turns-level-any");
}

TEST_CASE("There is no difficulty on a phone, while editing, or on a puzzle of one's own") {
    CHECK_FALSE(Screen(paper_game(), phone).has_place("difficulty"));
    Screen screen(paper_game(), large_desktop);
    screen.act("edit");
    CHECK_FALSE(screen.has_place("difficulty"));
    screen.act("edit");
    CHECK(screen.has_place("difficulty"));
    screen.game = wired_game("A: x\nB: y\nC: x y\nstart x=1 y=1\n");
    screen.settle();
    CHECK_FALSE(screen.has_place("difficulty"));
}

TEST_CASE("The difficulty is whole wherever it is shown, and gives way before the words of the bar") {
    for (const char* code : {"en", "de"}) {
        CAPTURE(std::string(code));
        const std::string words = language_file(code);
        const Speaking language(words);
        for (float width = 600; width <= 1920; width += 40) {
            CAPTURE(width);
            for (const bool solved : {false, true}) {
                CAPTURE(solved);
                Screen screen(paper_game(), {width, 800});
                if (solved) screen.act("solve");
                if (width >= (code == std::string("en") ? 1280 : 1400)) CHECK(screen.has_place("difficulty"));
                if (!screen.has_place("difficulty")) continue;
                const ui::Control control = screen.control("difficulty");
                constexpr float icon = 28;
                CHECK(screen.width_of(ui::Type::strong, control.label) + icon <= control.rect.width);
                if (solved) CHECK(screen.has_place("to-end"));
                if (width >= 1560) CHECK_FALSE(control.label.empty());
                CHECK(control.rect.x > screen.place("new-game").right());
                CHECK(control.rect.right() < screen.place("share").x);
                CHECK(screen.place("share").right() <= width);
                CHECK(screen.place(solved ? "hide" : "solve").right() < screen.place("undo").x);
                for (const char* id : {"undo", "redo", "restart", "edit", "new-game", "share"}) {
                    CAPTURE(std::string(id));
                    CHECK_FALSE(screen.control(id).label.empty());
                }
            }
        }
    }
}

}  // namespace switchbox::test
