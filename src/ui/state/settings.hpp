// What the player has set up; it outlives the page.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "ui/state/rule_shelf.hpp"

namespace switchbox::ui {

enum class ThemeChoice : std::uint8_t { system, dark, light, contrast };
enum class MotionChoice : std::uint8_t { system, full, reduced };

struct Settings {
    ThemeChoice theme = ThemeChoice::system;
    MotionChoice motion = MotionChoice::system;
    int speed = 1;              // of the played solution: 0 slow, 1 normal, 2 fast
    int text = 100;             // its size in percent: 100, 125, 150 or 200
    bool one_key = true;        // shortcuts of one key without Ctrl
    std::string language = {};  // "de"; empty: the one that the machine prefers
    bool presses_left = false;  // they are counted for the player, beside the presses made
    bool sound = false;         // of presses, hints and wins
    bool vibration = false;     // of the same, where the device can
    bool guided = false;        // the first game is not won yet (frame/guide.hpp)
    // Whoever is new is introduced to each machine; these are known.
    bool introduces = false;
    std::vector<std::string> introduced = {};
    SavedRules rules = {};
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct UiState;

// A setting with a few values to choose from: "theme" with "dark" is kept as the line "theme dark".
struct Setting {
    std::string_view id;
    std::vector<std::string_view> choices;
    int (*get)(const Settings&);  // returns the place in `choices`
    void (*set)(Settings&, int);
    bool (*is_offered)(const UiState&) = nullptr;  // null: everywhere

    [[nodiscard]] Message name() const;
    [[nodiscard]] Message choice_name(int choice) const;
};
// Returns all settings, in the order of the dialog.
[[nodiscard]] const std::vector<Setting>& all_settings();
// Returns the one of them with the speed of a solution that plays.
[[nodiscard]] const Setting& speed_setting();
[[nodiscard]] Settings with_choice(Settings settings, const Setting& setting, int choice);

// "switchbox-settings 2", then a "name value" line for each that is not as in Settings{}, and "end"; a saved
// rule has one of its own (rule_shelf.hpp). Version 1, without an end, is read too.
[[nodiscard]] std::string format_settings(const Settings& settings);
[[nodiscard]] Result<Settings> parse_settings(std::string_view text);

// What the machine outside the program prefers.
struct Surroundings {
    bool prefers_dark = true;
    bool prefers_reduced_motion = false;
    bool touch = false;
    bool prefers_contrast = false;
    bool can_vibrate = false;
    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};
// The theme in use: the one that was chosen, or that the machine prefers; never `system`.
[[nodiscard]] ThemeChoice theme_in_use(const Settings& settings, const Surroundings& surroundings);
// Seconds between the steps of what plays at a speed, Settings::speed.
inline constexpr int speed_count = 3;
[[nodiscard]] double step_time(int speed);
[[nodiscard]] bool is_motion_reduced(const Settings& settings, const Surroundings& surroundings);

}  // namespace switchbox::ui
