// What is to be drawn, written down in the order of drawing, so that it is worked out once and drawn often. A
// control is drawn as the pointer and the keyboard have it at that moment; everything else looks the same
// each time.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/control.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

struct FillPart {
    Rect rect;
    Colour colour;
    float radius = 0;
    ImDrawFlags corners = 0;
};
// From one colour at the left edge to another at the right one.
struct FadePart {
    Rect rect;
    Colour left;
    Colour right;
};
struct OutlinePart {
    Rect rect;
    Colour colour;
    float radius = 0;
    ImDrawFlags corners = 0;
    float width = 1;
};
struct LinePart {
    ImVec2 from;
    ImVec2 to;
    Colour colour;
    float width = 1;
};
struct DiscPart {
    ImVec2 centre;
    float radius = 0;
    Colour colour;
    int corners = 0;
};
struct RingPart {
    ImVec2 centre;
    float radius = 0;
    Colour colour;
    float width = 1;
    int corners = 0;
};
struct TextPart {
    Type type = Type::body;
    float size = 0;  // of the letters
    ImVec2 at;       // the line's top left corner
    Colour colour;
    std::string text;
};
// What follows is cut off outside of the rectangle, and of the one before.
struct ClipPart {
    Rect rect;
};
struct UnclipPart {};

using Part = std::variant<FillPart, FadePart, OutlinePart, LinePart, DiscPart, RingPart, TextPart, ClipPart,
                          UnclipPart, Control>;
using Parts = std::vector<Part>;

}  // namespace switchbox::ui
