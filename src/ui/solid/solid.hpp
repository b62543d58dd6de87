// Three-dimensional view of a machine beside its board.
#pragma once

#include <cmath>
#include <string_view>

#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pointer_input.hpp"

namespace switchbox::ui {

struct Frame;

// Points in space: x to the right, y up, z towards the eye.
struct Point3 {
    float x = 0;
    float y = 0;
    float z = 0;
    friend bool operator==(const Point3&, const Point3&) = default;
};

[[nodiscard]] constexpr Point3 operator+(Point3 a, Point3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
[[nodiscard]] constexpr Point3 operator-(Point3 a, Point3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
[[nodiscard]] constexpr Point3 operator*(Point3 a, float by) { return {a.x * by, a.y * by, a.z * by}; }
[[nodiscard]] constexpr float dot(Point3 a, Point3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] constexpr Point3 cross(Point3 a, Point3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// Returns the point rotated about a unit axis, clockwise when looking against the axis.
[[nodiscard]] inline Point3 turned_round(Point3 axis, float angle, Point3 point) {
    const float along = dot(axis, point);
    const float cosine = std::cos(angle);
    return point * cosine - cross(axis, point) * std::sin(angle) + axis * (along * (1 - cosine));
}

inline constexpr std::string_view solid_id = "solid";

struct SolidOptions {
    bool editing = false;
    bool touch = false;  // buttons are larger
};

class Solid {
  public:
    Solid() = default;
    Solid(const Solid&) = delete;
    Solid& operator=(const Solid&) = delete;
    virtual ~Solid() = default;

    // Makes space for it in the layout, by moving board and target, if the game has one.
    virtual void place(Layout& layout, const game::Game& game, SolidOptions options) const = 0;
    // Adds what belongs to it to the element tree, on top of it.
    virtual void arrange(const Frame& frame) const = 0;
    // Handles the pointer. `held`: the pointer was pressed on this element.
    virtual void follow_pointer(InputContext& context, const PointerInput& input, bool held) = 0;
    // Handles the keys that are down; returns whether it used them.
    virtual bool follow_keys(InputContext& context) = 0;
    virtual void draw(const BoardDrawContext& stage) = 0;
};

}  // namespace switchbox::ui
