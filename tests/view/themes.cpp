#include <doctest/doctest.h>

#include <initializer_list>

#include "view/theme.hpp"

using switchbox::view::Colour;
using switchbox::view::contrast;
using switchbox::view::rgb;
using switchbox::view::Theme;

TEST_CASE("contrast is the ratio of WCAG: black on white 21, a colour on itself 1") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == doctest::Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) == doctest::Approx(4.478).epsilon(0.001));
    CHECK(contrast(rgb(0x123456), rgb(0x123456)) == doctest::Approx(1));
}

TEST_CASE("in both themes text has a contrast of 4.5 and rims and rings one of 3") {
    for (const Theme* theme : {&switchbox::view::dark_theme(), &switchbox::view::light_theme()}) {
        CAPTURE(theme->dark);
        for (const Colour& below : {theme->ground, theme->surface, theme->raised}) {
            CHECK(contrast(theme->text, below) >= 4.5F);
        }
        for (const Colour& below : {theme->ground, theme->surface})
            CHECK(contrast(theme->muted, below) >= 4.5F);
        // The cells' numbers stand on their keys.
        CHECK(contrast(theme->muted, theme->raised) >= 4.5F);
        CHECK(contrast(theme->on_accent, theme->accent) >= 4.5F);
        CHECK(contrast(theme->warning, theme->surface) >= 3);
        for (const Colour& ring : {theme->rim, theme->hint, theme->proof, theme->text}) {
            CHECK(contrast(ring, theme->raised) >= 3);
        }
    }
}
