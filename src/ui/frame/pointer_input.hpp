// Pointer input since the last frame, in logical pixels of the window.
#pragma once

#include <imgui.h>

namespace switchbox::ui {

struct PointerInput {
    ImVec2 at{0, 0};
    ImVec2 by{0, 0};          // movement
    ImVec2 pressed_at{0, 0};  // valid while a button is down and when it is released
    float wheel = 0;          // in steps
    float wheel_across = 0;   // horizontal wheel of a touchpad, or wheel with Shift
    bool down = false;
    bool pressed = false;   // true only in the frame of the press
    bool released = false;  // true only in the frame of the release
    bool moved = false;     // moved, appeared or disappeared
    bool dragged = false;   // since the press, farther than a hand trembles
    bool back = false;      // true only in the frame in which the right button is pressed
    bool let_go = false;    // true only in the frame in which a second finger cancels the press

    [[nodiscard]] bool is_wheeled() const { return wheel != 0 || wheel_across != 0; }
    [[nodiscard]] bool does_something() const { return moved || down || released || is_wheeled(); }
    // Returns the distance to scroll by dragging and by the wheel, in logical pixels.
    [[nodiscard]] ImVec2 scrolled() const;
};

// Mouse button that represents a second finger. As an event it keeps its order in the input queue, even if a
// frame is slow. So it cancels the press of the first finger, and nothing before or after that.
constexpr int let_go_button = 4;

// Returns the input as Dear ImGui reports it. `before`: position in the last frame.
[[nodiscard]] PointerInput pointer_input(ImVec2 before);

}  // namespace switchbox::ui
