// A picture to be taken elsewhere, as shapes: sheets.hpp makes them of a game, svg.hpp writes them down.
// Measures are pixels, y downwards; later shapes lie over earlier ones.
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
    float width = 0;  // of the stroke
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
    float dash = 0;  // length of a dash and of the gap after it; 0: none
};
struct PolygonShape {
    std::vector<ImVec2> points;
    Colour fill = no_colour;
    Colour stroke = no_colour;
    float width = 0;
};
enum class TextAnchor : std::uint8_t { start, middle, end };
struct TextShape {
    ImVec2 at;  // the anchor, on the text's middle line
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
