#include "view/kit/painter.hpp"

#include <cmath>

namespace switchbox::view {
namespace {

constexpr float unbounded = 1e6F;

float line_height(Type type) { return std::round(Fonts::size(type) * 1.45F); }

}  // namespace

ImU32 packed(Colour colour) {
    return ImGui::ColorConvertFloat4ToU32({colour.r, colour.g, colour.b, colour.a});
}

void Painter::fill(const Rect& rect, Colour colour, float radius) const {
    list_.AddRectFilled(rect.min(), rect.max(), packed(colour), radius);
}

void Painter::stroke(const Rect& rect, Colour colour, float radius, float width) const {
    outline(rect, colour, radius, ImDrawFlags_None, width);
}

void Painter::outline(const Rect& rect, Colour colour, float radius, ImDrawFlags corners, float width) const {
    // Dear ImGui 1.92.8 changed the order of the last two.
#if IMGUI_VERSION_NUM >= 19280
    list_.AddRect(rect.min(), rect.max(), packed(colour), radius, width, corners);
#else
    list_.AddRect(rect.min(), rect.max(), packed(colour), radius, corners, width);
#endif
}

void Painter::line(ImVec2 from, ImVec2 to, Colour colour, float width) const {
    list_.AddLine(from, to, packed(colour), width);
}

ImVec2 Painter::on_pixel(ImVec2 at) const {
    return {std::round(at.x * pixels_) / pixels_, std::round(at.y * pixels_) / pixels_};
}

ImVec2 Painter::measure(Type type, std::string_view text) const {
    return fonts_.font(type)->CalcTextSizeA(Fonts::size(type), unbounded, 0, text.data(),
                                            text.data() + text.size());
}

void Painter::text(Type type, ImVec2 at, Colour colour, std::string_view text) const {
    list_.AddText(fonts_.font(type), Fonts::size(type), on_pixel(at), packed(colour), text.data(),
                  text.data() + text.size());
}

std::string Painter::shortened(Type type, std::string_view text, float width) const {
    if (measure(type, text).x <= width) return std::string(text);
    constexpr std::string_view ellipsis = "\xE2\x80\xA6";
    const float room = width - measure(type, ellipsis).x;
    std::size_t end = text.size();
    // A word at a time: no word, and no character of several bytes, is cut in two.
    while (end != 0 && end != std::string_view::npos && measure(type, text.substr(0, end)).x > room) {
        end = text.rfind(' ', end - 1);
    }
    return std::string(text.substr(0, end == std::string_view::npos ? 0 : end)) + std::string(ellipsis);
}

std::vector<std::string_view> Painter::broken(Type type, std::string_view text, float width) const {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::size_t end = text.find(' ');
        while (end != std::string_view::npos) {
            const std::size_t next = text.find(' ', end + 1);
            if (measure(type, text.substr(0, next)).x > width) break;
            end = next;
        }
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return lines;
}

float Painter::paragraph_height(Type type, std::string_view text, float width) const {
    return static_cast<float>(broken(type, text, width).size()) * line_height(type);
}

void Painter::paragraph(Type type, ImVec2 at, Colour colour, std::string_view text, float width,
                        bool centred) const {
    for (const std::string_view line : broken(type, text, width)) {
        const float indent = centred ? (width - measure(type, line).x) / 2 : 0;
        this->text(type, {at.x + indent, at.y}, colour, line);
        at.y += line_height(type);
    }
}

void Painter::centred(Type type, ImVec2 centre, Colour colour, std::string_view text, float scale) const {
    const ImVec2 size = measure(type, text);
    const ImVec2 corner{centre.x - size.x * scale / 2, centre.y - size.y * scale / 2};
    list_.AddText(fonts_.font(type), Fonts::size(type) * scale, on_pixel(corner), packed(colour), text.data(),
                  text.data() + text.size());
}

void Painter::icon(ImVec2 centre, Colour colour, const char* glyph, float size) const {
    ImFont* font = fonts_.font(Type::icon);
    const ImVec2 extent = font->CalcTextSizeA(size, unbounded, 0, glyph);
    list_.AddText(font, size, on_pixel({centre.x - extent.x / 2, centre.y - extent.y / 2}), packed(colour),
                  glyph);
}

}  // namespace switchbox::view
