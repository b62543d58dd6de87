#include <doctest/doctest.h>

#include "support/games.hpp"
#include "support/mouse.hpp"
#include "support/screen.hpp"

namespace switchbox::test {

TEST_CASE("A tooltip appears after a moment under a resting mouse and goes when it leaves") {
    Screen screen(paper_game());
    screen.point(screen.place("settings").centre());
    CHECK(screen.tooltip().empty());
    CHECK(screen.next_frame() > 0);
    screen.wait(0.7);
    screen.draw(1);
    CHECK(screen.tooltip() == "settings");
    CHECK(screen.next_frame() < 0);
    screen.point(screen.place("rule").centre());
    CHECK(screen.tooltip().empty());
}

TEST_CASE("A tooltip appears at the focus of the keyboard, and not for what is written out") {
    Screen screen(paper_game());
    screen.focus("help");
    screen.wait(0.7);
    screen.draw(1);
    CHECK(screen.tooltip() == "help");
    screen.focus("machine-merlin");
    screen.wait(0.7);
    screen.draw(1);
    CHECK(screen.tooltip().empty());
}

TEST_CASE("A click takes the tooltip away until the mouse has left") {
    Mouse mouse(paper_game());
    const ImVec2 at = mouse.place("theme").centre();
    mouse.click("theme");
    mouse.wait(0.7);
    mouse.draw(1);
    CHECK(mouse.tooltip().empty());
    mouse.point({at.x, at.y + 200});
    mouse.point(at);
    mouse.wait(0.7);
    mouse.draw(1);
    CHECK(mouse.tooltip() == "theme");
}

TEST_CASE("A finger that stays down on an icon reads its tooltip and clicks nothing") {
    Mouse mouse(paper_game(), phone);
    mouse.surroundings.touch = true;
    mouse.settle();
    mouse.press(mouse.place("help").centre());
    mouse.wait(0.7);
    mouse.draw(2);
    CHECK(mouse.tooltip() == "help");
    mouse.release();
    mouse.settle();
    CHECK(mouse.state().modal.open == ui::Modal::none);
    mouse.click("help");
    CHECK(mouse.state().modal.open == ui::Modal::help);
}

TEST_CASE("Every icon without words has a tooltip with its name, and its key where it has one") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(paper_game(), size);
        screen.act("solve");
        for (const ui::Part& part : screen.arranged().parts) {
            const auto* drawn = std::get_if<ui::Control>(&part);
            if (drawn == nullptr || drawn->icon == nullptr || !drawn->label.empty()) continue;
            const ui::Element* element = screen.arranged().find(drawn->id);
            REQUIRE(element != nullptr);
            CAPTURE(element->id);
            CHECK(element->tip.find(element->name) != std::string::npos);
        }
    }
    Screen screen(paper_game());
    CHECK(screen.arranged().find("settings")->tip == "Settings");
    CHECK(screen.arranged().find("lessons")->tip == "Lessons (B)");
    CHECK(screen.arranged().find("undo")->tip.find("U") != std::string::npos);
}

}  // namespace switchbox::test
