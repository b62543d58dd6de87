// Points and rectangles in logical pixels from the top left corner of the window, y downwards. A logical
// pixel is a CSS pixel of the page times the zoom (Layout::zoom).
#pragma once

#include <imgui.h>

#include <algorithm>

namespace switchbox::ui {

inline float dot(ImVec2 a, ImVec2 b) { return a.x * b.x + a.y * b.y; }

struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    [[nodiscard]] float right() const { return x + width; }
    [[nodiscard]] float bottom() const { return y + height; }
    [[nodiscard]] ImVec2 min() const { return {x, y}; }
    [[nodiscard]] ImVec2 max() const { return {right(), bottom()}; }
    [[nodiscard]] ImVec2 centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] bool contains(ImVec2 p) const {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }
    [[nodiscard]] Rect inset(float by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    [[nodiscard]] Rect moved(ImVec2 by) const { return {x + by.x, y + by.y, width, height}; }
    // Returns the intersection; its width or height is 0 if the rectangles do not overlap.
    [[nodiscard]] Rect common(const Rect& other) const {
        const float left = std::max(x, other.x);
        const float top = std::max(y, other.y);
        return {left, top, std::max(std::min(right(), other.right()) - left, 0.0F),
                std::max(std::min(bottom(), other.bottom()) - top, 0.0F)};
    }
    friend bool operator==(const Rect&, const Rect&) = default;
};

// Cut a slice off one side of `rest` and return it; `rest` keeps the remainder.
inline Rect cut_top(Rect& rest, float height) {
    const Rect slice{rest.x, rest.y, rest.width, height};
    rest = {rest.x, rest.y + height, rest.width, rest.height - height};
    return slice;
}
inline Rect cut_bottom(Rect& rest, float height) {
    rest.height -= height;
    return {rest.x, rest.bottom(), rest.width, height};
}
inline Rect cut_left(Rect& rest, float width) {
    const Rect slice{rest.x, rest.y, width, rest.height};
    rest = {rest.x + width, rest.y, rest.width - width, rest.height};
    return slice;
}
inline Rect cut_right(Rect& rest, float width) {
    rest.width -= width;
    return {rest.right(), rest.y, width, rest.height};
}

}  // namespace switchbox::ui
