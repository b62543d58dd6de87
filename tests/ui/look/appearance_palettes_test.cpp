// Tests that all kinds of eyes can distinguish the lamps: by letter, digit or shape always, and by colour as
// far as the palette promises.
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "machine/machine.hpp"
#include "support/eyes.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::test {
namespace {

using ui::Colour;
using ui::Theme;

constexpr int most_states = 9;    // states of a lamp, one digit each
constexpr int most_colours = 64;  // on the largest machine: eight colours, each plain and with seven patterns

Colour glass(const Theme& theme, int state, int states) {
    return mix(theme.dark_lamp, theme.lit, static_cast<float>(state) / static_cast<float>(states - 1));
}

}  // namespace

TEST_CASE("Ghaly's eight colours are told apart by all eyes, in grey by their lightness") {
    for (const Theme* theme : ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        const auto& tiles = theme->tiles.lit;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(i);
                CAPTURE(j);
                const Colour a = tiles.at(i).face;
                const Colour b = tiles.at(j).face;
                CHECK(std::abs(lightness(a) - lightness(b)) >= 4.5);
                for (const Eyes& eyes : kinds_of_eyes()) {
                    CAPTURE(eyes.name);
                    CHECK(colour_distance(eyes, a, b) >= (sees_hues(eyes) ? 0.095 : 0.035));
                }
            }
        }
    }
}

TEST_CASE("all colours have letters of their own, and those of one face a pattern each") {
    std::set<std::string> letters;
    for (int state = 1; state <= most_colours; ++state) {
        CHECK(letters.insert(machine::colour_letter(state)).second);
    }
    // From the ninth colour on, the pattern's tone is visible on the tile for all kinds of eyes.
    for (const Theme* theme : ui::all_themes()) {
        for (const ui::TileColour& tile : theme->tiles.lit) {
            for (const Eyes& eyes : kinds_of_eyes()) {
                CAPTURE(eyes.name);
                CHECK(colour_distance(eyes, tile.face, tile.pattern) >= 0.08);
            }
        }
    }
}

TEST_CASE("neighbouring states of a lamp differ to all eyes, and a digit shows on each") {
    for (const Theme* theme : ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        for (int states = 2; states <= most_states; ++states) {
            CAPTURE(states);
            for (int state = 1; state < states; ++state) {
                CAPTURE(state);
                const Colour here = glass(*theme, state, states);
                const Colour below = glass(*theme, state - 1, states);
                CHECK(std::abs(lightness(here) - lightness(below)) >= 3.5);
                for (const Eyes& eyes : kinds_of_eyes()) {
                    CAPTURE(eyes.name);
                    CHECK(colour_distance(eyes, here, below) >= 0.03);
                }
                CHECK(contrast(ink_on(here), here) >= 4.5F);
            }
        }
    }
}

TEST_CASE("lit and dark lamps differ to all eyes, and in size") {
    for (const Theme* theme : ui::all_themes()) {
        CAPTURE(std::string(theme->name));
        for (const Eyes& eyes : kinds_of_eyes()) {
            CAPTURE(eyes.name);
            CHECK(colour_distance(eyes, theme->lit, theme->dark_lamp) >= 0.3);
            CHECK(colour_distance(eyes, theme->lit, theme->lit_rim) >= (theme->name == "dark" ? 0 : 0.1));
        }
    }
    CHECK(ui::lamp_shape::dark_share < 0.9F);
}

}  // namespace switchbox::test
