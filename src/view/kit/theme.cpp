#include "view/kit/theme.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::view {
namespace {

float linear(float channel) {
    return channel <= 0.04045F ? channel / 12.92F : std::pow((channel + 0.055F) / 1.055F, 2.4F);
}

float luminance(Colour c) { return 0.2126F * linear(c.r) + 0.7152F * linear(c.g) + 0.0722F * linear(c.b); }

// Red, yellow, green, blue, cyan, magenta, orange, white. The faces were searched for so that the least
// distance between two of them is as large as can be, to all eyes and as deuteranopia, protanopia and
// tritanopia leave them (tests/view/themes.cpp).
constexpr std::array<TileColour, tile_colours> lit_tiles{{{rgb(0xE24A4E), rgb(0xFF9C98)},
                                                          {rgb(0xF8DC5D), rgb(0xC79F1C)},
                                                          {rgb(0x65C688), rgb(0x3A915C)},
                                                          {rgb(0x3462D1), rgb(0x1F3F94)},
                                                          {rgb(0x37E1F8), rgb(0x1FA0B8)},
                                                          {rgb(0xC06FC4), rgb(0xE6B4E8)},
                                                          {rgb(0xE99119), rgb(0xBC700C)},
                                                          {rgb(0xF4F9FE), rgb(0xA8B3C1)}}};

}  // namespace

Colour mix(Colour from, Colour to, float t) {
    return {from.r + (to.r - from.r) * t, from.g + (to.g - from.g) * t, from.b + (to.b - from.b) * t,
            from.a + (to.a - from.a) * t};
}

float contrast(Colour a, Colour b) {
    const float la = luminance(a);
    const float lb = luminance(b);
    return (std::max(la, lb) + 0.05F) / (std::min(la, lb) + 0.05F);
}

Colour ink_on(Colour below) {
    const Colour black = rgb(0x14161A);
    const Colour white = rgb(0xFFFFFF);
    return contrast(below, black) >= contrast(below, white) ? black : white;
}

const Theme& dark_theme() {
    static const Theme theme{true,
                             rgb(0x14161A),
                             rgb(0x1C2026),
                             rgb(0x272C34),
                             rgb(0x343B45),
                             rgb(0xE9EBEE),
                             rgb(0x98A2AE),
                             rgb(0xFFB347),
                             rgb(0x241703),
                             rgb(0xFFB347),
                             rgb(0xFFFFFF).with_alpha(0.92F),
                             rgb(0x1A1E24),
                             rgb(0x77828F),
                             rgb(0x4CC9F0),
                             rgb(0xF472B6),
                             rgb(0xFFD166),
                             0.55F,
                             {rgb(0x1A1E24), rgb(0x0A0C0F), rgb(0x30363F), lit_tiles}};
    return theme;
}

const Theme& light_theme() {
    static const Theme theme{false,
                             rgb(0xF4F2EC),
                             rgb(0xFFFFFF),
                             rgb(0xECE9E1),
                             rgb(0xD3CEC1),
                             rgb(0x1B1F24),
                             rgb(0x5B6470),
                             rgb(0x1B1F24),
                             rgb(0xFFFFFF),
                             rgb(0xE8870C),
                             rgb(0xFFE9B8).with_alpha(0.85F),
                             rgb(0xDAD6CB),
                             rgb(0x7C7768),
                             rgb(0x0077B6),
                             rgb(0xB5257A),
                             rgb(0x9A5B00),
                             0.30F,
                             {rgb(0x1A1E24), rgb(0x101317), rgb(0xEFECE5), lit_tiles}};
    return theme;
}

}  // namespace switchbox::view
