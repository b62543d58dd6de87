// Drawing of rectangles, text and icons in logical pixels and theme colours, either at once on an ImGui draw
// list or recorded as parts.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/kit/fonts.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

class Painter;

// Buttons, marks, list rows, fields and sliders, and how each is drawn at rest, hovered, held and focused.

enum class Look : std::uint8_t {
    primary,  // button filled with the accent: the main action
    raised,   // button with an icon and a word
    ghost,    // no background until hovered
    link,     // underlined words, no background until hovered
    stacked,  // icon over a small word (phone)
    chip,     // a word, filled while selected
    tab,      // a word, underlined while selected
    mark,     // a cell of a small board, filled while selected
    row,      // list row: words, and a note at its end
    field,    // text field
    slider,   // knob on a rail of `steps` steps
    frame     // frame around something drawn elsewhere
};

struct Control {
    std::string id = {};
    Rect rect = {};
    std::string label = {};  // field: the typed text
    const char* icon = nullptr;
    Look look = Look::raised;
    bool enabled = true;
    bool selected = false;
    float scale = 1;         // tab: of the word
    std::string note = {};   // row: note at its end; field: placeholder; mark: small words below the label
    std::size_t steps = 0;   // slider: number of steps
    float share = 0;         // slider: target position of the knob, 0..1
    bool hollow = false;     // mark: an empty place
    bool bare = false;       // mark: has no frame
    bool is_now = false;     // mark: outlined, as today is among days
    bool has_lines = false;  // field: for several lines; row: the note is below the label
    float ring = 0;          // extra gap between the control and its focus ring, in pixels
    bool is_main = false;    // has the colours of Look::primary in any look
    bool icon_last = false;  // the icon is after the label
    bool is_quiet = false;   // muted and without background until hovered or focused, in any look
};

// State of a control at the moment of drawing.
struct ControlState {
    float glow = 0;   // hover, 0..1
    float share = 0;  // slider: drawn position of the knob, 0..1
    bool held = false;
    bool focused = false;  // has the keyboard focus, and the player sees it
};

void draw_control(const Painter& paint, const Control& control, const ControlState& state);

// Margin at each end of a slider, in pixels. slider_rail() returns the rest, along which the knob moves.
inline constexpr float slider_margin = 12;
[[nodiscard]] Rect slider_rail(const Rect& slider);

// Returns whether a row of that width shows its label and its note in one line.
[[nodiscard]] bool fits_in_row(const Painter& paint, std::string_view label, std::string_view note,
                               float width);

// Returns the width that a raised, primary or chip button needs.
[[nodiscard]] float button_width(const Painter& paint, std::string_view label, bool with_icon);

// Recorded drawing commands in drawing order, worked out once and drawn often. Only controls change between
// draws: they follow the current state of pointer and keyboard.
struct FillPart {
    Rect rect;
    Colour colour;
    float radius = 0;
    ImDrawFlags corners = 0;
};
// Gradient from one colour at the left edge to another at the right edge.
struct FadePart {
    Rect rect;
    Colour from;
    Colour to;
    bool down = false;
};
struct OutlinePart {
    Rect rect;
    Colour colour;
    float radius = 0;
    ImDrawFlags corners = 0;
    float width = 1;
};
struct LinePart {
    ImVec2 from;
    ImVec2 to;
    Colour colour;
    float width = 1;
};
struct DiscPart {
    ImVec2 centre;
    float radius = 0;
    Colour colour;
    int corners = 0;
};
struct RingPart {
    ImVec2 centre;
    float radius = 0;
    Colour colour;
    float width = 1;
    int corners = 0;
};
// Star, one of several. Those of a result appear one after another.
struct StarPart {
    ImVec2 centre;
    float radius = 0;
    bool is_filled = false;  // else an outline
    std::size_t number = 0;  // counted from 0
    float shown = 1;         // how far the filling has grown, 0..1
    bool is_still = false;   // does not grow after a win
};
struct TextPart {
    Type type = Type::body;
    float size = 0;  // font size in logical pixels
    ImVec2 at;       // top left corner of the line
    Colour colour;
    std::string text;
};
// Clips the parts up to the matching UnclipPart to the rectangle and to the enclosing ones.
struct ClipPart {
    Rect rect;
};
struct UnclipPart {};

using Part = std::variant<FillPart, FadePart, OutlinePart, LinePart, DiscPart, RingPart, StarPart, TextPart,
                          ClipPart, UnclipPart, Control>;
using Parts = std::vector<Part>;

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
    // Fills a rectangle with a gradient from left to right or, with `down`, from top to bottom.
    void fade(const Rect& rect, Colour from, Colour to, bool down = false) const;
    void stroke(const Rect& rect, Colour colour, float radius, float width) const;
    void outline(const Rect& rect, Colour colour, float radius, ImDrawFlags corners, float width) const;
    void line(ImVec2 from, ImVec2 to, Colour colour, float width) const;
    void disc(ImVec2 centre, float radius, Colour colour, int corners) const;
    void ring(ImVec2 centre, float radius, Colour colour, float width, int corners) const;
    void star(const StarPart& star) const;
    void polyline(const std::vector<ImVec2>& points, Colour colour, float width) const;

    // Clips drawing to the rectangle and to those of enclosing calls, until unclip().
    void clip(const Rect& rect) const;
    void unclip() const;

    // Returns the size of one line of text.
    [[nodiscard]] ImVec2 measure(Type type, std::string_view text) const;
    // Returns whether each character of the text has a glyph.
    [[nodiscard]] bool can_draw(Type type, std::string_view text) const {
        return fonts_.can_draw(type, text);
    }
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
    // Returns the enlargement of paragraphs of this type.
    [[nodiscard]] float reading(Type type) const { return is_running_text(type) ? fonts_.reading() : 1; }
    // Returns the scale of a line in a control: as enlarged as running text, or as far as the room allows.
    [[nodiscard]] float line_scale(Type type, std::string_view text, ImVec2 room) const;
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
    void letters(Type type, float size, ImVec2 at, Colour colour, std::string_view text) const;
    // Draw and measure text of a built-in font.
    void draw_built_in(Type type, float size, ImVec2 at, Colour colour, std::string_view text) const;
    [[nodiscard]] float width_built_in(Type type, float size, std::string_view text) const;
    // Draw words by the system's fonts, or a line that has such words; return the width. If `colour` is
    // nullptr, they only measure.
    float draw_by_system(Type type, float size, ImVec2 at, const Colour* colour, std::string_view text) const;
    float draw_pieces(Type type, float size, ImVec2 at, const Colour* colour, std::string_view line) const;
    [[nodiscard]] ImVec2 snapped(ImVec2 at) const;

    ImDrawList* list_ = nullptr;
    Parts* parts_ = nullptr;
    const Fonts& fonts_;
    const Theme& theme_;
    float pixels_;
};

}  // namespace switchbox::ui
