// Puts the house's own controls into their places. Each is named as in the DOM mirror; who clicks it, or
// takes the keyboard there, activates the element of that name (focus.hpp).
#pragma once

#include <string>
#include <string_view>

#include "ui/frame/commands.hpp"
#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Any control, drawn and to be found.
void control(const Frame& frame, Control spec, bool repeats = false);
// Something that is drawn otherwise, with a frame round it while pointer or keyboard are on it. `lights`
// where the pointer does something there.
void spot(const Frame& frame, std::string_view id, const Rect& rect, bool lights, float ring = 0);

struct Button {
    std::string_view id;
    Rect rect;
    std::string_view label;
    const char* icon = nullptr;
    Look look = Look::raised;
    bool enabled = true;
    bool selected = false;
};
void button(const Frame& frame, const Button& spec);

// How high buttons are, and how wide at least: larger for fingers.
[[nodiscard]] float button_side(const Frame& frame);

// As much of the words as fits into a width and a height, with an ellipsis.
[[nodiscard]] std::string fitted(const Painter& paint, Type type, std::string words, ImVec2 room);

// A command's own button.
void command_button(const Frame& frame, Command command, const Rect& rect, Look look,
                    std::string_view label = {});

// A command's button on a row of its own, cut off the top of the room.
void offer(const Frame& frame, Command command, Rect& room);

}  // namespace switchbox::ui
