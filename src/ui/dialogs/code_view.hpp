// Size and drawing of a QR code.
#pragma once

#include "ui/kit/painter.hpp"
#include "ui/kit/qr_code.hpp"

namespace switchbox::ui {

// Returns the side of the code with its quiet zone, in logical pixels. It is as large as `room` allows with
// modules of whole device pixels; `pixels` is the number of device pixels in a logical one. A module has at
// least 2, which only a small window with coarse pixels needs; else 3 or more.
[[nodiscard]] float code_side(const QrCode& code, float room, float pixels);

// Draws the code at its place, aligned to whole device pixels; returns the square that it covers.
Rect draw_code(const Painter& paint, const QrCode& code, const Rect& place);

}  // namespace switchbox::ui
