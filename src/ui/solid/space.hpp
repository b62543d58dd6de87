// Points in space: x to the right, y up, z towards the eye.
#pragma once

#include <cmath>

namespace switchbox::ui {

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

}  // namespace switchbox::ui
