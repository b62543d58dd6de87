// Rectangles compared up to rounding.
#pragma once

#include "ui/frame/layout.hpp"

namespace switchbox::test {

[[nodiscard]] inline bool is_inside(const ui::Rect& inner, const ui::Rect& outer, float rounding = 0.5F) {
    return inner.x >= outer.x - rounding && inner.y >= outer.y - rounding &&
           inner.right() <= outer.right() + rounding && inner.bottom() <= outer.bottom() + rounding;
}

[[nodiscard]] inline bool is_apart(const ui::Rect& a, const ui::Rect& b, float rounding = 0.5F) {
    return a.right() <= b.x + rounding || b.right() <= a.x + rounding || a.bottom() <= b.y + rounding ||
           b.bottom() <= a.y + rounding;
}

}  // namespace switchbox::test
