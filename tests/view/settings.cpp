#include "view/settings.hpp"

#include <doctest/doctest.h>

#include "view/setting_rows.hpp"

using namespace switchbox::view;

TEST_CASE("settings survive being written and read, every combination of them") {
    for (int theme = 0; theme < 3; ++theme) {
        for (int motion = 0; motion < 3; ++motion) {
            for (int speed = 0; speed < 3; ++speed) {
                Settings settings;
                setting_rows()[0].set(settings, theme);
                setting_rows()[1].set(settings, motion);
                setting_rows()[2].set(settings, speed);
                const auto read = parse_settings(format_settings(settings));
                REQUIRE(static_cast<bool>(read));
                CHECK(*read == settings);
            }
        }
    }
}

TEST_CASE("damaged settings are refused with the line at fault") {
    CHECK(parse_settings("").error().message ==
          "settings, line 1: it does not begin with 'switchbox-settings 1'");
    CHECK(parse_settings("switchbox-settings 2\n").error().message ==
          "settings, line 1: it does not begin with 'switchbox-settings 1'");
    CHECK(parse_settings("switchbox-settings 1\ntheme pink\n").error().message ==
          "settings, line 2: 'theme pink' is not a setting");
    CHECK(parse_settings("switchbox-settings 1\ntheme dark\nvolume\n").error().message ==
          "settings, line 3: 'volume' is not a setting");
}

TEST_CASE("what is left to the system follows the system, and a choice does not") {
    Settings settings;
    CHECK(is_dark(settings, {true, false, false}));
    CHECK_FALSE(is_dark(settings, {false, false, false}));
    CHECK(is_motion_reduced(settings, {true, true, false}));
    settings.theme = ThemeChoice::light;
    settings.motion = MotionChoice::full;
    CHECK_FALSE(is_dark(settings, {true, false, false}));
    CHECK_FALSE(is_motion_reduced(settings, {true, true, false}));
}
