// What the pointer has done since the frame before.
#pragma once

#include <imgui.h>

namespace switchbox::ui {

struct PointerInput {
    ImVec2 at{0, 0};
    ImVec2 by{0, 0};          // how far it has moved
    ImVec2 pressed_at{0, 0};  // while a button is down, and when it is released
    float wheel = 0;
    float wheel_across = 0;  // of a touchpad, or with Shift
    bool down = false;
    bool pressed = false;   // just now
    bool released = false;  // just now
    bool moved = false;     // or has come, or has gone
    bool dragged = false;   // since it was pressed, farther than a hand trembles
    bool let_go = false;    // just now, of what it holds, by a second finger

    [[nodiscard]] bool is_wheeled() const { return wheel != 0 || wheel_across != 0; }
    [[nodiscard]] bool does_something() const { return moved || down || released || is_wheeled(); }
    // Returns the distance to scroll by dragging and by the wheel, in pixels.
    [[nodiscard]] ImVec2 scrolled() const;
};

// A mouse's button that stands for a second finger. So it has its place among the input that a slow frame has
// yet to take: what the first finger is about to press is let go of, and nothing before or after that.
constexpr int let_go_button = 4;

// What Dear ImGui knows of it. `before`: where it was.
[[nodiscard]] PointerInput pointer_input(ImVec2 before);

}  // namespace switchbox::ui
