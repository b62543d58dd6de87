#include "screen.hpp"

#include <doctest/doctest.h>

namespace switchbox::test {

Screen::Screen(play::Game from, ImVec2 size) : game(std::move(from)) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = size;
    // Otherwise ImGui stops where there are too many vertices, before they can be counted.
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    view_.build_fonts(1);
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    settings_.motion = view::MotionChoice::reduced;
    settle();
}

Screen::~Screen() { ImGui::DestroyContext(); }

void Screen::draw(int frames) {
    for (int i = 0; i < frames; ++i) {
        ImGui::GetIO().DeltaTime = 0.05F;
        ImGui::NewFrame();
        now_ += 0.05;
        last_ = view_.draw({game, settings_, {}, now_, 1});
        ImGui::Render();
        for (const view::Request& request : last_.requests) {
            if (const auto* action = std::get_if<play::Action>(&request)) REQUIRE(game.apply(*action));
        }
        view_.settle(game, settings_);
    }
}

void Screen::act(const std::string& id) {
    view_.on_activate(id);
    settle();
}

void Screen::focus(const std::string& id) {
    view_.on_focus(id);
    settle();
}

void Screen::point_at(ImVec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    settle();
}

void Screen::play(const std::string& action) {
    REQUIRE(game.apply(*play::parse_action(action)));
    settle();
}

}  // namespace switchbox::test
