// Tests of clicking, holding, dragging and scrolling with the pointer.
#include <doctest/doctest.h>

#include "game/new_game.hpp"
#include "machine/machine_type.hpp"
#include "support/games.hpp"
#include "support/mouse.hpp"

using namespace switchbox;
using namespace switchbox::test;

TEST_CASE("a click is a press and a release on one element") {
    Mouse mouse(paper_game());
    mouse.press(mouse.place("help").centre());
    mouse.move(mouse.place("settings").centre());
    mouse.release();
    CHECK(mouse.state().modal.open == ui::Modal::none);
    mouse.press(mouse.place("help").centre());
    mouse.move({600, 300});
    mouse.move(mouse.place("help").centre());
    mouse.release();
    CHECK(mouse.state().modal.open == ui::Modal::help);
}

TEST_CASE("a button of the board is pressed where the pointer was pressed and let go of on it") {
    Mouse mouse(paper_game());
    const machine::Picture before = mouse.game.picture();
    mouse.press(mouse.cell(4));
    CHECK(mouse.scene().lamps[4].press == 255);
    mouse.move(mouse.cell(5));
    CHECK(mouse.scene().lamps[4].press == 0);
    mouse.release();
    CHECK(mouse.game.picture() == before);
    mouse.click(mouse.cell(4));
    CHECK(mouse.game.position().presses[4] == 1);
    CHECK(mouse.game.position().press_count == 1);
}

TEST_CASE("behind a dialog nothing is clicked, and a click beside its card closes it") {
    Mouse mouse(paper_game());
    const ImVec2 corner = mouse.cell(0);
    mouse.click("settings");
    REQUIRE(mouse.state().modal.open == ui::Modal::settings);
    mouse.click(corner);
    CHECK(mouse.game.position().press_count == 0);
    CHECK(mouse.state().modal.open == ui::Modal::none);
    mouse.click("settings");
    mouse.click("setting-theme-2");
    CHECK(mouse.state().modal.open == ui::Modal::settings);
    mouse.click("modal-close");
    CHECK(mouse.state().modal.open == ui::Modal::none);
}

TEST_CASE("what can do nothing is not clicked") {
    Mouse mouse(paper_game());
    mouse.click("undo");
    CHECK(mouse.requests.empty());
    mouse.click(mouse.cell(2));
    mouse.click("undo");
    CHECK(mouse.game.position().press_count == 0);
}

TEST_CASE("a finger that drags the machines along chooses none of them") {
    Mouse mouse(paper_game(), phone);
    mouse.surroundings.touch = true;
    mouse.settle();
    const ImVec2 from{360, mouse.place("machine-merlin").centre().y};
    mouse.press(from);
    for (int step = 1; step <= 15; ++step) mouse.move({from.x - 20.0F * static_cast<float>(step), from.y});
    mouse.release();
    CHECK(mouse.requests.empty());
    CHECK(mouse.state().scroll.picker > 60);
    mouse.click("machine-lights-out");
    CHECK(mouse.requests.size() == 1);
}

TEST_CASE("the timeline is dragged to any step, and on the way the board follows") {
    Mouse mouse(paper_game());
    mouse.act("solve");
    const ui::Rect rail = ui::slider_rail(mouse.place("timeline"));
    REQUIRE(mouse.game.position().timeline->plan.size() == 4);
    mouse.press({rail.x, rail.centre().y});
    for (std::size_t step = 1; step <= 4; ++step) {
        mouse.move({rail.x + rail.width * static_cast<float>(step) / 4, rail.centre().y});
        CHECK(mouse.game.position().timeline->step == step);
    }
    mouse.move({rail.x - 200, 100});
    mouse.release();
    CHECK(mouse.game.position().timeline->step == 0);
}

TEST_CASE("a step of a dialog that is held goes on, and one that is let go of soon is taken once") {
    Mouse mouse(paper_game());
    mouse.act("setup");
    mouse.act("setup-machine-lights-out");
    const auto rows = [&] { return ui::shape_of(mouse.state().setup.machine).rows; };
    const int before = rows();
    mouse.click("setup-rows-more");
    CHECK(rows() == before + 1);
    mouse.press(mouse.place("setup-rows-more").centre());
    CHECK(mouse.next_frame() == 0);
    mouse.draw(60);  // more than a second
    const int held = rows();
    CHECK(held > before + 3);
    mouse.release();
    CHECK(rows() == held);
}

TEST_CASE("the tab of the open pane leaves it open, though its command would close it") {
    Mouse mouse(paper_game());
    for (const bool by_pointer : {true, true, false}) {
        if (by_pointer) mouse.click("algebra");
        if (!by_pointer) mouse.act("algebra");
        CHECK(mouse.state().pane.kind == ui::PaneKind::algebra);
    }
    mouse.key(ImGuiKey_A);
    CHECK(mouse.state().pane.kind == ui::PaneKind::why);
}

TEST_CASE("while editing a click paints a lamp, and one on the target turns to it") {
    Mouse mouse(paper_game());
    mouse.click("edit");
    const machine::Picture before = mouse.game.picture();
    mouse.click(mouse.cell(8));
    CHECK(mouse.game.picture()[8] != before[8]);
    CHECK_FALSE(mouse.state().current_button.has_value());
    mouse.click(mouse.place("target").centre());
    CHECK(mouse.state().edit.side == game::Side::target);
}

TEST_CASE("an arrow key goes on from the lamp that was clicked, and the pointer at rest outlines no other") {
    Mouse mouse(paper_game());
    mouse.click(mouse.cell(4));
    CHECK(mouse.state().current_button == 4);
    mouse.key(ImGuiKey_RightArrow);
    CHECK(mouse.state().focus.cursor == 5);
    CHECK(mouse.state().current_button == 5);
    mouse.settle();
    CHECK(mouse.state().current_button == 5);
    mouse.point(mouse.cell(0));
    CHECK(mouse.state().current_button == 0);
    mouse.settle();
    CHECK(mouse.state().current_button == 0);
}

TEST_CASE("the first arrow key of a game shows the first lamp, wherever the pointer is") {
    Mouse mouse(paper_game());
    mouse.point(mouse.cell(4));
    mouse.key(ImGuiKey_RightArrow);
    CHECK(mouse.state().focus.cursor == 0);
    CHECK(mouse.state().current_button == 0);
}

TEST_CASE("where the board under the pointer becomes a smaller one nothing is outlined that it has not") {
    Mouse mouse(paper_game());
    mouse.play("new lights-out~5x5 1");
    mouse.point(mouse.cell(24));
    REQUIRE(mouse.state().current_button == 24);
    for (const ImGuiKey key : {ImGuiMod_Ctrl, ImGuiKey_Z}) ImGui::GetIO().AddKeyEvent(key, true);
    for (int frame = 0; frame < 4 && mouse.game.machine().buttons().size() == 25; ++frame) mouse.draw(1);
    CHECK(mouse.game.machine().buttons().size() == 9);
    CHECK(!mouse.state().current_button);
}
