#include "ui/dialogs/code_view.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::ui {
namespace {

constexpr float least_module = 2;         // in device pixels
constexpr float largest_code_side = 360;  // in logical pixels

float modules_across(const QrCode& code) { return static_cast<float>(code.side + 2 * quiet_zone); }

// Returns the number of dark modules in a row from this one on.
int run_length(const QrCode& code, int row, int column) {
    int end = column;
    while (end < code.side && code.is_dark(row, end)) ++end;
    return end - column;
}

}  // namespace

float code_side(const QrCode& code, float room, float pixels) {
    const float across = modules_across(code);
    const float module = std::floor(std::min(room, largest_code_side) * pixels / across);
    return std::max(module, least_module) * across / pixels;
}

Rect draw_code(const Painter& paint, const QrCode& code, const Rect& place) {
    const float pixels = paint.pixels();
    const auto whole = [pixels](float at) { return std::round(at * pixels) / pixels; };
    const Rect ground{whole(place.x), whole(place.y), place.width, place.width};
    const float module = ground.width / modules_across(code);
    const float left = ground.x + module * quiet_zone;
    const float top = ground.y + module * quiet_zone;
    paint.fill(ground, code_ground);
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            const int run = run_length(code, row, column);
            if (run == 0) continue;
            paint.fill({left + module * static_cast<float>(column), top + module * static_cast<float>(row),
                        module * static_cast<float>(run), module},
                       code_ink);
            column += run;
        }
    }
    return ground;
}

}  // namespace switchbox::ui
