// Colours, type sizes and measures: the only place where they are numbers.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace switchbox::ui {

struct Colour {
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 1;
    [[nodiscard]] Colour with_alpha(float alpha) const { return {r, g, b, alpha}; }
};
[[nodiscard]] constexpr Colour rgb(std::uint32_t hex) {
    constexpr float full = 255.0F;
    return {static_cast<float>(hex >> 16U & 0xFFU) / full, static_cast<float>(hex >> 8U & 0xFFU) / full,
            static_cast<float>(hex & 0xFFU) / full, 1.0F};
}
[[nodiscard]] Colour mix(Colour from, Colour to, float t);
// Relative luminance contrast as WCAG 2.1 defines it, 1..21.
[[nodiscard]] float contrast(Colour a, Colour b);

// Black or white, whichever contrasts more with what is below.
[[nodiscard]] Colour ink_on(Colour below);

// The cells of machines whose states are colours. They are dark glass in all themes: light colours such as
// white and yellow differ enough from nothing else.
inline constexpr std::size_t tile_colours = 8;
struct TileColour {
    Colour face;
    Colour pattern;  // from the ninth colour on; the letter's ink must show on both
};
struct TileColours {
    Colour dark;    // state 0
    Colour socket;  // what a tile sits in, the bezel of a button that is down
    Colour key;
    std::array<TileColour, tile_colours> lit;
};

struct Theme {
    std::string_view name;  // as the page knows it
    bool dark = true;
    bool strong = false;  // high contrast: buttons have rims, and letters on colours stand on chips
    Colour ground, surface, raised, edge;
    Colour hover;  // a raised button under the pointer
    Colour text, muted;
    Colour accent, on_accent;   // the one filled button
    Colour lit, lit_rim, core;  // core.a is how much of it a lit lamp's middle has
    float core_reach = 1;       // in the lamp's radius
    Colour dark_lamp, rim;
    Colour hint, proof, warning;
    float halo = 0;
    float focus_width = 2;  // of the ring round what has the keyboard, in pixels
    TileColours tiles;
};

[[nodiscard]] const Theme& dark_theme();
[[nodiscard]] const Theme& light_theme();
[[nodiscard]] const Theme& contrast_theme();
inline constexpr std::size_t theme_count = 3;
[[nodiscard]] std::array<const Theme*, theme_count> all_themes();

// A QR code is dark on light for every camera, whatever the theme.
inline constexpr Colour code_ink{0, 0, 0};
inline constexpr Colour code_ground{1, 1, 1};

namespace measure {

inline constexpr float radius = 8;
inline constexpr float large_radius = 12;
inline constexpr float button = 40;
inline constexpr float touch_button = 44;
}  // namespace measure

}  // namespace switchbox::ui
