// Exported picture as a list of shapes: ui/export/sheets.hpp makes it from a game, svg.hpp writes it as SVG.
// Lengths are in pixels, y downwards; later shapes lie over earlier ones.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/geometry.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

inline constexpr Colour no_colour{0, 0, 0, 0};

struct RectShape {
    Rect rect;
    float radius = 0;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;  // stroke width
};
struct CircleShape {
    ImVec2 centre;
    float radius = 0;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;
};
struct LineShape {
    std::vector<ImVec2> points;
    Colour stroke;
    float width = 1;
    float dash = 0;  // length of each dash and of each gap; 0 for a solid line
};
struct PolygonShape {
    std::vector<ImVec2> points;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;
};
enum class TextAnchor : std::uint8_t { start, middle, end };
struct TextShape {
    ImVec2 at;  // anchor point, on the middle line of the text
    std::string text;
    Colour fill;
    float size = 15;
    TextAnchor anchor = TextAnchor::middle;
    bool strong = false;
    bool mono = false;
};
using DrawnShape = std::variant<RectShape, CircleShape, LineShape, PolygonShape, TextShape>;

struct Drawing {
    std::string title;  // accessible title
    float width = 0;
    float height = 0;
    Colour background;
    std::vector<DrawnShape> shapes;
};

}  // namespace switchbox::ui
