// The house's own controls. Each is named as in the DOM mirror, tells where it stands, and shows hover,
// press, focus and disabled states the same way.
#pragma once

#include <string>
#include <string_view>

#include "view/frame/frame.hpp"

namespace switchbox::view {

enum class Look : std::uint8_t {
    primary,  // filled with the accent: the one thing to do
    raised,   // icon and word
    ghost,    // icon only, no face until hovered
    stacked,  // icon over a small word (phone)
    chip      // a word, filled while selected
};

struct Button {
    std::string_view id;
    Rect rect;
    std::string_view label;
    const char* icon = nullptr;
    Look look = Look::raised;
    bool enabled = true;
    bool selected = false;
};

// Draws it; true when it was clicked.
bool button(Frame& frame, const Button& spec);

// A command's own button; runs the command when clicked.
void command_button(Frame& frame, Command command, const Rect& rect, Look look, std::string_view label = {});

// A command's button on a row of its own, cut off the top of the room.
void offer(Frame& frame, Command command, Rect& room);

// The width that a raised, primary or chip button needs.
[[nodiscard]] float button_width(const Frame& frame, std::string_view label, bool with_icon);

// The pointer's part of a control: notes its place and answers to hover and click.
struct Touch {
    bool hovered = false;
    bool held = false;
    bool clicked = false;
};
Touch touch(Frame& frame, std::string_view id, const Rect& rect, bool enabled);

// How far the pointer scrolls what stands in `room` in this frame: by dragging, and downwards by the wheel.
[[nodiscard]] ImVec2 scrolled_by(const Frame& frame, const Rect& room);
// A finger that drags does not choose what it lets go of.
[[nodiscard]] bool was_dragged();

// The outline of the element that has the keyboard.
void focus_ring(const Frame& frame, std::string_view id, const Rect& rect, float radius);

}  // namespace switchbox::view
