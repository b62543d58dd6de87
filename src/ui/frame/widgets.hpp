// Controls of the window: each adds an element to the tree and records its drawing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/frame/commands.hpp"
#include "ui/frame/frame.hpp"

namespace switchbox::ui {

// Adds a control. `drawn` gets its id, place and enabled state from the element. An element without a name
// gets the drawn label. If nothing is written on an icon, the name becomes the tooltip.
void control(const Frame& frame, Element element, Control drawn);
// Adds an element that is drawn elsewhere, with a frame around it while it is hovered or focused. `ring`:
// extra distance of the focus ring, in pixels.
void spot(const Frame& frame, Element element, float ring = 0);

// Returns the height and minimum width of buttons, larger for fingers.
[[nodiscard]] float button_side(const Frame& frame);

// Returns as many whole sentences as fit into a width and a height; if the first one does not fit, as much of
// it as does, with an ellipsis.
[[nodiscard]] std::string fitted(const Painter& paint, Type type, std::string words, ImVec2 room);

// Returns the element of a command's button. `label`: the text on it, which the name contains.
[[nodiscard]] Element command_element(const Frame& frame, Command command, const Rect& rect,
                                      std::string_view label = {});
// Adds a command's button. Without a label it has the command's name, or no text on a ghost button. A quiet
// one is muted until it is hovered or focused.
void command_button(const Frame& frame, Command command, const Rect& rect, Look look,
                    std::optional<std::string_view> label = {}, bool has_icon = true, bool is_quiet = false);

// Draws a fade over the ends of contents that scroll in `window` where they go on. `hidden`: height that is
// out of sight, of which `offset` is above the window.
void draw_scroll_fades(const Frame& frame, const Rect& window, float offset, float hidden);

// Adds a command's button on a row of its own, cut off the top of `room`. `refusal`: why it is disabled,
// though the command is not; empty if it is like the command.
void offer(const Frame& frame, Command command, Rect& room, const Message& refusal = {});

}  // namespace switchbox::ui
