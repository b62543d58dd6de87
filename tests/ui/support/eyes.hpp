// Simulation of colours as seen by all kinds of eyes.
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

// Kind of eyes as a matrix on linear sRGB: normal, without one kind of cones (Machado, Oliveira & Fernandes
// 2009, severity 1), or grey.
struct Eyes {
    const char* name;
    Matrix seen;
};
inline constexpr std::size_t eye_kinds = 5;
[[nodiscard]] const std::array<Eyes, eye_kinds>& kinds_of_eyes();
[[nodiscard]] bool sees_hues(const Eyes& eyes);

// Returns the distance in Oklab (Ottosson 2020); 0.02 is just visible.
[[nodiscard]] double colour_distance(const Eyes& eyes, ui::Colour a, ui::Colour b);
// Returns CIE L*, 0..100.
[[nodiscard]] double lightness(ui::Colour colour);

}  // namespace switchbox::test
