// Recorded drawing commands in drawing order, worked out once and drawn often. Only controls change between
// draws: they follow the current state of pointer and keyboard.
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
// Gradient from one colour at the left edge to another at the right edge.
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
    float size = 0;  // font size in logical pixels
    ImVec2 at;       // top left corner of the line
    Colour colour;
    std::string text;
};
// Clips the parts up to the matching UnclipPart to the rectangle and to the enclosing ones.
struct ClipPart {
    Rect rect;
};
struct UnclipPart {};

using Part = std::variant<FillPart, FadePart, OutlinePart, LinePart, DiscPart, RingPart, TextPart, ClipPart,
                          UnclipPart, Control>;
using Parts = std::vector<Part>;

}  // namespace switchbox::ui
