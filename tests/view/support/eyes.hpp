// Colours as eyes of all kinds see them.
#pragma once

#include <array>

#include "ui/kit/theme.hpp"

namespace switchbox::test {

struct Point {
    double x = 0;
    double y = 0;
    double z = 0;
};
using Matrix = std::array<Point, 3>;

// How linear sRGB looks to all eyes, and to those without one kind of cones (Machado, Oliveira & Fernandes
// 2009, severity 1), or in grey.
struct Eyes {
    const char* name;
    Matrix seen;
};
inline constexpr std::size_t eye_kinds = 5;
[[nodiscard]] const std::array<Eyes, eye_kinds>& kinds_of_eyes();
[[nodiscard]] bool sees_hues(const Eyes& eyes);

// In Oklab (Ottosson 2020); 0.02 is just seen.
[[nodiscard]] double colour_distance(const Eyes& eyes, ui::Colour a, ui::Colour b);
// CIE L*, 0..100.
[[nodiscard]] double lightness(ui::Colour colour);

}  // namespace switchbox::test
