// Mouse that operates the whole interface.
#pragma once

#include <utility>

#include "support/screen.hpp"

namespace switchbox::test {

struct Mouse : Screen {
    explicit Mouse(game::Game from, ImVec2 size = desktop, int text = 100)
        : Screen(std::move(from), size, text) {}

    void press(ImVec2 at) {
        point(at);
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
        draw(1);
    }
    void move(ImVec2 to) {
        ImGui::GetIO().AddMousePosEvent(to.x, to.y);
        draw(1);
    }
    void release() {
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
        settle();
    }
    void click(ImVec2 at) {
        press(at);
        release();
    }
    void click(std::string_view id) { click(place(id).centre()); }
    [[nodiscard]] ImVec2 cell(std::size_t number) const {
        return ui::cell_rect(place("board"), game.machine().lamps(), number).centre();
    }
};

}  // namespace switchbox::test
