// How large a QR code is in its room, and what it looks like.
#pragma once

#include "ui/kit/painter.hpp"
#include "ui/kit/qr_code.hpp"

namespace switchbox::ui {

// The side of the code with its quiet zone, in logical pixels: as large as `room` has it, each module of so
// many whole device pixels, `pixels` being those of a logical one. Three and more, but where a window is
// small and its pixels are coarse.
[[nodiscard]] float code_side(const QrCode& code, float room, float pixels);

// Draws it into its place, set to whole device pixels; answers with where it then stands.
Rect draw_code(const Painter& paint, const QrCode& code, const Rect& place);

}  // namespace switchbox::ui
