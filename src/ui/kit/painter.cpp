#include "ui/kit/painter.hpp"

#include <cmath>

namespace switchbox::ui {
namespace {

constexpr float unbounded = 1e6F;

float line_height(Type type) { return std::round(Fonts::size(type) * 1.45F); }

template <class Known>
void write(Parts& parts, Known part) {
    parts.emplace_back(std::move(part));
}

}  // namespace

// Visitor that draws each part by the call that recorded it.
struct PartDrawing {
    const Painter& paint;

    void operator()(const FillPart& part) const {
        paint.fill(part.rect, part.colour, part.radius, part.corners);
    }
    void operator()(const FadePart& part) const { paint.fade(part.rect, part.left, part.right); }
    void operator()(const OutlinePart& part) const {
        paint.outline(part.rect, part.colour, part.radius, part.corners, part.width);
    }
    void operator()(const LinePart& part) const { paint.line(part.from, part.to, part.colour, part.width); }
    void operator()(const DiscPart& part) const {
        paint.disc(part.centre, part.radius, part.colour, part.corners);
    }
    void operator()(const RingPart& part) const {
        paint.ring(part.centre, part.radius, part.colour, part.width, part.corners);
    }
    void operator()(const TextPart& part) const {
        paint.letters(part.type, part.size, part.at, part.colour, part.text);
    }
    void operator()(const ClipPart& part) const { paint.clip(part.rect); }
    void operator()(const UnclipPart& /*part*/) const { paint.unclip(); }
    void operator()(const Control& /*control*/) const {}
};

ImU32 packed(Colour colour) {
    return ImGui::ColorConvertFloat4ToU32({colour.r, colour.g, colour.b, colour.a});
}

void Painter::fill(const Rect& rect, Colour colour, float radius, ImDrawFlags corners) const {
    if (parts_ != nullptr) return write(*parts_, FillPart{rect, colour, radius, corners});
    list_->AddRectFilled(rect.min(), rect.max(), packed(colour), radius, corners);
}

void Painter::fade(const Rect& rect, Colour left, Colour right) const {
    if (parts_ != nullptr) return write(*parts_, FadePart{rect, left, right});
    const ImU32 from = packed(left);
    const ImU32 to = packed(right);
    list_->AddRectFilledMultiColor(rect.min(), rect.max(), from, to, to, from);
}

void Painter::stroke(const Rect& rect, Colour colour, float radius, float width) const {
    outline(rect, colour, radius, ImDrawFlags_None, width);
}

void Painter::outline(const Rect& rect, Colour colour, float radius, ImDrawFlags corners, float width) const {
    if (parts_ != nullptr) return write(*parts_, OutlinePart{rect, colour, radius, corners, width});
        // Dear ImGui 1.92.8 swapped the last two parameters.
#if IMGUI_VERSION_NUM >= 19280
    list_->AddRect(rect.min(), rect.max(), packed(colour), radius, width, corners);
#else
    list_->AddRect(rect.min(), rect.max(), packed(colour), radius, corners, width);
#endif
}

void Painter::line(ImVec2 from, ImVec2 to, Colour colour, float width) const {
    if (parts_ != nullptr) return write(*parts_, LinePart{from, to, colour, width});
    list_->AddLine(from, to, packed(colour), width);
}

void Painter::disc(ImVec2 centre, float radius, Colour colour, int corners) const {
    if (parts_ != nullptr) return write(*parts_, DiscPart{centre, radius, colour, corners});
    list_->AddCircleFilled(centre, radius, packed(colour), corners);
}

void Painter::ring(ImVec2 centre, float radius, Colour colour, float width, int corners) const {
    if (parts_ != nullptr) return write(*parts_, RingPart{centre, radius, colour, width, corners});
    list_->AddCircle(centre, radius, packed(colour), corners, width);
}

void Painter::polyline(const std::vector<ImVec2>& points, Colour colour, float width) const {
    const auto count = static_cast<int>(points.size());
    // Dear ImGui 1.92.8 swapped the last two parameters.
#if IMGUI_VERSION_NUM >= 19280
    list_->AddPolyline(points.data(), count, packed(colour), width, ImDrawFlags_None);
#else
    list_->AddPolyline(points.data(), count, packed(colour), ImDrawFlags_None, width);
#endif
}

void Painter::clip(const Rect& rect) const {
    if (parts_ != nullptr) return write(*parts_, ClipPart{rect});
    list_->PushClipRect(rect.min(), rect.max(), true);
}

void Painter::unclip() const {
    if (parts_ != nullptr) return write(*parts_, UnclipPart{});
    list_->PopClipRect();
}

// Rounds the corner of the text to whole device pixels.
void Painter::letters(Type type, float size, ImVec2 at, Colour colour, std::string_view text) const {
    if (parts_ != nullptr) return write(*parts_, TextPart{type, size, at, colour, std::string(text)});
    fonts_.need(type, text);
    const ImVec2 corner{std::round(at.x * pixels_) / pixels_, std::round(at.y * pixels_) / pixels_};
    list_->AddText(fonts_.font(type), size, corner, packed(colour), text.data(), text.data() + text.size());
}

ImVec2 Painter::measure(Type type, std::string_view text) const {
    fonts_.need(type, text);
    return fonts_.font(type)->CalcTextSizeA(Fonts::size(type), unbounded, 0, text.data(),
                                            text.data() + text.size());
}

void Painter::text(Type type, ImVec2 at, Colour colour, std::string_view text) const {
    letters(type, Fonts::size(type), at, colour, text);
}

std::string Painter::shortened(Type type, std::string_view text, float width) const {
    if (measure(type, text).x <= width) return std::string(text);
    constexpr std::string_view ellipsis = "\xE2\x80\xA6";
    const float room = width - measure(type, ellipsis).x;
    std::size_t end = text.size();
    // Drops a word at a time, and shortens the first one by characters.
    while (end != 0 && end != std::string_view::npos && measure(type, text.substr(0, end)).x > room) {
        end = text.rfind(' ', end - 1);
    }
    if (end == std::string_view::npos) end = fitting(type, text.substr(0, text.find(' ')), room);
    return std::string(text.substr(0, end)) + std::string(ellipsis);
}

std::size_t Painter::fitting(Type type, std::string_view word, float width) const {
    const auto continues = [&](std::size_t at) {
        return at < word.size() && (static_cast<unsigned char>(word[at]) & 0xC0U) == 0x80U;
    };
    std::size_t fits = 0;
    for (std::size_t end = 1; end <= word.size(); ++end) {
        if (continues(end)) continue;
        if (fits > 0 && measure(type, word.substr(0, end)).x > width) break;
        fits = end;
    }
    return fits;
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
        // A single word, for example a link, may be wider than the line.
        if (measure(type, text.substr(0, end)).x > width) end = fitting(type, text.substr(0, end), width);
        lines.push_back(text.substr(0, end));
        if (end >= text.size()) break;
        if (text[end] != ' ') {
            text.remove_prefix(end);
            continue;
        }
        text.remove_prefix(end + 1);
    }
    return lines;
}

float Painter::paragraph_height(Type type, std::string_view text, float width) const {
    const float scale = reading(type);
    return static_cast<float>(broken(type, text, width / scale).size()) *
           std::round(line_height(type) * scale);
}

void Painter::paragraph(Type type, ImVec2 at, Colour colour, std::string_view text, float width,
                        bool centred) const {
    const float scale = reading(type);
    for (const std::string_view line : broken(type, text, width / scale)) {
        const float indent = centred ? (width - measure(type, line).x * scale) / 2 : 0;
        letters(type, Fonts::size(type) * scale, {at.x + indent, at.y}, colour, line);
        at.y += std::round(line_height(type) * scale);
    }
}

void Painter::centred(Type type, ImVec2 centre, Colour colour, std::string_view text, float scale) const {
    const ImVec2 size = measure(type, text);
    const ImVec2 corner{centre.x - size.x * scale / 2, centre.y - size.y * scale / 2};
    letters(type, Fonts::size(type) * scale, corner, colour, text);
}

void Painter::icon(ImVec2 centre, Colour colour, const char* glyph, float size) const {
    const ImVec2 extent = fonts_.font(Type::icon)->CalcTextSizeA(size, unbounded, 0, glyph);
    letters(Type::icon, size, {centre.x - extent.x / 2, centre.y - extent.y / 2}, colour, glyph);
}

void Painter::control(Control control) const { parts_->emplace_back(std::move(control)); }

void Painter::draw(const Part& part) const { std::visit(PartDrawing{*this}, part); }

}  // namespace switchbox::ui
