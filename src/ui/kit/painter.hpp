// Drawing in the house style: rectangles, text and icons in logical pixels and theme colours, at once on an
// ImGui draw list or written down as parts.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/fonts.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/kit/parts.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

[[nodiscard]] ImU32 packed(Colour colour);

class Painter {
  public:
    // `pixels`: device pixels per logical pixel.
    Painter(ImDrawList& list, const Fonts& fonts, const Theme& theme, float pixels)
        : list_(&list), fonts_(fonts), theme_(theme), pixels_(pixels) {}
    Painter(Parts& parts, const Fonts& fonts, const Theme& theme, float pixels)
        : parts_(&parts), fonts_(fonts), theme_(theme), pixels_(pixels) {}

    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] float pixels() const { return pixels_; }

    // Rounded at the corners that `corners` (ImDrawFlags) names.
    void fill(const Rect& rect, Colour colour, float radius = 0, ImDrawFlags corners = 0) const;
    void fade(const Rect& rect, Colour left, Colour right) const;
    void stroke(const Rect& rect, Colour colour, float radius, float width) const;
    void outline(const Rect& rect, Colour colour, float radius, ImDrawFlags corners, float width) const;
    void line(ImVec2 from, ImVec2 to, Colour colour, float width) const;
    void disc(ImVec2 centre, float radius, Colour colour, int corners) const;
    void ring(ImVec2 centre, float radius, Colour colour, float width, int corners) const;
    // On a draw list only.
    void polyline(const std::vector<ImVec2>& points, Colour colour, float width) const;

    // Until unclip(), nothing shows outside of the rectangle, nor outside of the one before.
    void clip(const Rect& rect) const;
    void unclip() const;

    // One line.
    [[nodiscard]] ImVec2 measure(Type type, std::string_view text) const;
    // The line's top left corner at `at`.
    void text(Type type, ImVec2 at, Colour colour, std::string_view text) const;
    // The line, or as much of it as fits into `width`, with an ellipsis.
    [[nodiscard]] std::string shortened(Type type, std::string_view text, float width) const;
    // Running text broken between words into lines of at most `width`, and inside a word that is wider; the
    // body's type may be larger there (Fonts::reading).
    [[nodiscard]] float paragraph_height(Type type, std::string_view text, float width) const;
    void paragraph(Type type, ImVec2 at, Colour colour, std::string_view text, float width,
                   bool centred = false) const;
    // Centred in both directions, maybe at another size than the type scale has.
    void centred(Type type, ImVec2 centre, Colour colour, std::string_view text, float scale = 1) const;
    void icon(ImVec2 centre, Colour colour, const char* glyph, float size = 20) const;

    // Written down to be drawn as it will be then; on a draw list only part by part (draw_parts).
    void control(Control control) const;

    // Draws what was written down, but for controls.
    void draw(const Part& part) const;

  private:
    friend struct PartDrawing;
    // How many bytes of the word have room.
    [[nodiscard]] std::size_t fitting(Type type, std::string_view word, float width) const;
    [[nodiscard]] std::vector<std::string_view> broken(Type type, std::string_view text, float width) const;
    [[nodiscard]] float reading(Type type) const { return type == Type::body ? fonts_.reading() : 1; }
    void letters(Type type, float size, ImVec2 at, Colour colour, std::string_view text) const;

    ImDrawList* list_ = nullptr;
    Parts* parts_ = nullptr;
    const Fonts& fonts_;
    const Theme& theme_;
    float pixels_;
};

}  // namespace switchbox::ui
