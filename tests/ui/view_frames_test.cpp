// Tests of the fixed order of steps in a frame, none of which computes anything twice, and of a window at
// rest.
#include <algorithm>

#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "ui/view.hpp"

namespace switchbox::test {

using ui::next_redraw;
using ui::RedrawReasons;

namespace {

ImVec2 cell_of(const Screen& screen, std::size_t cell) {
    return ui::cell_rect(screen.place("board"), screen.game.machine().lamps(), cell).centre();
}

// Returns how many times `act` recomputes the model and the layout.
template <class Act>
std::uint64_t worked_out(Screen& screen, Act act) {
    const std::uint64_t before = screen.revision();
    act();
    return screen.revision() - before;
}

}  // namespace

TEST_CASE("a window at rest works nothing out and needs no frame") {
    for (const char* pane : {"pane-why", "algebra", "pane-machine", "help", "setup"}) {
        CAPTURE(pane);
        Screen screen(new_game("lights-out~5x5", 3));
        screen.act(pane);
        screen.rest();
        CHECK(worked_out(screen, [&] { screen.draw(5); }) == 0);
        CHECK(screen.next_frame() < 0);
    }
}

TEST_CASE("another language is seen in the next frame, drawn and spoken, and once is enough") {
    Screen screen(paper_game());
    screen.act("hint");
    screen.rest();
    const std::string before = screen.mirror();
    REQUIRE(before.find("hint\tcontrols\tbutton\tDo it\t") != std::string::npos);
    REQUIRE(before.find("\t5, row 2, column 2, lit, hint\t") != std::string::npos);
    {
        const Speaking other(
            "view.command.hint.do = Mach es\n"
            "view.mirror.hinted(name) = {name}, Tipp\n"
            "view.mirror.lamp(place, state) = Lampe in {place}\n");
        CHECK(worked_out(screen, [&] { screen.draw(1); }) == 1);
        CHECK(screen.says("hint\tcontrols\tbutton\tMach es\t"));
        CHECK(screen.says(", Tipp\t"));
        CHECK(screen.control("hint").label == "Mach es");
        CHECK(worked_out(screen, [&] { screen.draw(5); }) == 0);
        CHECK(screen.next_frame() < 0);
    }
    CHECK(worked_out(screen, [&] { screen.draw(1); }) == 1);
    CHECK(screen.mirror() == before);
}

TEST_CASE("what the status has said is said again in another language") {
    Screen screen(paper_game());
    screen.act("edit");
    CHECK(screen.says("status\t\tstatus\t\tEditing: choose a lamp, or drag across several.\t"));
    const Speaking other("view.status.editing = Ein Klick.\n");
    screen.draw(1);
    CHECK(screen.says("status\t\tstatus\t\tEin Klick.\t"));
}

TEST_CASE("the pointer over board and buttons works nothing out, and costs no text") {
    Screen screen(new_game("lights-out~5x5", 3));
    for (const char* id : {"hint", "solve", "share", "theme", "help", "machine-ghaly", "why-pattern-1"}) {
        CAPTURE(id);
        CHECK(worked_out(screen, [&] { screen.point(screen.place(id).centre()); }) == 0);
    }
    for (std::size_t cell = 0; cell < 25; ++cell) {
        CHECK(worked_out(screen, [&] { screen.point(cell_of(screen, cell)); }) == 0);
        CHECK(screen.scene().lamps[cell].outline == 255);
    }
}

TEST_CASE("where the pane speaks of what is pointed at, it is worked out once for each thing") {
    Screen screen(new_game("lights-out~5x5", 3));
    screen.act("algebra");
    screen.rest();
    const ui::Rect entry = screen.arranged().matrix->entry(2, 3);
    CHECK(worked_out(screen, [&] { screen.point(entry.centre()); }) == 1);
    CHECK(worked_out(screen, [&] { screen.point({entry.x + 4, entry.y + 4}); }) == 0);
    CHECK(worked_out(screen, [&] { screen.point({entry.right() + 4, entry.y + 4}); }) == 1);
}

TEST_CASE("a press is worked out once, and drawn in the frame that it happens in") {
    Screen screen(paper_game());
    const machine::Picture before = screen.game.picture();
    screen.point(cell_of(screen, 4));
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    screen.draw(1);
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    CHECK(worked_out(screen, [&] { screen.draw(1); }) == 1);
    REQUIRE(screen.game.picture() != before);
    for (std::size_t lamp = 0; lamp < before.size(); ++lamp) {
        CHECK(screen.scene().lamps[lamp].state == screen.game.picture()[lamp]);
    }
    CHECK(worked_out(screen, [&] { screen.draw(5); }) == 0);
}

TEST_CASE("what the pane points at is on the board in the frame in which it is pointed at") {
    Screen screen(paper_game());
    screen.act("algebra");
    const ImVec2 at = screen.arranged().matrix->entry(0, 4).centre();
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    screen.draw(1);
    CHECK(screen.highlight().buttons == std::vector<std::size_t>{4});
    CHECK(screen.scene().lamps[0].proof == 255);
    CHECK(screen.scene().lamps[4].hint != 0);
}

TEST_CASE("what has the keyboard is brought into sight, and the wheel may take it out again") {
    Screen screen(new_game("lights-out~5x5", 3), {1280, 600});
    screen.act("algebra");
    screen.act("algebra-matrix");
    const ui::Rect window = screen.arranged().areas.back().window;
    REQUIRE(screen.place("algebra-copy-csv").y > window.bottom());
    screen.focus("algebra-copy-csv");
    CHECK(screen.place("algebra-copy-csv").bottom() <= window.bottom());
    const float shown = screen.state().scroll.pane;
    CHECK(shown > 0);
    screen.point({window.centre().x, window.bottom() - 20});
    for (int i = 0; i < 3; ++i) screen.wheel(1);
    CHECK(screen.state().scroll.pane < shown);
    screen.focus("algebra-copy-text");
    CHECK(screen.place("algebra-copy-text").bottom() <= window.bottom());
}

TEST_CASE("on a phone the figures of Why are Tab stops while they can be seen, from the first frame on") {
    Screen screen(new_game("lights-out~5x5", 3), phone);
    CHECK_FALSE(screen.has_place("why-pattern-1"));
    screen.act("why-handle");
    screen.rest();
    CHECK(screen.has_place("why-pattern-1"));
}

TEST_CASE("a click where nothing is works nothing out") {
    Screen screen(paper_game());
    screen.point({20, 400});
    CHECK(worked_out(screen, [&] { screen.drag({20, 400}, {21, 400}); }) == 0);
}

TEST_CASE(
    "high contrast is on white if the system prefers light colours, and on black if the player chose it") {
    ui::Settings settings;
    const auto theme = [&](bool prefers_dark) {
        return std::string(ui::theme_of(settings, {prefers_dark, false, false, true}).name);
    };
    CHECK(theme(true) == "contrast");
    CHECK(theme(false) == "contrast-light");
    settings.theme = ui::ThemeChoice::contrast;
    CHECK(theme(false) == "contrast");
}

TEST_CASE("the list of keys is read to its end by arrows, by wheel and on a phone") {
    for (const ImVec2 size : {ImVec2{1280, 500}, phone}) {
        Screen screen(paper_game(), size);
        screen.act("help");
        const ui::ScrollArea area = screen.arranged().areas.back();
        REQUIRE(area.max_offset() > 0);
        screen.key(ImGuiKey_DownArrow);
        CHECK(screen.state().scroll.dialog > 0);
        for (int i = 0; i < 40; ++i) screen.key(ImGuiKey_DownArrow);
        CHECK(screen.state().scroll.dialog == area.max_offset());
        screen.point(area.window.centre());
        for (int i = 0; i < 40; ++i) screen.wheel(1);
        CHECK(screen.state().scroll.dialog == 0);
    }
}

TEST_CASE("a window at rest needs no frame, one that moves, is held or was overtaken needs one at once") {
    CHECK(next_redraw({}, 7) < 0);
    for (const bool searches : {false, true}) {
        CHECK(next_redraw({.moves = true, .searches = searches}, 7) == 0);
        CHECK(next_redraw({.is_held = true, .next_step = 9, .searches = searches}, 7) == 0);
        CHECK(next_redraw({.is_overtaken = true, .searches = searches}, 7) == 0);
    }
}

TEST_CASE("of steps, operations and searches the first wakes, and what is late wakes at once") {
    constexpr double now = 5;
    for (const double step : {-1.0, 4.5, 5.0, 5.02, 6.0}) {
        for (const double operation : {-1.0, 4.9, 5.05, 8.0}) {
            for (const bool searches : {false, true}) {
                RedrawReasons wakers;
                wakers.searches = searches;
                double first = searches ? now + 0.1 : 1e9;
                if (step >= 0) wakers.next_step = step;
                if (operation >= 0) wakers.next_operation = operation;
                if (step >= 0) first = std::min(first, step);
                if (operation >= 0) first = std::min(first, operation);
                const double expected = first == 1e9 ? -1 : std::max(first - now, 0.0);
                CHECK(next_redraw(wakers, now) == doctest::Approx(expected));
            }
        }
    }
}

}  // namespace switchbox::test
