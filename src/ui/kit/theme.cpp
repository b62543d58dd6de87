#include "ui/kit/theme.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::ui {
namespace {

float linear(float channel) {
    return channel <= 0.04045F ? channel / 12.92F : std::pow((channel + 0.055F) / 1.055F, 2.4F);
}

float luminance(Colour c) { return 0.2126F * linear(c.r) + 0.7152F * linear(c.g) + 0.0722F * linear(c.b); }

// Red, yellow, green, blue, cyan, magenta, orange, white. A search chose these colours to maximise the least
// distance between two of them. It included normal vision, deuteranopia, protanopia and tritanopia
// (tests/ui/kit/theme_test.cpp).
constexpr std::array<TileColour, tile_colours> lit_tiles{{{rgb(0xE24A4E), rgb(0xFF9C98)},
                                                          {rgb(0xF8DC5D), rgb(0xC79F1C)},
                                                          {rgb(0x65C688), rgb(0x3A915C)},
                                                          {rgb(0x3462D1), rgb(0x1F3F94)},
                                                          {rgb(0x37E1F8), rgb(0x1FA0B8)},
                                                          {rgb(0xC06FC4), rgb(0xE6B4E8)},
                                                          {rgb(0xE99119), rgb(0xBC700C)},
                                                          {rgb(0xF4F9FE), rgb(0xA8B3C1)}}};

// Paler kinds of these colours, for black letters in print.
constexpr std::array<TileColour, tile_colours> printed_tiles{{{rgb(0xF6C5C6), rgb(0xF6C5C6)},
                                                              {rgb(0xFCF1BE), rgb(0xFCF1BE)},
                                                              {rgb(0xC9EBD5), rgb(0xC9EBD5)},
                                                              {rgb(0xC2D0F1), rgb(0xC2D0F1)},
                                                              {rgb(0xC5F4FB), rgb(0xC5F4FB)},
                                                              {rgb(0xE8CDEA), rgb(0xE8CDEA)},
                                                              {rgb(0xF6D3A3), rgb(0xF6D3A3)},
                                                              {rgb(0xFFFFFF), rgb(0xFFFFFF)}}};

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
    const Colour black = rgb(0x000000);  // lighter ink has a contrast below 4.5 on some colour
    const Colour white = rgb(0xFFFFFF);
    return contrast(below, black) >= contrast(below, white) ? black : white;
}

const Theme& dark_theme() {
    static const Theme theme{.name = "dark",
                             .dark = true,
                             .ground = rgb(0x14161A),
                             .surface = rgb(0x1C2026),
                             .raised = rgb(0x272C34),
                             .edge = rgb(0x343B45),
                             .hover = rgb(0x343B45),
                             .text = rgb(0xE9EBEE),
                             .muted = rgb(0x98A2AE),
                             .accent = rgb(0xFFB347),
                             .on_accent = rgb(0x241703),
                             .lit = rgb(0xFFB347),
                             .lit_rim = rgb(0xFFB347),
                             .core = rgb(0xFFFFFF).with_alpha(0.92F),
                             .core_reach = 0.95F,
                             .dark_lamp = rgb(0x1A1E24),
                             .rim = rgb(0x77828F),
                             .hint = rgb(0x4CC9F0),
                             .proof = rgb(0xF472B6),
                             .warning = rgb(0xFFD166),
                             .halo = 0.55F,
                             .tiles = {rgb(0x1A1E24), rgb(0x0A0C0F), rgb(0x30363F), lit_tiles}};
    return theme;
}

// Returns the light theme. As in the dark one a lit lamp is bright amber and a dark lamp is dark glass. The
// rim of a lit lamp contrasts with the light keys.
const Theme& light_theme() {
    static const Theme theme{.name = "light",
                             .dark = false,
                             .ground = rgb(0xF4F2EC),
                             .surface = rgb(0xFFFFFF),
                             .raised = rgb(0xECE9E1),
                             .edge = rgb(0xD3CEC1),
                             .hover = rgb(0xD3CEC1),
                             .text = rgb(0x1B1F24),
                             .muted = rgb(0x5B6470),
                             .accent = rgb(0xFFB12E),
                             .on_accent = rgb(0x241703),
                             .lit = rgb(0xFFA81F),
                             .lit_rim = rgb(0x9A5200),
                             .core = rgb(0xFFFDF6).with_alpha(0.95F),
                             .core_reach = 0.9F,
                             .dark_lamp = rgb(0x2E3238),
                             .rim = rgb(0x807C72),
                             .hint = rgb(0x0077B6),
                             .proof = rgb(0xB5257A),
                             .warning = rgb(0x9A5B00),
                             .halo = 0.45F,
                             .tiles = {rgb(0x1A1E24), rgb(0x101317), rgb(0xEFECE5), lit_tiles}};
    return theme;
}

const Theme& contrast_theme() {
    static const Theme theme{.name = "contrast",
                             .dark = true,
                             .strong = true,
                             .ground = rgb(0x000000),
                             .surface = rgb(0x000000),
                             .raised = rgb(0x1C1C1C),
                             .edge = rgb(0x8C8C8C),
                             .hover = rgb(0x404040),
                             .text = rgb(0xFFFFFF),
                             .muted = rgb(0xD9D9D9),
                             .accent = rgb(0xFFD600),
                             .on_accent = rgb(0x000000),
                             .lit = rgb(0xFFD600),
                             .lit_rim = rgb(0xFFFFFF),
                             .core = rgb(0xFFFFFF),
                             .core_reach = 0.8F,
                             .dark_lamp = rgb(0x000000),
                             .rim = rgb(0xC8C8C8),
                             .hint = rgb(0x00D5FF),
                             .proof = rgb(0xFFA3DA),
                             .warning = rgb(0xFFD600),
                             .halo = 0,
                             .focus_width = 4,
                             .tiles = {rgb(0x000000), rgb(0x000000), rgb(0x444444), lit_tiles}};
    return theme;
}

const Theme& light_contrast_theme() {
    static const Theme theme{.name = "contrast-light",
                             .dark = false,
                             .strong = true,
                             .ground = rgb(0xFFFFFF),
                             .surface = rgb(0xFFFFFF),
                             .raised = rgb(0xFFFFFF),
                             .edge = rgb(0x595959),
                             .hover = rgb(0xDADADA),
                             .text = rgb(0x000000),
                             .muted = rgb(0x333333),
                             .accent = rgb(0x5C3200),
                             .on_accent = rgb(0xFFFFFF),
                             .lit = rgb(0xFFD600),
                             .lit_rim = rgb(0x6B3A00),
                             .core = rgb(0xFFFFFF),
                             .core_reach = 0.8F,
                             .dark_lamp = rgb(0x000000),
                             .rim = rgb(0x757575),
                             .hint = rgb(0x0067C5),
                             .proof = rgb(0xB0186F),
                             .warning = rgb(0x7A3E00),
                             .halo = 0,
                             .focus_width = 4,
                             .tiles = {rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF), lit_tiles}};
    return theme;
}

const Theme& print_theme() {
    static const Theme theme{.name = "print",
                             .dark = false,
                             .ground = rgb(0xFFFFFF),
                             .surface = rgb(0xFFFFFF),
                             .raised = rgb(0xFFFFFF),
                             .edge = rgb(0x8C8C8C),
                             .hover = rgb(0xFFFFFF),
                             .text = rgb(0x000000),
                             .muted = rgb(0x404040),
                             .accent = rgb(0x000000),
                             .on_accent = rgb(0xFFFFFF),
                             .lit = rgb(0x000000),
                             .lit_rim = rgb(0x000000),
                             .core = rgb(0x000000).with_alpha(0),
                             .core_reach = 0,
                             .dark_lamp = rgb(0xFFFFFF),
                             .rim = rgb(0x000000),
                             .hint = rgb(0x000000),
                             .proof = rgb(0x000000),
                             .warning = rgb(0x000000),
                             .halo = 0,
                             .tiles = {rgb(0xFFFFFF), rgb(0x404040), rgb(0xFFFFFF), printed_tiles}};
    return theme;
}

std::array<const Theme*, theme_count> all_themes() {
    return {&dark_theme(), &light_theme(), &contrast_theme(), &light_contrast_theme()};
}

}  // namespace switchbox::ui
