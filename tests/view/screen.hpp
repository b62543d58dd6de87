// Draws whole frames of the interface without a window.
#pragma once

#include <imgui.h>

#include <string>

#include "view/view.hpp"

namespace switchbox::test {

class Screen {
  public:
    Screen(play::Game from, ImVec2 size);
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

    void draw(int frames);
    // Whatever moves comes to rest.
    void settle() { draw(30); }
    // As an element of the mirror is clicked, or takes the keyboard.
    void act(const std::string& id);
    void focus(const std::string& id);
    void point_at(ImVec2 at);
    // Carried out as the shell does it.
    void play(const std::string& action);

    [[nodiscard]] static int vertices() { return ImGui::GetDrawData()->TotalVtxCount; }
    [[nodiscard]] const view::UiState& state() const { return view_.state(); }
    [[nodiscard]] const view::FrameOutput& last() const { return last_; }
    [[nodiscard]] view::Rect place(const std::string& id) const { return state().places.at(id); }
    [[nodiscard]] std::string mirror() const { return view_.mirror_text(game, settings_); }

    play::Game game;

  private:
    view::View view_;
    view::Settings settings_;
    view::FrameOutput last_;
    double now_ = 0;
};

}  // namespace switchbox::test
