// Tests of painting by dragging in edit mode.
#include <doctest/doctest.h>

#include "support/games.hpp"
#include "support/mouse.hpp"
#include "support/requests.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

// Drags from one cell to another in steps that skip cells in between.
void drag_cells(Mouse& mouse, std::size_t from, std::size_t to, bool ends = true) {
    const ImVec2 first = mouse.cell(from);
    const ImVec2 last = mouse.cell(to);
    mouse.press(first);
    for (int step = 1; step <= 3; ++step) {
        const float share = static_cast<float>(step) / 3;
        mouse.move({first.x + (last.x - first.x) * share, first.y + (last.y - first.y) * share});
    }
    if (ends) mouse.release();
}

std::vector<std::size_t> changed(const machine::Picture& before, const machine::Picture& after) {
    return machine::different_cells(before.cells, after.cells);
}

}  // namespace

TEST_CASE("a drag paints the lamps on its way as a click would the first one, and is one thing to undo") {
    for (const ImVec2 window : {desktop, phone}) {
        Mouse mouse(new_game("lights-out~9x9", 3), window);
        mouse.act("edit");
        const machine::Picture before = mouse.game.picture();
        drag_cells(mouse, 9, 17, false);
        CHECK(mouse.game.picture() == before);  // shown but not yet applied
        REQUIRE(mouse.state().edit.stroke);
        mouse.release();
        CHECK_FALSE(mouse.state().edit.stroke);
        const auto painted = static_cast<std::uint8_t>(1 - before[9]);
        for (std::size_t lamp = 0; lamp < 81; ++lamp) {
            CHECK(mouse.game.picture()[lamp] == (lamp >= 9 && lamp < 18 ? painted : before[lamp]));
        }
        mouse.act("undo");
        CHECK(mouse.game.picture() == before);
    }
}

TEST_CASE("a rectangle is painted from corner to corner, by its button or with Shift") {
    for (const bool shift : {false, true}) {
        Mouse mouse(new_game("lights-out~9x9", 3));
        mouse.act("edit");
        if (!shift) mouse.act("rectangle");
        if (shift) ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
        mouse.draw(2);
        const machine::Picture before = mouse.game.picture();
        drag_cells(mouse, 60, 20);
        ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
        const auto painted = static_cast<std::uint8_t>(1 - before[60]);
        for (std::size_t lamp = 0; lamp < 81; ++lamp) {
            const bool inside = lamp / 9 >= 2 && lamp / 9 <= 6 && lamp % 9 >= 2 && lamp % 9 <= 6;
            CHECK(mouse.game.picture()[lamp] == (inside ? painted : before[lamp]));
        }
    }
}

TEST_CASE("Escape drops what is being painted, and the next drag paints again") {
    Mouse mouse(new_game("lights-out~9x9", 3));
    mouse.act("edit");
    const machine::Picture before = mouse.game.picture();
    drag_cells(mouse, 0, 8, false);
    mouse.key(ImGuiKey_Escape);
    CHECK(mouse.state().edit.on);
    mouse.move(mouse.cell(40));
    mouse.release();
    CHECK(mouse.game.picture() == before);
    drag_cells(mouse, 0, 8);
    CHECK(mouse.game.picture() != before);
    // A second finger cancels the stroke of the first one.
    const machine::Picture painted = mouse.game.picture();
    drag_cells(mouse, 18, 26, false);
    mouse.let_go();
    mouse.move(mouse.cell(40));
    mouse.release();
    CHECK(mouse.game.picture() == painted);
}

TEST_CASE("a click paints one lamp, however the hand trembles on it, and a drag while playing paints none") {
    Mouse mouse(new_game("lights-out~200x200", 3));
    mouse.point(mouse.place("board").centre());
    for (int i = 0; i < 40; ++i) mouse.wheel(1);
    mouse.act("edit");
    machine::Picture before = mouse.game.picture();
    const ImVec2 at = mouse.place("board").centre();
    mouse.press(at);
    mouse.move({at.x + 6, at.y});
    mouse.move(at);
    mouse.release();
    CHECK(changed(before, mouse.game.picture()).size() == 1);
    mouse.act("edit");
    before = mouse.game.picture();
    const ui::Camera camera = mouse.state().camera.camera;
    mouse.drag(at, {at.x + 150, at.y});
    CHECK(mouse.game.picture() == before);
    CHECK(mouse.state().camera.camera != camera);
}

TEST_CASE("on a large board a drag paints from near and moves the board from afar, but for rectangles") {
    Mouse mouse(new_game("lights-out~400x400", 3));
    mouse.act("edit");
    machine::Picture before = mouse.game.picture();
    const ui::Rect board = mouse.place("board-area");
    const ImVec2 from{board.x + board.width * 0.25F, board.y + board.height * 0.25F};
    const ImVec2 to{board.x + board.width * 0.75F, board.y + board.height * 0.75F};
    mouse.drag(from, to);
    CHECK(mouse.game.picture() == before);
    mouse.act("rectangle");
    mouse.act("clear");
    mouse.drag(from, to);
    const std::size_t lit = machine::sum_of(mouse.game.picture().cells);
    CHECK(lit > 199 * 199);
    CHECK(lit < 203 * 203);
    mouse.act("rectangle");
    mouse.point(board.centre());
    for (int i = 0; i < 40; ++i) mouse.wheel(1);
    before = mouse.game.picture();
    const ui::Camera camera = mouse.state().camera.camera;
    mouse.drag(from, to);
    CHECK(mouse.state().camera.camera == camera);
    CHECK_FALSE(changed(before, mouse.game.picture()).empty());
}

TEST_CASE("on a phone editing and another machine uncover the board") {
    Screen screen(paper_game(), phone);
    for (const char* id : {"edit", "machine-lights-out"}) {
        CAPTURE(std::string(id));
        screen.act("why-handle");
        screen.rest();
        REQUIRE(screen.state().pane.sheet_open);
        screen.act(id);
        screen.rest();
        CHECK_FALSE(screen.state().pane.sheet_open);
        if (screen.state().edit.on) screen.act("edit");
    }
}

TEST_CASE("a new game ends the editing, and so does one that is opened: the next click presses") {
    for (const char* way : {"new-game", "machine-quatrainment", "N", "open"}) {
        CAPTURE(std::string(way));
        Mouse mouse(paper_game());
        mouse.click("edit");
        REQUIRE(mouse.state().edit.on);
        mouse.carry_out("paint start 1 0");
        REQUIRE(mouse.state().edit.on);
        if (std::string_view(way) == "open") {
            mouse.carry_out("open 1.merlin.mI.94.jA.3.txsm9");
            CHECK_FALSE(mouse.state().edit.on);
            continue;
        }
        if (std::string_view(way) == "N") {
            mouse.key(ImGuiKey_N);
        } else {
            mouse.click(way);
        }
        const auto requested = only_request<ui::NewGameRequest>(mouse.requests);
        mouse.carry_out("new " + requested.machine->text() + " 3");
        CHECK_FALSE(mouse.state().edit.on);
        const machine::Picture before = mouse.game.picture();
        mouse.click(mouse.cell(4));
        CHECK(mouse.game.position().press_count == 1);
        CHECK(mouse.game.picture() != before);
    }
}
