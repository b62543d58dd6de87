// Tests that touch targets have 44 pixels each way, on phones from 360 pixels on and on tablets.
#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "support/games.hpp"
#include "support/screen.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {
namespace {

constexpr float finger = 44;

// Returns whether the element is a touch target. Elements that only show details are not: cells of a matrix
// or diagram, codes at the edges of a large board.
bool has_to_be_hit(const ui::Element& target) {
    const bool is_used = target.is_stop || target.act.run != nullptr;
    return is_used && target.enabled && !target.is_figure && !target.is_plain && !target.is_through;
}

void check_targets(const Screen& screen) {
    for (const ui::Element& target : screen.arranged().elements) {
        if (!has_to_be_hit(target)) continue;
        CAPTURE(target.id);
        CHECK(target.rect.width >= finger);
        CHECK(target.rect.height >= finger);
    }
}

void check_after(Screen& screen, const std::vector<const char*>& ids) {
    check_targets(screen);
    for (const char* id : ids) {
        CAPTURE(id);
        screen.act(id);
        screen.rest();
        check_targets(screen);
    }
}

}  // namespace

TEST_CASE("what a finger has to hit has 44 pixels each way") {
    const std::vector<const char*> dialogs{
        "settings",          "modal-close", "setup",   "setup-machine-lights-out",
        "setup-machine-own", "modal-close", "exports", "modal-close",
        "statistics",        "modal-close", "help",    "modal-close"};
    const std::vector<const char*> panes{"why-handle", "algebra", "machine-pane", "lessons", "modal-close"};
    for (const ImVec2 size : {ImVec2{360, 640}, ImVec2{390, 844}, ImVec2{768, 1024}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        for (game::Game game : {paper_game(), ghaly_game(example_28())}) {
            Screen screen(std::move(game), size);
            screen.surroundings.touch = true;
            screen.settle();
            check_after(screen, {"hint", "solve", "edit", "edit"});
            check_after(screen, dialogs);
            check_after(screen, panes);
            check_after(screen, {"machine-own", "rule-stencils-three"});
            CHECK(screen.has_place("rule-states-2"));
            screen.act("modal-close");
            if (machine::ghaly_in(screen.game.machine()) != nullptr)
                check_after(screen, {"codes", "modal-close"});
        }
    }
}

TEST_CASE("the machines of a wide window stand between its name and its buttons") {
    for (const ImVec2 size : {ImVec2{600, 300}, ImVec2{640, 400}, ImVec2{667, 331}, ImVec2{844, 390},
                              ImVec2{940, 600}, ImVec2{1024, 700}, ImVec2{1280, 800}}) {
        for (const bool touch : {false, true}) {
            Screen screen(paper_game(), size);
            screen.surroundings.touch = touch;
            screen.settle();
            CAPTURE(size.x);
            CAPTURE(touch);
            // If the row scrolls, its visible part is checked.
            CHECK(screen.arranged().find("today")->reach.x >= screen.place("title").right());
            CHECK(screen.place("setup").right() <= screen.place("theme").x);
        }
    }
}

}  // namespace switchbox::test
