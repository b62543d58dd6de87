// Themes: their colours, and measures that all controls share.
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
// Returns the contrast ratio of relative luminance as WCAG 2.1 defines it, 1..21.
[[nodiscard]] float contrast(Colour a, Colour b);

// Returns black or white, whichever contrasts more with `below`.
[[nodiscard]] Colour ink_on(Colour below);

// Colours of cells whose states are colours. The cells are dark glass in all themes: light colours such as
// white and yellow contrast enough with no other background.
inline constexpr std::size_t tile_colours = 8;
struct TileColour {
    Colour fill;
    Colour pattern;  // used from the ninth colour on; the letter must be legible on both
};
struct TileColours {
    Colour dark;    // state 0
    Colour socket;  // background of a tile, and bezel of a button that is down
    Colour key;
    std::array<TileColour, tile_colours> lit;
};

struct Theme {
    std::string_view name;  // as the web page uses it
    bool dark = true;
    bool strong = false;  // high contrast: buttons have rims, and letters on colours have chips behind them
    Colour ground, surface, raised, edge;
    Colour hover;  // raised button under the pointer
    Colour text, muted;
    Colour accent, on_accent;   // primary button
    Colour lit, lit_rim, core;  // core.a: strength of the core colour in the middle of a lit lamp
    float core_reach = 1;       // as a share of the lamp's radius
    Colour dark_lamp, rim;
    Colour hint, proof, warning;
    float halo = 0;
    float focus_width = 2;  // width of the focus ring, in pixels
    TileColours tiles;
};

[[nodiscard]] const Theme& dark_theme();
[[nodiscard]] const Theme& light_theme();
// High contrast on black, and on white.
[[nodiscard]] const Theme& contrast_theme();
[[nodiscard]] const Theme& light_contrast_theme();
inline constexpr std::size_t theme_count = 4;
[[nodiscard]] std::array<const Theme*, theme_count> all_themes();

// Colours for paper: black on white, with pale colours under the letters of coloured tiles.
[[nodiscard]] const Theme& print_theme();

// Colours of QR codes: dark on light in every theme, as cameras need it.
inline constexpr Colour code_ink{0, 0, 0};
inline constexpr Colour code_ground{1, 1, 1};

namespace measure {

inline constexpr float radius = 8;
inline constexpr float large_radius = 12;
inline constexpr float button = 40;
inline constexpr float touch_button = 44;
}  // namespace measure

}  // namespace switchbox::ui
