// Tests of the result of a won game: its words and stars, when it opens and closes, and what it offers next.
#include "ui/panes/result_pane.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "game/daily.hpp"
#include "game/lesson.hpp"
#include "game/levels.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "ui/frame/motion.hpp"

namespace switchbox::test {

using ui::PaneKind;

namespace {

constexpr ImVec2 small_phone{320, 568};
constexpr ImVec2 landscape{844, 390};

const std::vector<const char*> winning{"press 5", "press 6", "press 7", "press 9"};

void win(Screen& screen) {
    for (const char* press : winning) screen.play(press);
    screen.rest();
}

game::Game won_paper_game() {
    game::Game game = paper_game();
    for (const char* press : winning) play_on(game, press);
    return game;
}

PaneKind pane_of(const Screen& screen) { return ui::pane_now(screen.game, screen.state()); }

std::size_t filled_stars(const Screen& screen) {
    const auto stars = screen.drawn<ui::StarPart>();
    return static_cast<std::size_t>(
        std::count_if(stars.begin(), stars.end(), [](const auto& star) { return star.is_filled; }));
}

// Returns a game that asks whether one lit corner can be put out, which no presses do.
game::Game impossible_question() {
    const machine::MachineChoice choice = choice_of("lights-out~5");
    machine::Picture start = choice->default_target();
    start[0] = 1;
    return asking(game::Game(game::opening({choice, start, choice->default_target()})));
}

}  // namespace

TEST_CASE("A win opens its result, with stars, presses, help, pictures and what comes next") {
    Screen screen(paper_game());
    CHECK_FALSE(screen.has_place("pane-result"));
    win(screen);
    CHECK(pane_of(screen) == PaneKind::result);
    CHECK(screen.words("result-heading") == "Solved!");
    CHECK(screen.words("result-words") == "3 of 3 stars. 4 presses, the fewest possible. No help.");
    CHECK(screen.drawn<ui::StarPart>().size() == 3);
    CHECK(filled_stars(screen) == 3);
    CHECK(screen.attribute("result-pictures", "aria-label") != "");
    CHECK(screen.control("next-game").look == ui::Look::primary);
    for (const char* id : {"share-result", "result-save", "easier", "harder", "another-machine"}) {
        CAPTURE(id);
        CHECK(screen.has_place(id));
    }
    CHECK_FALSE(screen.has_place("hint"));
    for (const char* id : {"new-game", "restart", "share"}) {
        CAPTURE(id);
        CHECK(screen.control(id).look == ui::Look::raised);
    }
    screen.act("result-save");
    CHECK(screen.state().modal.open == ui::Modal::exports);
}

TEST_CASE("Restart, New and Share step back while the result is open, stay where they are, and still work") {
    for (const ImVec2 size : {desktop, phone, landscape}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        const auto check = [&screen](bool is_open) {
            for (const char* id : {"restart", "new-game", "share"}) {
                CAPTURE(id);
                CHECK(screen.control(id).is_quiet == is_open);
                CHECK(screen.control(id).enabled == screen.arranged().find(id)->enabled);
            }
            for (const char* id : {"undo", "redo", "edit"}) {
                CAPTURE(id);
                CHECK_FALSE(screen.control(id).is_quiet);
            }
        };
        check(false);
        const std::array<ui::Rect, 3> before{screen.place("restart"), screen.place("new-game"),
                                             screen.place("share")};
        win(screen);
        check(true);
        const std::array<ui::Rect, 3> after{screen.place("restart"), screen.place("new-game"),
                                            screen.place("share")};
        if (size.y > landscape.y) CHECK(after == before);
        screen.act("share");
        CHECK(is_wanted<ui::ShareRequest>(screen.requests));
        screen.act("restart");
        screen.rest();
        CHECK_FALSE(screen.game.is_won());
        check(false);
    }
}

TEST_CASE("A quiet button has no background until it is hovered or focused") {
    Screen screen(paper_game());
    win(screen);
    const ui::Control quiet = screen.control("new-game");
    ui::Control full = quiet;
    full.is_quiet = false;
    const auto vertices = [&screen](const ui::Control& control, const ui::ControlState& state) {
        ImDrawList list(ImGui::GetDrawListSharedData());
        list._ResetForNewFrame();
        list.PushTextureID(ImGui::GetIO().Fonts->TexID);
        list.PushClipRectFullScreen();
        draw_control(ui::Painter(list, screen.fonts(), ui::dark_theme(), 1), control, state);
        return list.VtxBuffer.Size;
    };
    CHECK(vertices(quiet, {}) < vertices(full, {}));
    CHECK(vertices(quiet, {.glow = 1}) == vertices(full, {}));
    CHECK(vertices(quiet, {.focused = true}) == vertices(full, {.focused = true}));
}

TEST_CASE("A win is said once beside the board, and other games are in two columns") {
    Screen screen(paper_game());
    for (const char* press : winning) screen.carry_out(press);
    screen.rest();
    CHECK(screen.words("status").starts_with("Solved in 4 presses"));
    for (const ui::TextPart& drawn : screen.drawn<ui::TextPart>())
        CHECK(drawn.text.find("Solved in") == std::string::npos);
    CHECK(screen.place("easier").y == screen.place("harder").y);
    CHECK(screen.place("another-machine").y == screen.place("result-levels").y);
    CHECK(screen.place("easier").x == screen.place("another-machine").x);
    CHECK(screen.place("harder").right() == screen.place("result-levels").right());
    screen.act("pane-why");
    screen.rest();
    const auto drawn = screen.drawn<ui::TextPart>();
    CHECK(std::any_of(drawn.begin(), drawn.end(), [](const ui::TextPart& part) {
        return part.text.find("Solved in") != std::string::npos;
    }));
}

TEST_CASE("A win is drawn once on a phone, where the sheet has the result") {
    Screen screen(paper_game(), phone);
    for (const char* press : winning) screen.carry_out(press);
    screen.rest();
    CHECK(screen.words("status").starts_with("Solved in 4 presses"));
    for (const ui::TextPart& drawn : screen.drawn<ui::TextPart>())
        CHECK(drawn.text.find("Solved in") == std::string::npos);
}

TEST_CASE("In a low window the stars are in the line of the heading") {
    Screen screen(paper_game(), landscape);
    win(screen);
    const ui::Rect heading = screen.place("result-heading");
    REQUIRE(screen.drawn<ui::StarPart>().size() == 3);
    for (const ui::StarPart& star : screen.drawn<ui::StarPart>()) {
        CHECK(star.centre.y > heading.y);
        CHECK(star.centre.y < heading.bottom());
        CHECK(star.centre.x + star.radius <= heading.right());
    }
}

TEST_CASE("More presses cost stars") {
    Screen longer(paper_game());
    for (const char* press : {"press 1", "press 1"}) longer.play(press);
    win(longer);
    CHECK(longer.words("result-words") == "2 of 3 stars. 6 presses, the fewest possible is 4. No help.");
    CHECK(filled_stars(longer) == 2);
    CHECK(longer.drawn<ui::StarPart>().size() == 3);
}

TEST_CASE("A hint is told in the result") {
    Screen screen(paper_game());
    screen.play("hint");
    win(screen);
    CHECK(screen.words("result-words") ==
          "2 of 3 stars. 4 presses, the fewest possible. 1 hint. Hints cost stars.");
}

TEST_CASE("A solution that was shown is said to be one, without stars") {
    Screen screen(paper_game());
    screen.act("solve");
    screen.act("to-end");
    REQUIRE(screen.game.is_solved());
    CHECK(screen.words("result-heading") == "Solution shown");
    CHECK(screen.drawn<ui::StarPart>().empty());
    CHECK(screen.words("result-words").find("stars") == std::string::npos);
    CHECK(screen.has_place("next-game"));
}

TEST_CASE("The right answer that there is no solution is a win, with its proof") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(impossible_question(), size);
        screen.act("cannot-solve");
        screen.rest();
        CHECK(pane_of(screen) == PaneKind::result);
        CHECK(screen.words("result-words") == "3 of 3 stars. No help.");
        if (size.x == phone.x) {
            screen.act("why-handle");
            screen.rest();
        }
        CHECK(screen.words("result-heading") == "Right: it cannot be solved.");
        CHECK(screen.words("result-words") == "3 of 3 stars. No help.");
        CHECK(screen.words("why") == say(solve::whole_text(screen.why().explanation)));
        CHECK(screen.has_place("why-figure"));
        CHECK_FALSE(screen.has_place("hint"));
        screen.act("next-game");
        CHECK(is_wanted<ui::NewGameRequest>(screen.requests));
    }
}

TEST_CASE("A wrong answer is no win") {
    Screen screen(asking(paper_game()));
    screen.act("cannot-solve");
    CHECK_FALSE(screen.has_place("pane-result"));
    CHECK_FALSE(screen.has_place("next-game"));
    CHECK(screen.has_place("hint"));
}

TEST_CASE("Who turns to another tab stays there, and the next game is in the bar") {
    Screen screen(paper_game());
    win(screen);
    screen.act("pane-why");
    screen.rest();
    CHECK(pane_of(screen) == PaneKind::why);
    CHECK(screen.has_place("next-game"));
    CHECK_FALSE(screen.control("new-game").is_quiet);
    screen.act("pane-result");
    CHECK(screen.control("new-game").is_quiet);
    CHECK(pane_of(screen) == PaneKind::result);
}

TEST_CASE("Undo and a new game turn back to Why") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        win(screen);
        screen.act("undo");
        screen.rest();
        CHECK(pane_of(screen) == PaneKind::why);
        CHECK_FALSE(screen.has_place("pane-result"));
        CHECK_FALSE(screen.state().pane.sheet_open);
        screen.act("redo");
        screen.rest();
        CHECK(pane_of(screen) == PaneKind::result);
        CHECK_FALSE(screen.state().pane.sheet_open);
        screen.game = paper_game();
        screen.rest();
        CHECK(screen.state().pane.kind == PaneKind::why);
        CHECK_FALSE(screen.state().pane.sheet_open);
    }
}

TEST_CASE("An open lesson stays at the win") {
    Screen pupil(paper_game());
    pupil.act("lessons");
    pupil.act("lesson-merlin-win");
    for (int step = 0; step < 4; ++step) pupil.act("lesson-next");
    REQUIRE(pupil.game.is_solved());
    CHECK(pane_of(pupil) == PaneKind::lesson);
    CHECK(pupil.has_place("pane-result"));
}

TEST_CASE("The win of a level that ends a lesson says that the lesson is done, and leads to the next one") {
    const game::Level& level = *game::find_level(game::find_lesson("merlin-goal")->task.level);
    for (const bool was_read : {false, true}) {
        CAPTURE(was_read);
        Screen screen(game::Game(*game::parse_share_code(level.code)));
        ui::RecordState record;
        record.statistics.stars.emplace(level.id, 3);
        record.statistics.lessons.insert("merlin-buttons");
        if (was_read) record.statistics.lessons.insert("merlin-goal");
        screen.show_record(record);
        screen.settle();
        while (!screen.game.is_solved()) screen.play("hint");
        CHECK((screen.words("result-words").find("Lesson done: The goal.") != std::string::npos) == was_read);
        REQUIRE(screen.has_place("result-next-lesson") == was_read);
        if (!was_read) continue;
        screen.act("result-next-lesson");
        CHECK(screen.state().lesson.id == "merlin-twice");
    }
}

TEST_CASE("Who reads the algebra goes on reading") {
    Screen screen(paper_game());
    screen.act("algebra");
    win(screen);
    CHECK(pane_of(screen) == PaneKind::algebra);
    CHECK(screen.has_place("next-game"));
}

TEST_CASE("A board that shows its target from the start opens no result") {
    const machine::MachineChoice choice = choice_of("lights-out~5");
    Screen screen(game::Game(game::opening({choice, choice->default_target(), choice->default_target()})));
    CHECK(pane_of(screen) == PaneKind::why);
}

TEST_CASE("Editing a solved board ends its result") {
    Screen screen(paper_game());
    win(screen);
    screen.act("edit");
    CHECK_FALSE(screen.has_place("pane-result"));
}

TEST_CASE("On a phone the result is under the whole won board, with stars, words and the next game") {
    for (const ImVec2 size : {phone, small_phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        const ui::Rect board = screen.layout().board;
        win(screen);
        CHECK(pane_of(screen) == PaneKind::result);
        CHECK_FALSE(screen.state().pane.sheet_open);
        if (size.x == phone.x) CHECK(screen.layout().board == board);
        const ui::Rect& bar = screen.layout().handle;
        CHECK(screen.layout().board.bottom() <= bar.y);
        CHECK(screen.layout().board.height >= 132);
        CHECK(screen.words("result-words") == "3 of 3 stars. 4 presses, the fewest possible. No help.");
        CHECK(filled_stars(screen) == 3);
        for (const ui::StarPart& star : screen.drawn<ui::StarPart>()) {
            CHECK(star.centre.y - star.radius >= bar.y);
            CHECK(star.centre.y + star.radius <= bar.bottom());
        }
        CHECK(screen.place("next-game").bottom() <= size.y);
        CHECK(screen.arranged().at(screen.place("cell-5").centre())->id == "board-area");
    }
}

TEST_CASE("On a phone the handle pulls the whole result up, over the next game and the result to share") {
    for (const ImVec2 size : {phone, small_phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        win(screen);
        screen.act("why-handle");
        screen.rest();
        CHECK(screen.state().pane.sheet_open);
        CHECK(screen.has_place("pane-result"));
        const ui::Rect& sheet = screen.layout().pane;
        for (const char* id : {"next-game", "share-result"}) {
            CAPTURE(id);
            CHECK(screen.place(id).y >= sheet.bottom());
            CHECK(screen.place(id).bottom() <= size.y);
            CHECK(screen.place(id).height >= 44);
            CHECK(screen.arranged().at(screen.place(id).centre())->id == id);
        }
        for (const char* id : {"easier", "harder", "another-machine"}) {
            CAPTURE(id);
            CHECK(screen.place(id).height >= 44);
            CHECK(screen.place(id).right() <= size.x);
        }
        screen.act("next-game");
        CHECK(is_wanted<ui::NewGameRequest>(screen.requests));
    }
}

TEST_CASE("The way on is in sight in every wide window, and nothing reaches out of the pane") {
    for (const ImVec2 size : {landscape, desktop, ImVec2{1024, 768}}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        win(screen);
        for (const char* id : {"next-game", "share-result"}) {
            CAPTURE(id);
            const ui::Element* element = screen.arranged().find(id);
            REQUIRE(element != nullptr);
            CHECK(element->reach.height == element->rect.height);
            CHECK(element->rect.bottom() <= size.y);
        }
        CHECK(screen.has_place("result-save") == (size.y > landscape.y));
        CHECK(screen.place("another-machine").right() <= screen.layout().pane.right());
        CHECK(screen.place("result-pictures").right() <= screen.layout().pane.right());
    }
}

TEST_CASE("The daily puzzle has its number, the time and the days in a row") {
    Screen screen(paper_game());
    ui::RecordState record;
    record.play.day = game::first_daily + 332;
    record.streak.current = 4;
    record.play.seconds = 83;
    win(screen);
    CHECK_FALSE(screen.says("Time: "));
    screen.show_record(record);
    screen.settle();
    CHECK(screen.words("result-words") ==
          "3 of 3 stars. 4 presses, the fewest possible. No help. Time: 1:23. Daily puzzle 333, 4 days in a "
          "row.");
}

TEST_CASE("A win after the solution was seen has one star, and does not count for the day") {
    Screen screen(paper_game());
    ui::RecordState record;
    record.play.was_shown = true;
    screen.show_record(record);
    win(screen);
    CHECK(screen.words("result-words") ==
          "1 of 3 stars. 4 presses, the fewest possible. You saw the answer before, which costs stars.");
    record.play.day = game::first_daily + 332;
    screen.show_record(record);
    screen.settle();
    CHECK(screen.words("result-words").ends_with("Daily puzzle 333. A seen solution does not count."));
    record.play.returns_tomorrow = true;
    screen.show_record(record);
    screen.settle();
    CHECK(
        screen.says("You saw the answer before, which costs stars. Tomorrow this puzzle is offered again. "));
    record.play.returns_tomorrow = false;
    record.play.was_shown = false;
    record.statistics.late_wins = {game::first_daily + 332};
    screen.show_record(record);
    screen.settle();
    CHECK(screen.words("result-words").ends_with("Daily puzzle 333, solved after its day."));
}

TEST_CASE("An easier game has one press fewer, a harder one one press more") {
    Screen screen(paper_game());
    win(screen);
    screen.act("easier");
    CHECK(last_request<ui::NewGameRequest>(screen.requests).fewest == 3);
    screen.act("harder");
    CHECK(last_request<ui::NewGameRequest>(screen.requests).fewest == 5);
}

TEST_CASE("After a win by the keyboard the board keeps the focus, and N is the next game") {
    Screen screen(paper_game());
    for (const char* press : {"press 5", "press 6", "press 7"}) screen.play(press);
    screen.focus("cell-9");
    screen.key(ImGuiKey_Enter);
    REQUIRE(screen.game.is_solved());
    CHECK(screen.state().focus.id == "cell-9");
    screen.key(ImGuiKey_N);
    CHECK(last_request<ui::NewGameRequest>(screen.requests).machine->id() == "merlin");
}

TEST_CASE("A won game that is loaded again has its result, but no sheet over the board") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(won_paper_game(), size);
        CHECK(pane_of(screen) == PaneKind::result);
        CHECK_FALSE(screen.state().pane.sheet_open);
    }
}

TEST_CASE("Stars appear one after another and come to rest, and at once under reduced motion") {
    const machine::Picture picture{{1, 1}, {0}};
    ui::Motion motion;
    motion.begin(1, false);
    motion.follow(picture, std::nullopt, false);
    motion.begin(2, false);
    motion.follow(picture, std::nullopt, true);
    CHECK(motion.appeared(0.25, 0.5) == 0);
    CHECK(motion.goes_on());
    motion.begin(2.5, false);
    CHECK(motion.appeared(0.25, 0.5) == doctest::Approx(0.5));
    CHECK(motion.appeared(0.5, 0.5) == 0);
    motion.begin(4, false);
    CHECK(motion.appeared(0.5, 0.5) == 1);
    CHECK_FALSE(motion.goes_on());

    ui::Motion reduced;
    reduced.begin(1, true);
    reduced.follow(picture, std::nullopt, false);
    reduced.begin(2, true);
    reduced.follow(picture, std::nullopt, true);
    CHECK(reduced.appeared(0.25, 0.5) == 1);
    CHECK_FALSE(reduced.goes_on());
}

TEST_CASE("The result at rest needs no frame") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(paper_game(), size);
        screen.settings.motion = ui::MotionChoice::full;
        for (const char* press : winning) screen.play(press);
        CHECK(screen.next_frame() == 0);
        screen.draw(150);
        CHECK(screen.next_frame() < 0);
        const std::uint64_t before = screen.revision();
        screen.draw(5);
        CHECK(screen.revision() == before);
    }
}

}  // namespace switchbox::test
