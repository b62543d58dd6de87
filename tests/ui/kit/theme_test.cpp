#include "ui/kit/theme.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "support/texts.hpp"
#include "ui/look/appearance.hpp"

using switchbox::ui::Colour;
using switchbox::ui::contrast;
using switchbox::ui::rgb;
using switchbox::ui::Theme;
using switchbox::ui::TileColour;

TEST_CASE("contrast is the ratio of WCAG: black on white 21, a colour on itself 1") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == doctest::Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) == doctest::Approx(4.478).epsilon(0.001));
    CHECK(contrast(rgb(0x123456), rgb(0x123456)) == doctest::Approx(1));
}

namespace {

// Least contrasts of text and of other parts: WCAG level AA, and level AAA for a high contrast theme.
float least_text(const Theme& theme) { return theme.strong ? 7 : 4.5F; }
float least_rim(const Theme& theme) { return theme.strong ? 4.5F : 3; }

}  // namespace

TEST_CASE("text has a contrast of 4.5 and rims and rings one of 3, in high contrast 7 and 4.5") {
    for (const Theme* theme : switchbox::ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        const float text = least_text(*theme);
        const float rim = least_rim(*theme);
        for (const Colour& below : {theme->ground, theme->surface, theme->raised, theme->hover}) {
            CHECK(contrast(theme->text, below) >= text);
        }
        // The cells' numbers are drawn on their keys.
        for (const Colour& below : {theme->ground, theme->surface, theme->raised})
            CHECK(contrast(theme->muted, below) >= text);
        CHECK(contrast(theme->on_accent, theme->accent) >= text);
        CHECK(contrast(theme->warning, theme->surface) >= rim);
        for (const Colour& ring : {theme->rim, theme->hint, theme->proof, theme->text}) {
            CHECK(contrast(ring, theme->raised) >= rim);
            CHECK(contrast(ring, theme->ground) >= rim);
        }
        // Codes of lit wires.
        CHECK(std::max(contrast(theme->text, theme->lit), contrast(theme->ground, theme->lit)) >= text);
        if (theme->strong) CHECK(contrast(theme->edge, theme->surface) >= rim);
    }
}

TEST_CASE("what has the keyboard has a ring of two pixels, in high contrast of four") {
    for (const Theme* theme : switchbox::ui::all_themes()) {
        CHECK(theme->focus_width >= (theme->strong ? 4 : 2));
    }
}

TEST_CASE(
    "a lit lamp differs from a dark one by 3 to 1, by its rim and by a core, and both from their keys") {
    for (const Theme* theme : switchbox::ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        CHECK(contrast(theme->lit, theme->dark_lamp) >= 3);
        const Colour core = mix(theme->lit, theme->core, theme->core.a);
        // Difference without hue: the core contrasts with the lamp around it, or at least with a dark lamp.
        CHECK(std::max(contrast(core, theme->lit), contrast(core, theme->dark_lamp)) >= 3);
        for (const Colour& below : {theme->raised, theme->ground})
            CHECK(contrast(theme->lit_rim, below) >= 3);
        CHECK(contrast(theme->rim, theme->dark_lamp) >= 3);
    }
}

TEST_CASE("ink on a colour is black or white, whichever contrasts more") {
    CHECK(contrast(ink_on(rgb(0xFFFFFF)), rgb(0xFFFFFF)) > 17);
    CHECK(contrast(ink_on(rgb(0x000000)), rgb(0x000000)) == doctest::Approx(21));
}

TEST_CASE("a coloured cell differs from a dark one, and its letter shows on it") {
    for (const Theme* theme : switchbox::ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        for (std::size_t i = 0; i < theme->tiles.lit.size(); ++i) {
            CAPTURE(i);
            const TileColour& tile = theme->tiles.lit.at(i);
            CHECK(contrast(tile.fill, theme->tiles.dark) >= 3);
            CHECK(contrast(tile.fill, theme->tiles.socket) >= 3);
            const Colour chip = switchbox::ui::chip_fill(*theme, static_cast<int>(i) + 1);
            CHECK(contrast(ink_on(chip), chip) >= least_text(*theme));
            const Colour ink = ink_on(tile.fill);
            CHECK(contrast(ink, tile.fill) >= 4.5F);
            CHECK(contrast(ink, tile.pattern) >= 4.5F);
            CHECK(contrast(tile.fill, tile.pattern) >= 1.5F);
        }
        CHECK(contrast(ink_on(theme->tiles.dark), theme->tiles.dark) >= 4.5F);
        CHECK(contrast(theme->rim, theme->tiles.dark) >= least_rim(*theme));
    }
}

TEST_CASE("rings show on the keys of coloured cells and on the bezels of those that are down") {
    const Colour white = rgb(0xFFFFFF);
    for (const Theme* theme : switchbox::ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        const switchbox::ui::TileColours& tiles = theme->tiles;
        for (const Colour& ring : {theme->rim, theme->hint, theme->proof, theme->text}) {
            CHECK(contrast(ring, tiles.key) >= least_rim(*theme));
        }
        // Over a bezel the shader draws the outline in white, and the proof mixed with 0.3 of white.
        for (const Colour& ring : {theme->hint, mix(theme->proof, white, 0.3F), white}) {
            CHECK(contrast(ring, tiles.socket) >= 3);
        }
    }
}

TEST_CASE("the page around the canvas has the themes' colours") {
    const auto hex = [](Colour colour) {
        std::array<char, 8> text{};
        const auto part = [](float share) { return static_cast<int>(std::lround(share * 255)); };
        std::snprintf(text.data(), text.size(), "#%02x%02x%02x", part(colour.r), part(colour.g),
                      part(colour.b));
        return std::string(text.data());
    };
    const std::string style = switchbox::test::file_text("web/style.css");
    const Theme& dark = switchbox::ui::dark_theme();
    const Theme& light = switchbox::ui::light_theme();
    CHECK(style.find("--ground: " + hex(dark.ground) + ";\n  --text: " + hex(dark.text) +
                     ";\n  --edge: " + hex(dark.edge) + ";\n  --surface: " + hex(dark.surface) +
                     ";\n  --raised: " + hex(dark.raised) + ";\n  --lit: " + hex(dark.lit) + ";") !=
          std::string::npos);
    // Colours before the first frame: the system's preference first, then the player's choice.
    for (const Theme* theme :
         {&light, &switchbox::ui::contrast_theme(), &switchbox::ui::light_contrast_theme()}) {
        const std::string colours = "{ --ground: " + hex(theme->ground) + "; --text: " + hex(theme->text) +
                                    "; --edge: " + hex(theme->edge) + "; --surface: " + hex(theme->surface) +
                                    "; --raised: " + hex(theme->raised) + "; --lit: " + hex(theme->lit) +
                                    "; }";
        CAPTURE(colours);
        CHECK(style.find(":root:not([data-theme]) " + colours) != std::string::npos);
        CHECK(style.find(":root[data-theme=\"" + std::string(theme->name) + "\"] " + colours) !=
              std::string::npos);
    }
    CHECK(switchbox::test::file_text("web/index.html").find("content=\"" + hex(dark.ground) + "\"") !=
          std::string::npos);
}
