// A sheet as it is being written, from the top down: a heading, blocks, words.
#pragma once

#include <string>
#include <string_view>

#include "ui/kit/drawing.hpp"

namespace switchbox::ui {

// About how wide a text is, and rather more than less: which of its fonts is there is not known.
[[nodiscard]] float text_width(std::string_view text, float size, bool mono = false);
// The text, or as much of it as is no wider, with an ellipsis.
[[nodiscard]] std::string shortened(std::string_view text, float size, float width);

class SheetPage {
  public:
    // `width`: of what the sheet holds between its margins; it becomes larger if the heading needs it.
    SheetPage(const Theme& theme, float width, std::string title, std::string_view subtitle);

    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] float width() const { return drawing_.width - 2 * margin; }

    void add(DrawnShape shape) { drawing_.shapes.push_back(std::move(shape)); }
    void space(float height) { y_ += height; }
    // The next so many pixels down, over the whole width.
    Rect block(float height);
    // A paragraph, broken into lines.
    void words(std::string_view text, float size, Colour ink, bool mono = false);

    // The sheet as it is, with a margin below.
    [[nodiscard]] Drawing finish() &&;

  private:
    static constexpr float margin = 36;

    const Theme& theme_;
    Drawing drawing_;
    float y_ = margin;
};

// A surface under something, a little larger than it.
void draw_card(SheetPage& page, const Rect& inside);
inline constexpr float sheet_padding = 16;

}  // namespace switchbox::ui
