// Board as shapes, drawn as the shader and the marks draw it. Lamps are in their keys, or fill their cells if
// the buttons are between them. Ghaly's machine has coloured tiles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::ui {

// Sheet that is written from the top down: a heading, blocks, words.

// Returns a text's approximate width, rather too large than too small, because the font is not known.
[[nodiscard]] float text_width(std::string_view text, float size, bool mono = false);
// Returns the text, cut to the width with an ellipsis if it is wider.
[[nodiscard]] std::string shortened(std::string_view text, float size, float width);

// Returns the text broken into lines of at most that width, except for words that are wider.
[[nodiscard]] std::vector<std::string> broken_lines(std::string_view text, float size, float width,
                                                    bool mono);

class SheetPage {
  public:
    // Begins a sheet with its heading. `width` is the space between the margins; a wider heading enlarges it.
    SheetPage(const Theme& theme, float width, std::string title, std::string_view subtitle);

    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] float width() const { return drawing_.width - 2 * margin; }

    void add(DrawnShape shape) { drawing_.shapes.push_back(std::move(shape)); }
    void space(float height) { y_ += height; }
    [[nodiscard]] float height_so_far() const { return y_; }
    // Returns the next `height` pixels over the whole width, and moves below them.
    Rect block(float height);
    // Adds a paragraph, broken into lines.
    void words(std::string_view text, float size, Colour ink, bool mono = false);

    // Returns the sheet as it is, with a margin below.
    [[nodiscard]] Drawing finish() &&;

    static constexpr float margin = 36;

  private:
    const Theme& theme_;
    Drawing drawing_;
    float y_ = margin;
};

// Draws a surface under `inside`, a little larger than it.
void draw_card(SheetPage& page, const Rect& inside);
inline constexpr float sheet_padding = 16;

struct SheetBoard {
    const machine::Machine& machine;
    const machine::Picture& picture;
    Rect place;
    bool bare = false;                         // lamps without their buttons, as for a target
    const machine::PressGrid* down = nullptr;  // Ghaly's machine: the buttons that are down
};

// Draws the lamps with their states, and the keys around them.
void draw_board(SheetPage& page, const SheetBoard& board);

// Draws the number of every button in its key, if there is space.
void draw_key_numbers(SheetPage& page, const SheetBoard& board);
// Draws buttons that are not lamps, with their numbers if `numbered`.
void draw_round_buttons(SheetPage& page, const SheetBoard& board, bool numbered);

// Returns the side of a cell that suits a board and has space for its marks. The larger side of a board of up
// to 30 cells is about `side`.
[[nodiscard]] float sheet_cell(machine::Shape lamps, float side);
// Returns the area of a board with cells of this size.
[[nodiscard]] Rect board_place(ImVec2 at, machine::Shape lamps, float cell);

// Returns "5 × 5, 3 states, only lit lamps may be pressed".
[[nodiscard]] Message machine_words(const machine::Machine& machine);

}  // namespace switchbox::ui
