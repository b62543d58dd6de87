// Drawing of rectangles, text and icons in logical pixels and theme colours, either at once on an ImGui draw
// list or recorded as parts.
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

    // Fills a rectangle. `corners` (ImDrawFlags) selects the corners that `radius` rounds; 0 selects all.
    void fill(const Rect& rect, Colour colour, float radius = 0, ImDrawFlags corners = 0) const;
    void fade(const Rect& rect, Colour left, Colour right) const;
    void stroke(const Rect& rect, Colour colour, float radius, float width) const;
    void outline(const Rect& rect, Colour colour, float radius, ImDrawFlags corners, float width) const;
    void line(ImVec2 from, ImVec2 to, Colour colour, float width) const;
    void disc(ImVec2 centre, float radius, Colour colour, int corners) const;
    void ring(ImVec2 centre, float radius, Colour colour, float width, int corners) const;
    // Requires a draw list.
    void polyline(const std::vector<ImVec2>& points, Colour colour, float width) const;

    // Clips drawing to the rectangle and to those of enclosing calls, until unclip().
    void clip(const Rect& rect) const;
    void unclip() const;

    // Returns the size of one line of text.
    [[nodiscard]] ImVec2 measure(Type type, std::string_view text) const;
    // Draws one line of text with its top left corner at `at`.
    void text(Type type, ImVec2 at, Colour colour, std::string_view text) const;
    // Returns the line, or as much of it as fits into `width` with an ellipsis.
    [[nodiscard]] std::string shortened(Type type, std::string_view text, float width) const;
    // Measure and draw running text in lines of at most `width`, broken between words, and inside a word that
    // is wider. Body text may be enlarged (Fonts::reading).
    [[nodiscard]] float paragraph_height(Type type, std::string_view text, float width) const;
    void paragraph(Type type, ImVec2 at, Colour colour, std::string_view text, float width,
                   bool centred = false) const;
    // Draws text centred in both directions; `scale` multiplies the size in the type scale.
    void centred(Type type, ImVec2 centre, Colour colour, std::string_view text, float scale = 1) const;
    void icon(ImVec2 centre, Colour colour, const char* glyph, float size = 20) const;

    // Records a control, which is drawn in the state that it has by then (View::draw_parts). Requires parts.
    void control(Control control) const;

    // Draws a recorded part; skips controls.
    void draw(const Part& part) const;

  private:
    friend struct PartDrawing;
    // Returns how many bytes of the word fit into `width`: whole UTF-8 characters, at least one.
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
