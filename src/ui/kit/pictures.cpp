#include "ui/kit/pictures.hpp"

#include <qrcodegen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <type_traits>

namespace switchbox::ui {
namespace {

constexpr int shades = 3;
constexpr float gap_from = 6;       // smallest size of a dot, in pixels, at which gaps separate the dots
constexpr float gap_share = 0.12F;  // share of the size of a dot

}  // namespace

// Returns the density of the dots in a square, 0..shades; 0 only if the square has no dot.
int DotPicture::shade(std::size_t row, std::size_t column, std::size_t side) const {
    if (side == 1) return dots_[row * columns_ + column] * shades;
    const std::size_t bottom = std::min(row + side, rows_);
    const std::size_t right = std::min(column + side, columns_);
    std::size_t count = 0;
    for (std::size_t r = row; r < bottom; ++r) {
        for (std::size_t c = column; c < right; ++c) count += dots_[r * columns_ + c];
    }
    const std::size_t all = (bottom - row) * (right - column);
    return static_cast<int>((count * shades + all - 1) / all);
}

// Returns squares of `side` dots; `joins` merges adjacent squares of one shade in a column. Stops when there
// are more than `most`.
std::vector<DotPicture::Mark> DotPicture::marks(std::size_t side, std::size_t most, bool joins) const {
    std::vector<Mark> found;
    for (std::size_t column = 0; column < columns_; column += side) {
        int above = 0;
        for (std::size_t row = 0; row < rows_; row += side) {
            const int here = shade(row, column, side);
            if (joins && here != 0 && here == above) {
                found.back().height += side;
            } else if (here != 0) {
                found.push_back({row, column, side, here});
            }
            above = here;
            if (found.size() > most) return found;
        }
    }
    return found;
}

void DotPicture::draw(const Painter& paint, ImVec2 at, float size, Colour colour,
                      std::size_t max_marks) const {
    std::size_t side = 1;
    const bool apart = size >= gap_from;
    std::vector<Mark> found = marks(side, max_marks, !apart);
    while (found.size() > max_marks) {
        side *= 2;
        found = marks(side, max_marks, true);
    }
    const float gap = apart && side == 1 ? size * gap_share : 0;
    for (const Mark& mark : found) {
        const std::size_t width = std::min(side, columns_ - mark.column);
        const std::size_t height = std::min(mark.height, rows_ - mark.row);
        const Rect rect{at.x + size * static_cast<float>(mark.column) + gap / 2,
                        at.y + size * static_cast<float>(mark.row) + gap / 2,
                        size * static_cast<float>(width) - gap, size * static_cast<float>(height) - gap};
        const float strength = static_cast<float>(mark.shade) / shades;
        paint.fill(rect, colour.with_alpha(colour.a * strength));
    }
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20U) continue;
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

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

// Returns the gradient's stops; equal glows of any place and size have equal stops.
std::string stops_of(const GlowShape& shape) {
    std::string text;
    for (const auto& [at, colour] : shape.stops) {
        text += "<stop" + attribute("offset", at) + attribute("stop-color", hex(colour)) +
                attribute("stop-opacity", colour.a) + "/>";
    }
    return text;
}

// Gradients of a document, each written once.
class Gradients {
  public:
    // Returns the gradient's id.
    std::string id_of(const GlowShape& shape) {
        std::string stops = stops_of(shape);
        auto found = std::find(gradients_.begin(), gradients_.end(), stops);
        if (found == gradients_.end()) found = gradients_.insert(found, std::move(stops));
        return "glow" + std::to_string(found - gradients_.begin());
    }
    // Returns the definitions; nothing if there are none.
    [[nodiscard]] std::string text() const {
        if (gradients_.empty()) return "";
        std::string text = "<defs>\n";
        for (std::size_t i = 0; i < gradients_.size(); ++i) {
            text += "<radialGradient" + attribute("id", "glow" + std::to_string(i)) + ">" + gradients_[i] +
                    "</radialGradient>\n";
        }
        return text + "</defs>\n";
    }

  private:
    std::vector<std::string> gradients_;
};

std::string element(const GlowShape& shape, Gradients& gradients) {
    return "<circle" + attribute("cx", shape.centre.x) + attribute("cy", shape.centre.y) +
           attribute("r", shape.radius) + attribute("fill", "url(#" + gradients.id_of(shape) + ")") + "/>";
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

std::string element(const DrawnShape& shape, Gradients& gradients) {
    return std::visit(
        [&](const auto& known) {
            if constexpr (std::is_same_v<decltype(known), const GlowShape&>) {
                return element(known, gradients);
            } else {
                return element(known);
            }
        },
        shape);
}

}  // namespace

namespace {

// Returns the background and the shapes, and adds the gradients that they use.
std::string body_of(const Drawing& drawing, Gradients& gradients) {
    const RectShape ground{{0, 0, drawing.width, drawing.height}, 0, drawing.background, no_colour, 0};
    std::string text = element(ground) + "\n";
    for (const DrawnShape& shape : drawing.shapes) text += element(shape, gradients) + "\n";
    return text;
}

// Puts a document around its body. The width and height are those of `page`, which may be a strip of pages.
std::string document_of(const Rect& page, const std::string& title, std::string_view style,
                        const std::string& body) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg" +
           attribute("xmlns", "http://www.w3.org/2000/svg") + attribute("version", "1.1") +
           attribute("width", page.width) + attribute("height", page.height) +
           attribute("viewBox", "0 0 " + number(page.width) + " " + number(page.height)) +
           attribute("font-family", proportional) + ">\n<title>" + escaped(title) + "</title>\n" +
           (style.empty() ? "" : "<style>" + escaped(style) + "</style>\n") + body + "</svg>\n";
}

}  // namespace

std::string svg_of(const Drawing& drawing, std::string_view style) {
    Gradients gradients;
    const std::string body = body_of(drawing, gradients);
    return document_of({0, 0, drawing.width, drawing.height}, drawing.title, style, gradients.text() + body);
}

std::string svg_of_pages(const std::vector<Drawing>& pages, std::string_view style) {
    const Drawing& first = pages.front();
    Gradients gradients;
    std::string body;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const std::string down = "translate(0 " + number(first.height * static_cast<float>(i)) + ")";
        body += "<g" + attribute("transform", down) + ">\n<title>" + escaped(pages[i].title) + "</title>\n" +
                body_of(pages[i], gradients) + "</g>\n";
    }
    const std::string paper =
        "@page{size:" + number(first.width) + "px " + number(first.height) + "px;margin:0}";
    const float height = first.height * static_cast<float>(pages.size());
    return document_of({0, 0, first.width, height}, first.title, std::string(style) + paper,
                       gradients.text() + body);
}

namespace {

constexpr int largest_version = 26;  // 121 modules
using Buffer = std::array<std::uint8_t, qrcodegen_BUFFER_LEN_FOR_VERSION(largest_version)>;

}  // namespace

QrCode qr_code_of(const std::string& text) {
    Buffer scratch{};
    Buffer made{};
    const bool fits = qrcodegen_encodeText(text.c_str(), scratch.data(), made.data(), qrcodegen_Ecc_LOW,
                                           qrcodegen_VERSION_MIN, largest_version, qrcodegen_Mask_AUTO, true);
    QrCode code;
    if (!fits) return code;
    code.side = qrcodegen_getSize(made.data());
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            code.dark.push_back(qrcodegen_getModule(made.data(), column, row));
        }
    }
    return code;
}

}  // namespace switchbox::ui
