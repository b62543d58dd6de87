#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>

#include "view/kit/theme.hpp"

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

namespace {

using switchbox::view::TileColour;

struct Point {
    double x = 0;
    double y = 0;
    double z = 0;
};
using Matrix = std::array<Point, 3>;

double dot(Point a, Point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Point times(const Matrix& matrix, Point p) {
    return {dot(matrix[0], p), dot(matrix[1], p), dot(matrix[2], p)};
}
double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
Point linear(Colour c) { return {linear(c.r), linear(c.g), linear(c.b)}; }

// Oklab (Ottosson 2020) from linear sRGB.
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

double colour_distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z); }

// CIE L*, 0..100.
double lightness(Colour c) {
    const double luminance = dot({0.2126, 0.7152, 0.0722}, linear(c));
    return 116 * std::cbrt(luminance) - 16;
}

// How linear sRGB looks to all eyes, and to those without one kind of cones (Machado, Oliveira & Fernandes
// 2009, severity 1).
struct Eyes {
    const char* name;
    Matrix seen;
};
const std::array<Eyes, 4> kinds_of_eyes{
    {{"all cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
     {"deuteranopia",
      {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
     {"protanopia",
      {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
     {"tritanopia",
      {{{1.255528, -0.076749, -0.178779},
        {-0.078411, 0.930809, 0.147602},
        {0.004733, 0.691367, 0.303900}}}}}};

Point as_seen(const Eyes& eyes, const TileColour& tile) {
    const Point seen = times(eyes.seen, linear(tile.face));
    return oklab({std::max(seen.x, 0.0), std::max(seen.y, 0.0), std::max(seen.z, 0.0)});
}

}  // namespace

TEST_CASE("ink on a colour is black or white, whichever contrasts more") {
    CHECK(contrast(ink_on(rgb(0xFFFFFF)), rgb(0xFFFFFF)) > 17);
    CHECK(contrast(ink_on(rgb(0x000000)), rgb(0x000000)) == doctest::Approx(21));
}

TEST_CASE("in both themes a coloured cell differs from a dark one, and its letter shows on it") {
    for (const Theme* theme : {&switchbox::view::dark_theme(), &switchbox::view::light_theme()}) {
        CAPTURE(theme->dark);
        for (std::size_t i = 0; i < theme->tiles.lit.size(); ++i) {
            CAPTURE(i);
            const TileColour& tile = theme->tiles.lit.at(i);
            CHECK(contrast(tile.face, theme->tiles.dark) >= 3);
            CHECK(contrast(tile.face, theme->tiles.socket) >= 3);
            const Colour ink = ink_on(tile.face);
            CHECK(contrast(ink, tile.face) >= 4.5F);
            CHECK(contrast(ink, tile.pattern) >= 4.5F);
            CHECK(contrast(tile.face, tile.pattern) >= 1.5F);
        }
        CHECK(contrast(ink_on(theme->tiles.dark), theme->tiles.dark) >= 4.5F);
        CHECK(contrast(theme->rim, theme->tiles.dark) >= 3);
    }
}

TEST_CASE(
    "in both themes rings show on the keys of coloured cells and on the bezels of those that are down") {
    const Colour white = rgb(0xFFFFFF);
    for (const Theme* theme : {&switchbox::view::dark_theme(), &switchbox::view::light_theme()}) {
        CAPTURE(theme->dark);
        const switchbox::view::TileColours& tiles = theme->tiles;
        for (const Colour& ring : {theme->rim, theme->hint, theme->proof, theme->text}) {
            CHECK(contrast(ring, tiles.key) >= 3);
        }
        // Over a bezel the shader draws the outline in white and the proof with 0.3 of white.
        for (const Colour& ring : {theme->hint, mix(theme->proof, white, 0.3F), white}) {
            CHECK(contrast(ring, tiles.socket) >= 3);
        }
    }
}

TEST_CASE("the eight colours differ in lightness, and to all kinds of eyes") {
    for (const Theme* theme : {&switchbox::view::dark_theme(), &switchbox::view::light_theme()}) {
        const auto& tiles = theme->tiles.lit;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(i);
                CAPTURE(j);
                CHECK(std::abs(lightness(tiles.at(i).face) - lightness(tiles.at(j).face)) >= 4.5);
                for (const Eyes& eyes : kinds_of_eyes) {
                    CAPTURE(eyes.name);
                    // A distance of 0.02 is just seen.
                    CHECK(colour_distance(as_seen(eyes, tiles.at(i)), as_seen(eyes, tiles.at(j))) >= 0.095);
                }
            }
        }
    }
}

TEST_CASE("the page around the canvas has the themes' colours") {
    const auto read = [](const std::string& path) {
        std::ifstream file(SWITCHBOX_SOURCE_DIR "/web/" + path);
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    };
    const auto hex = [](Colour colour) {
        std::array<char, 8> text{};
        const auto part = [](float share) { return static_cast<int>(std::lround(share * 255)); };
        std::snprintf(text.data(), text.size(), "#%02x%02x%02x", part(colour.r), part(colour.g),
                      part(colour.b));
        return std::string(text.data());
    };
    const std::string style = read("style.css");
    const Theme& dark = switchbox::view::dark_theme();
    const Theme& light = switchbox::view::light_theme();
    CHECK(style.find("--ground: " + hex(dark.ground) + ";\n  --text: " + hex(dark.text) +
                     ";\n  --edge: " + hex(dark.edge) + ";\n  --surface: " + hex(dark.surface) +
                     ";\n  --raised: " + hex(dark.raised) + ";\n  --lit: " + hex(dark.lit) + ";") !=
          std::string::npos);
    const std::string lights = "{ --ground: " + hex(light.ground) + "; --text: " + hex(light.text) +
                               "; --edge: " + hex(light.edge) + "; --surface: " + hex(light.surface) +
                               "; --raised: " + hex(light.raised) + "; --lit: " + hex(light.lit) + "; }";
    const std::size_t first = style.find(lights);
    REQUIRE(first != std::string::npos);
    CHECK(style.find(lights, first + 1) != std::string::npos);
    CHECK(read("index.html").find("content=\"" + hex(dark.ground) + "\"") != std::string::npos);
}
