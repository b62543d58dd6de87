// Drawing of the open dialog and its parts, such as a QR code.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/kit/painter.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::ui {

// Size and drawing of a QR code.

// Returns the side of the code with its quiet zone, in logical pixels. It is as large as `room` allows with
// modules of whole device pixels; `pixels` is the number of device pixels in a logical one. A module has at
// least 2, which only a small window with coarse pixels needs; else 3 or more.
[[nodiscard]] float code_side(const QrCode& code, float room, float pixels);

// Draws the code at its place, aligned to whole device pixels; returns the square that it covers.
Rect draw_code(const Painter& paint, const QrCode& code, const Rect& place);

// Drawing of the open dialog over everything else.

// Card over the dimmed window: its size, limited to the window, its title, and the action of arrow keys that
// no element in it handles.
struct CardSpec {
    float width = 0;
    float height = 0;
    std::string_view title;
    void (*move)(InputContext& context, int rows, int columns) = nullptr;
};

// Open card. Everything added while this object exists belongs to the dialog. A click beside the card closes
// it, as its button does.
class Card {
  public:
    Card(const Frame& frame, const CardSpec& spec);
    ~Card();
    Card(const Card&) = delete;
    Card& operator=(const Card&) = delete;

    [[nodiscard]] Rect room() const;

  private:
    const Frame& frame_;
    Rect place_;
    std::optional<Inside> inside_;
};

// Returns the part of a dialog in which contents as wide as `room` scroll. It has space around them for what
// overhangs, and for focus rings; as much above the contents as below.
[[nodiscard]] Rect scroll_window(const Rect& room);

// Draws, over the contents of a dialog that scroll in `window`, a fade where they go on and a bar for how far
// they are scrolled. `extent`: their length. Draws nothing if they fit.
void draw_scroll_signs(const Frame& frame, const Rect& window, float extent);

// Adds a dialog over everything else.
void dialog_view(const Frame& frame, const Dialog& dialog);

}  // namespace switchbox::ui
