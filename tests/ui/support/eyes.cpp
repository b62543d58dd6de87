#include "support/eyes.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::test {
namespace {

double dot(Point a, Point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Point times(const Matrix& matrix, Point p) {
    return {dot(matrix[0], p), dot(matrix[1], p), dot(matrix[2], p)};
}
double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
Point linear(ui::Colour c) { return {linear(c.r), linear(c.g), linear(c.b)}; }

Point oklab(Point rgb) {
    const Matrix cones{{{0.4122214708, 0.5363325363, 0.0514459929},
                        {0.2119034982, 0.6806995451, 0.1073969566},
                        {0.0883024619, 0.2817188376, 0.6299787005}}};
    const Matrix lab{{{0.2104542553, 0.7936177850, -0.0040720468},
                      {1.9779984951, -2.4285922050, 0.4505937099},
                      {0.0259040371, 0.7827717662, -0.8086757660}}};
    const Point lms = times(cones, rgb);
    return times(lab, {std::cbrt(lms.x), std::cbrt(lms.y), std::cbrt(lms.z)});
}

Point as_seen(const Eyes& eyes, ui::Colour colour) {
    const Point seen = times(eyes.seen, linear(colour));
    return oklab({std::max(seen.x, 0.0), std::max(seen.y, 0.0), std::max(seen.z, 0.0)});
}

constexpr Point luminance{0.2126, 0.7152, 0.0722};

}  // namespace

const std::array<Eyes, eye_kinds>& kinds_of_eyes() {
    static const std::array<Eyes, eye_kinds> kinds{{{"all cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
                                                    {"deuteranopia",
                                                     {{{0.367322, 0.860646, -0.227968},
                                                       {0.280085, 0.672501, 0.047413},
                                                       {-0.011820, 0.042940, 0.968881}}}},
                                                    {"protanopia",
                                                     {{{0.152286, 1.052583, -0.204868},
                                                       {0.114503, 0.786281, 0.099216},
                                                       {-0.003882, -0.048116, 1.051998}}}},
                                                    {"tritanopia",
                                                     {{{1.255528, -0.076749, -0.178779},
                                                       {-0.078411, 0.930809, 0.147602},
                                                       {0.004733, 0.691367, 0.303900}}}},
                                                    {"grey", {{luminance, luminance, luminance}}}}};
    return kinds;
}

bool sees_hues(const Eyes& eyes) { return &eyes != &kinds_of_eyes().back(); }

double colour_distance(const Eyes& eyes, ui::Colour a, ui::Colour b) {
    const Point from = as_seen(eyes, a);
    const Point to = as_seen(eyes, b);
    return std::hypot(from.x - to.x, from.y - to.y, from.z - to.z);
}

double lightness(ui::Colour colour) { return 116 * std::cbrt(dot(luminance, linear(colour))) - 16; }

}  // namespace switchbox::test
