#include "ui/kit/svg.hpp"

#include <array>
#include <cmath>

#include "ui/kit/markup.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view proportional = "Inter, system-ui, DejaVu Sans, sans-serif";
constexpr std::string_view monospaced = "JetBrains Mono, DejaVu Sans Mono, monospace";
// Distance from the middle of a text line down to its baseline, as a share of the font size. It replaces
// dominant-baseline, which some renderers ignore.
constexpr float baseline = 0.35F;

// Returns the number with at most two decimals and a point, whatever the locale.
std::string number(float value) {
    long hundredths = std::lround(value * 100);
    std::string text = hundredths < 0 ? "-" : "";
    hundredths = std::labs(hundredths);
    text += std::to_string(hundredths / 100);
    const long rest = hundredths % 100;
    if (rest == 0) return text;
    text += rest < 10 ? ".0" : ".";
    return text + std::to_string(rest % 10 == 0 && rest >= 10 ? rest / 10 : rest);
}

using ui::attribute;
std::string attribute(std::string_view name, float value) { return attribute(name, number(value)); }

std::string hex(Colour colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const float channel : {colour.r, colour.g, colour.b}) {
        const auto byte = static_cast<std::size_t>(std::lround(channel * 255));
        text += digits.at(byte / 16);
        text += digits.at(byte % 16);
    }
    return text;
}

// Returns the attributes of a fill or stroke. `property`: fill or stroke.
std::string paint(const std::string& property, Colour colour) {
    if (colour.a <= 0) return attribute(property, "none");
    const std::string solid = attribute(property, hex(colour));
    return colour.a >= 1 ? solid : solid + attribute(property + "-opacity", colour.a);
}

std::string outline(Colour colour, float width) {
    if (colour.a <= 0 || width <= 0) return "";
    return paint("stroke", colour) + attribute("stroke-width", width);
}

std::string element(const RectShape& shape) {
    const Rect& rect = shape.rect;
    return "<rect" + attribute("x", rect.x) + attribute("y", rect.y) + attribute("width", rect.width) +
           attribute("height", rect.height) + (shape.radius > 0 ? attribute("rx", shape.radius) : "") +
           paint("fill", shape.fill) + outline(shape.stroke, shape.width) + "/>";
}

std::string element(const CircleShape& shape) {
    return "<circle" + attribute("cx", shape.centre.x) + attribute("cy", shape.centre.y) +
           attribute("r", shape.radius) + paint("fill", shape.fill) + outline(shape.stroke, shape.width) +
           "/>";
}

std::string points_of(const std::vector<ImVec2>& points) {
    std::string text;
    for (const ImVec2 point : points) {
        text += (text.empty() ? "" : " ") + number(point.x) + "," + number(point.y);
    }
    return attribute("points", text);
}

std::string element(const PolygonShape& shape) {
    return "<polygon" + points_of(shape.points) + paint("fill", shape.fill) +
           outline(shape.stroke, shape.width) + attribute("stroke-linejoin", "round") + "/>";
}

std::string element(const LineShape& shape) {
    return "<polyline" + points_of(shape.points) + paint("fill", no_colour) +
           outline(shape.stroke, shape.width) + attribute("stroke-linejoin", "round") +
           (shape.dash > 0 ? attribute("stroke-dasharray", shape.dash) : "") + "/>";
}

std::string element(const TextShape& shape) {
    constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};
    return "<text" + attribute("x", shape.at.x) + attribute("y", shape.at.y + baseline * shape.size) +
           attribute("font-size", shape.size) +
           attribute("text-anchor", anchors.at(static_cast<std::size_t>(shape.anchor))) +
           (shape.strong ? attribute("font-weight", "600") : "") +
           (shape.mono ? attribute("font-family", monospaced) : "") + paint("fill", shape.fill) + ">" +
           escaped(shape.text) + "</text>";
}

}  // namespace

std::string svg_of(const Drawing& drawing) {
    const RectShape ground{{0, 0, drawing.width, drawing.height}, 0, drawing.background, no_colour, 0};
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg" +
                       attribute("xmlns", "http://www.w3.org/2000/svg") + attribute("version", "1.1") +
                       attribute("width", drawing.width) + attribute("height", drawing.height) +
                       attribute("viewBox", "0 0 " + number(drawing.width) + " " + number(drawing.height)) +
                       attribute("font-family", proportional) + ">\n<title>" + escaped(drawing.title) +
                       "</title>\n" + element(ground) + "\n";
    for (const DrawnShape& shape : drawing.shapes) {
        text += std::visit([](const auto& known) { return element(known); }, shape) + "\n";
    }
    return text + "</svg>\n";
}

}  // namespace switchbox::ui
