// Tests of gamepads: they act like the keyboard, and keep the window awake only while they are used.
#include <doctest/doctest.h>

#include "support/games.hpp"
#include "support/screen.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

// Interface with a gamepad and without one-key shortcuts, which must not affect gamepad buttons.
struct Padded : Screen {
    Padded() : Screen(paper_game()) {
        settings.one_key = false;
        ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_HasGamepad;
        settle();
    }
    [[nodiscard]] std::size_t presses() const { return machine::weight(game.position().presses); }
};

}  // namespace

TEST_CASE(
    "the pad moves over the board, A presses, B takes it back, and a hint and a solution are a button each") {
    Padded screen;
    screen.key(ImGuiKey_GamepadDpadRight);
    screen.key(ImGuiKey_GamepadDpadDown);
    CHECK(screen.state().focus.visible);
    screen.key(ImGuiKey_GamepadFaceDown);
    CHECK(screen.presses() == 1);
    CHECK(screen.game.position().presses[screen.state().focus.cursor] == 1);
    screen.key(ImGuiKey_GamepadFaceRight);
    CHECK(screen.presses() == 0);
    screen.key(ImGuiKey_GamepadFaceLeft);
    CHECK(screen.game.hint() == 4U);
    screen.key(ImGuiKey_GamepadFaceUp);
    REQUIRE(screen.game.position().timeline);
    screen.key(ImGuiKey_GamepadR1);
    screen.key(ImGuiKey_GamepadR1);
    screen.key(ImGuiKey_GamepadL1);
    CHECK(screen.game.position().timeline->step == 1);
}

TEST_CASE(
    "Start opens the dialog of a new game, B closes it and undoes nothing, and Back goes on to what is "
    "next") {
    Padded screen;
    screen.play("press 1");
    screen.key(ImGuiKey_GamepadStart);
    CHECK(screen.state().modal.open == ui::Modal::setup);
    CHECK(screen.state().focus.visible);
    const std::string first = screen.state().focus.id;
    screen.key(ImGuiKey_GamepadBack);
    CHECK(screen.state().focus.id != first);
    screen.key(ImGuiKey_GamepadFaceRight);
    CHECK(screen.state().modal.open == ui::Modal::none);
    CHECK(screen.presses() == 1);
}

TEST_CASE("a direction that is held goes on, and the window rests once it is let go") {
    Padded screen;
    screen.key(ImGuiKey_GamepadDpadLeft);
    CHECK(screen.next_frame() < 0);
    const std::size_t before = screen.state().focus.cursor;
    ImGui::GetIO().AddKeyEvent(ImGuiKey_GamepadDpadRight, true);
    screen.draw(2);
    CHECK(screen.next_frame() == 0);
    screen.draw(40);
    CHECK(screen.state().focus.cursor == before + 2);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_GamepadDpadRight, false);
    screen.settle();
    CHECK(screen.next_frame() < 0);
}
