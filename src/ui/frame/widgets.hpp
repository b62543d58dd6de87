// Controls of the window: each adds an element to the tree and writes down how it is drawn.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/frame/commands.hpp"
#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Adds a control. The face's id, place and state are the element's; what is drawn is spoken where the element
// has no name of its own, and its name is its tooltip where nothing is written on it.
void control(const Frame& frame, Element element, Control face);
// Adds an element that is drawn otherwise, with a frame round it while pointer or keyboard are on it. `ring`:
// how far that stands off.
void spot(const Frame& frame, Element element, float ring = 0);

// Returns how high buttons are, and how wide at least: larger for fingers.
[[nodiscard]] float button_side(const Frame& frame);

// Returns as much of the words as fits into a width and a height, with an ellipsis.
[[nodiscard]] std::string fitted(const Painter& paint, Type type, std::string words, ImVec2 room);

// Returns the element of a command's button. `label`: what is written on it, which its name contains.
[[nodiscard]] Element command_element(const Frame& frame, Command command, const Rect& rect,
                                      std::string_view label = {});
// Adds a command's own button. Without a label the command's name is written on it, or nothing on a ghost.
void command_button(const Frame& frame, Command command, const Rect& rect, Look look,
                    std::optional<std::string_view> label = {}, bool has_icon = true);

// Adds a command's button on a row of its own, cut off the top of the room.
void offer(const Frame& frame, Command command, Rect& room);

}  // namespace switchbox::ui
