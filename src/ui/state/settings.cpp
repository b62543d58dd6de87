#include "ui/state/settings.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "game/kept_text.hpp"
#include "machine/catalogue.hpp"
#include "machine/notation.hpp"

namespace switchbox::ui {
namespace {

constexpr std::array<int, 4> text_sizes{100, 125, 150, 200};

}  // namespace

int text_choice(const Settings& settings) {
    return static_cast<int>(std::find(text_sizes.begin(), text_sizes.end(), settings.text) -
                            text_sizes.begin());
}

void choose_text(Settings& settings, int choice) {
    settings.text = text_sizes.at(static_cast<std::size_t>(choice));
}

namespace {

constexpr std::string_view settings_head = "switchbox-settings 2";
constexpr std::string_view older_settings_head = "switchbox-settings 1";  // without an end
// A setting of a few values, a line "name value".
struct Choice {
    std::string_view name;
    std::array<std::string_view, 4> values;
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
    bool is_written_always =
        true;  // those of the first version; others where they are not at their first value
};
constexpr std::array<Choice, 9> choices{{
    {"theme",
     {"system", "dark", "light", "contrast"},
     [](const Settings& s) { return static_cast<int>(s.theme); },
     [](Settings& s, int value) { s.theme = static_cast<ThemeChoice>(value); }},
    {"motion",
     {"system", "full", "reduced"},
     [](const Settings& s) { return static_cast<int>(s.motion); },
     [](Settings& s, int value) { s.motion = static_cast<MotionChoice>(value); }},
    {"speed",
     {"slow", "normal", "fast"},
     [](const Settings& s) { return s.speed; },
     [](Settings& s, int value) { s.speed = value; }},
    {"text", {"100", "125", "150", "200"}, text_choice, choose_text, false},
    {"one-key",
     {"on", "off"},
     [](const Settings& s) { return s.one_key ? 0 : 1; },
     [](Settings& s, int value) { s.one_key = value == 0; },
     false},
    {"presses-left",
     {"hidden", "shown"},
     [](const Settings& s) { return s.presses_left ? 1 : 0; },
     [](Settings& s, int value) { s.presses_left = value == 1; },
     false},
    {"sound",
     {"off", "on"},
     [](const Settings& s) { return s.sound ? 1 : 0; },
     [](Settings& s, int value) { s.sound = value == 1; },
     false},
    {"vibration",
     {"off", "on"},
     [](const Settings& s) { return s.vibration ? 1 : 0; },
     [](Settings& s, int value) { s.vibration = value == 1; },
     false},
    {"guide",
     {"off", "on"},
     [](const Settings& s) { return s.guided ? 1 : 0; },
     [](Settings& s, int value) { s.guided = value == 1; },
     false},
}};

Error at_line(std::size_t line, Message problem) {
    return Error{tell("view.settings.line", line, std::move(problem))};
}

// Any language may have been there when this was written.
bool is_language(std::string_view code) {
    constexpr std::size_t max_length = 12;
    return !code.empty() && code.size() <= max_length &&
           code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos;
}

// False when one of them can be no machine.
bool read_introduced(Settings& settings, std::string_view ids) {
    settings.introduces = true;
    if (ids.empty()) return true;
    for (const std::string_view id : machine::split(ids, ' ')) {
        if (!machine::may_be_machine(id)) return false;
        settings.introduced.emplace_back(id);
    }
    return true;
}

// False when the name or its value is not known.
bool set(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "introduced") return read_introduced(settings, value);
    for (const Choice& choice : choices) {
        if (choice.name != name || value.empty()) continue;
        const auto found = machine::place_of(value, choice.values);
        if (found) choice.set(settings, static_cast<int>(*found));
        return found.has_value();
    }
    return false;
}

std::optional<Error> read_rule(SavedRules& rules, std::string_view text) {
    const auto rule = parse_saved_rule(text);
    if (!rule) return rule.error();
    if (find_rule(rules, rule->name) != nullptr) {
        return Error{tell("view.settings.rule-twice", machine::quoted(rule->name))};
    }
    rules.push_back(*rule);
    return std::nullopt;
}

// What is wrong with the line, if anything.
std::optional<Error> read_line(Settings& settings, std::string_view line) {
    const std::size_t space = line.find(' ');
    const std::string_view name = line.substr(0, space);
    const std::string_view value = space == std::string_view::npos ? "" : line.substr(space + 1);
    if (name == "rule") return read_rule(settings.rules, value);
    if (name == "language" && is_language(value)) {
        settings.language = value;
        return std::nullopt;
    }
    if (set(settings, name, value)) return std::nullopt;
    return Error{tell("view.settings.unknown", machine::quoted(line))};
}

}  // namespace

std::string format_settings(const Settings& settings) {
    std::string text(settings_head);
    for (const Choice& choice : choices) {
        const auto value = static_cast<std::size_t>(choice.get(settings));
        if (value == 0 && !choice.is_written_always) continue;
        text += "\n" + std::string(choice.name) + " " + std::string(choice.values.at(value));
    }
    if (!settings.language.empty()) text += "\nlanguage " + settings.language;
    if (settings.introduces) {
        text += "\nintroduced";
        for (const std::string& id : settings.introduced) text += " " + id;
    }
    for (const SavedRule& rule : settings.rules) text += "\nrule " + format_saved_rule(rule);
    return text + "\n" + std::string(game::kept_end) + "\n";
}

Result<Settings> parse_settings(std::string_view text) {
    std::vector<std::string_view> lines = game::kept_lines(text);
    if (lines[0] != older_settings_head) {
        if (const auto flaw = game::flaw_in(lines, settings_head)) return at_line(flaw->line, flaw->problem);
        lines.pop_back();
    }
    Settings settings;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (lines[i].empty()) continue;
        if (const auto problem = read_line(settings, lines[i])) return at_line(i + 1, problem->message);
    }
    return settings;
}

ThemeChoice theme_in_use(const Settings& settings, const Surroundings& surroundings) {
    if (settings.theme != ThemeChoice::system) return settings.theme;
    if (surroundings.prefers_contrast) return ThemeChoice::contrast;
    return surroundings.prefers_dark ? ThemeChoice::dark : ThemeChoice::light;
}

bool is_motion_reduced(const Settings& settings, const Surroundings& surroundings) {
    if (settings.motion == MotionChoice::system) return surroundings.prefers_reduced_motion;
    return settings.motion == MotionChoice::reduced;
}

double step_time(int speed) {
    static constexpr std::array<double, speed_count> by_speed{1.6, 0.85, 0.4};
    return by_speed.at(static_cast<std::size_t>(speed));
}

}  // namespace switchbox::ui
