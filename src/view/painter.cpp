#include "view/painter.hpp"

#include <cmath>

namespace switchbox::view {

ImU32 packed(Colour colour) {
    return ImGui::ColorConvertFloat4ToU32({colour.r, colour.g, colour.b, colour.a});
}

void Painter::fill(const Rect& rect, Colour colour, float radius) const {
    list_.AddRectFilled(rect.min(), rect.max(), packed(colour), radius);
}

void Painter::stroke(const Rect& rect, Colour colour, float radius, float width) const {
    list_.AddRect(rect.min(), rect.max(), packed(colour), radius, 0, width);
}

void Painter::line(ImVec2 from, ImVec2 to, Colour colour, float width) const {
    list_.AddLine(from, to, packed(colour), width);
}

ImVec2 Painter::on_pixel(ImVec2 at) const {
    return {std::round(at.x * pixels_) / pixels_, std::round(at.y * pixels_) / pixels_};
}

ImVec2 Painter::measure(Type type, std::string_view text, float wrap) const {
    return fonts_.font(type)->CalcTextSizeA(Fonts::size(type), 1e6F, wrap, text.data(), text.data() + text.size());
}

void Painter::text(Type type, ImVec2 at, Colour colour, std::string_view text, float wrap) const {
    list_.AddText(fonts_.font(type), Fonts::size(type), on_pixel(at), packed(colour), text.data(),
                  text.data() + text.size(), wrap);
}

void Painter::centred(Type type, ImVec2 centre, Colour colour, std::string_view text) const {
    const ImVec2 size = measure(type, text);
    this->text(type, {centre.x - size.x / 2, centre.y - size.y / 2}, colour, text);
}

void Painter::icon(ImVec2 centre, Colour colour, const char* glyph, float size) const {
    ImFont* font = fonts_.font(Type::icon);
    const ImVec2 extent = font->CalcTextSizeA(size, 1e6F, 0, glyph);
    list_.AddText(font, size, on_pixel({centre.x - extent.x / 2, centre.y - extent.y / 2}), packed(colour), glyph);
}

}  // namespace switchbox::view
