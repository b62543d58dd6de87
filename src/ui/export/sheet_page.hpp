// Sheet that is written from the top down: a heading, blocks, words.
#pragma once

#include <string>
#include <string_view>

#include "ui/kit/drawing.hpp"

namespace switchbox::ui {

// Returns a text's approximate width, rather too large than too small, because the font is not known.
[[nodiscard]] float text_width(std::string_view text, float size, bool mono = false);
// Returns the text, cut to the width with an ellipsis if it is wider.
[[nodiscard]] std::string shortened(std::string_view text, float size, float width);

class SheetPage {
  public:
    // Begins a sheet with its heading. `width` is the space between the margins; a wider heading enlarges it.
    SheetPage(const Theme& theme, float width, std::string title, std::string_view subtitle);

    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] float width() const { return drawing_.width - 2 * margin; }

    void add(DrawnShape shape) { drawing_.shapes.push_back(std::move(shape)); }
    void space(float height) { y_ += height; }
    // Returns the next `height` pixels over the whole width, and moves below them.
    Rect block(float height);
    // Adds a paragraph, broken into lines.
    void words(std::string_view text, float size, Colour ink, bool mono = false);

    // Returns the sheet as it is, with a margin below.
    [[nodiscard]] Drawing finish() &&;

  private:
    static constexpr float margin = 36;

    const Theme& theme_;
    Drawing drawing_;
    float y_ = margin;
};

// Draws a surface under `inside`, a little larger than it.
void draw_card(SheetPage& page, const Rect& inside);
inline constexpr float sheet_padding = 16;

}  // namespace switchbox::ui
