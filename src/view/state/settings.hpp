// What the player has set up; it outlives the page.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "machine/result.hpp"
#include "view/state/rule_shelf.hpp"

namespace switchbox::view {

enum class ThemeChoice : std::uint8_t { system, dark, light };
enum class MotionChoice : std::uint8_t { system, full, reduced };

struct Settings {
    ThemeChoice theme = ThemeChoice::system;
    MotionChoice motion = MotionChoice::system;
    int speed = 1;              // of the played solution: 0 slow, 1 normal, 2 fast
    std::string language = {};  // "de"; empty: the one that the machine prefers
    bool presses_left = false;  // they are counted for the player, beside the presses made
    bool guided = false;        // the first game is not won yet (frame/guide.hpp)
    // Whoever is new is introduced to each machine; these are known.
    bool introduces = false;
    std::vector<std::string> introduced = {};
    SavedRules rules = {};
    friend bool operator==(const Settings&, const Settings&) = default;
};

// "switchbox-settings 1", then a "name value" line each; a saved rule has one of its own (rule_shelf.hpp).
[[nodiscard]] std::string format_settings(const Settings& settings);
[[nodiscard]] Result<Settings> parse_settings(std::string_view text);

// What the machine outside the program prefers.
struct Surroundings {
    bool prefers_dark = true;
    bool prefers_reduced_motion = false;
    bool touch = false;
    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};
[[nodiscard]] bool is_dark(const Settings& settings, const Surroundings& surroundings);
// Seconds between the steps of what plays.
[[nodiscard]] double step_time(const Settings& settings);
[[nodiscard]] bool is_motion_reduced(const Settings& settings, const Surroundings& surroundings);

}  // namespace switchbox::view
