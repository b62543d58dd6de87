// Settings of the player, which are stored between visits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/rule.hpp"

namespace switchbox::ui {

// Rules that the player has drawn and saved, each under a name. In the settings each is a line, "TEXT NAME".
// TEXT is the rule in the format of machine/rule_text.hpp, NAME goes up to the end of the line.
struct SavedRule {
    std::string name;
    machine::Rule rule;  // accepted by machine::choose_own
    friend bool operator==(const SavedRule&, const SavedRule&) = default;
};
using SavedRules = std::vector<SavedRule>;

inline constexpr std::size_t max_rule_name = 40;  // characters

// Returns the part of the text that a name can contain: no control characters, no invalid UTF-8, at most
// `max_rule_name` characters.
[[nodiscard]] std::string cleaned_name(std::string_view text);
// Returns the name without spaces at its ends.
[[nodiscard]] std::string trimmed_name(std::string_view name);

// Returns the rule with the name; nullptr if there is none.
[[nodiscard]] const SavedRule* find_rule(const SavedRules& rules, std::string_view name);
// Returns "Rule 1" in the current language, or the first such name that is not taken.
[[nodiscard]] std::string unused_name(const SavedRules& rules);
// Returns the name under which the rule is saved; empty if it is not saved.
[[nodiscard]] std::string name_of_rule(const SavedRules& rules, const machine::Rule& rule);

// Replaces the rule of the same name, or appends the rule.
void keep_rule(SavedRules& rules, SavedRule rule);
void forget_rule(SavedRules& rules, std::string_view name);

// Convert between a rule and its line. An Error gives the problem.
[[nodiscard]] std::string format_saved_rule(const SavedRule& rule);
[[nodiscard]] Result<SavedRule> parse_saved_rule(std::string_view line);

enum class ThemeChoice : std::uint8_t { system, dark, light, contrast };
enum class MotionChoice : std::uint8_t { system, full, reduced };

struct Settings {
    ThemeChoice theme = ThemeChoice::system;
    MotionChoice motion = MotionChoice::system;
    int speed = 1;              // playback of solutions: 0 slow, 1 normal, 2 fast
    int text = 100;             // size of text in percent: 100, 125, 150 or 200
    bool one_key = true;        // shortcuts of one key without Ctrl
    std::string language = {};  // "de"; empty for the language that the system prefers
    bool presses_left = false;  // shown beside the presses made
    bool sound = false;         // sounds of presses, hints and wins
    bool vibration = false;     // vibration for the same events, if the device can vibrate
    bool guided = false;        // true until the first game is won (frame/status_words.hpp)
    // Introductions to machines are for new players only; `introduced` lists the machines introduced
    // so far, and machines' guides that are over (MachineGuide::id).
    bool introduces = false;
    std::vector<std::string> introduced = {};
    SavedRules rules = {};
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct UiState;

// Setting with a few values to choose from. "theme" with "dark" is stored as the line "theme dark".
struct Setting {
    std::string_view id;
    std::vector<std::string_view> choices;  // in the order of the member's values: {"off", "on"} for a bool
    int (*get)(const Settings&);            // returns the index in `choices`
    void (*set)(Settings&, int);
    bool (*is_offered)(const UiState&) = nullptr;  // depends on the device, not the machine; null: always

    [[nodiscard]] Message name() const;
    [[nodiscard]] Message choice_name(int choice) const;
};
// Returns all settings, in the order of the dialog.
[[nodiscard]] const std::vector<Setting>& all_settings();
// Returns the setting for the speed of solution playback.
[[nodiscard]] const Setting& speed_setting();
[[nodiscard]] Settings with_choice(Settings settings, const Setting& setting, int choice);

// Returns "switchbox-settings 2", then a "name value" line for each setting that differs from Settings{}, and
// "end". A saved rule has a line of its own. parse_settings also reads version 1, which has no "end".
[[nodiscard]] std::string format_settings(const Settings& settings);
[[nodiscard]] Result<Settings> parse_settings(std::string_view text);

// Preferences of the system outside the program, and abilities of the device.
struct SystemPreferences {
    bool prefers_dark = true;
    bool prefers_reduced_motion = false;
    bool touch = false;
    bool prefers_contrast = false;
    bool can_vibrate = false;
    friend bool operator==(const SystemPreferences&, const SystemPreferences&) = default;
};
// Returns the theme in use, chosen by the player or preferred by the system; never `system`.
[[nodiscard]] ThemeChoice theme_in_use(const Settings& settings, const SystemPreferences& surroundings);
// Number of playback speeds (Settings::speed). step_time() returns the seconds between steps at a speed.
inline constexpr int speed_count = 3;
[[nodiscard]] double step_time(int speed);
[[nodiscard]] bool is_motion_reduced(const Settings& settings, const SystemPreferences& surroundings);

}  // namespace switchbox::ui
