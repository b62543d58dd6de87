#include "view/state/settings.hpp"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "machine/notation.hpp"

namespace switchbox::view {
namespace {

constexpr std::string_view first_line = "switchbox-settings 1";
constexpr std::array<std::string_view, 3> themes{"system", "dark", "light"};
constexpr std::array<std::string_view, 3> motions{"system", "full", "reduced"};
constexpr std::array<std::string_view, 3> speeds{"slow", "normal", "fast"};

Error at_line(std::size_t line, Message problem) {
    return Error{tell("view.settings.line", line, std::move(problem))};
}

int index_in(const std::array<std::string_view, 3>& names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names.at(i) == name) return static_cast<int>(i);
    }
    return -1;
}

// Any language and any machine may have been there when this was written.
bool is_language(std::string_view code) {
    constexpr std::size_t max_length = 12;
    return !code.empty() && code.size() <= max_length &&
           code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos;
}

bool is_machine(std::string_view id) {
    constexpr std::size_t max_length = 24;
    return !id.empty() && id.size() <= max_length &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

// False when one of them can be no machine.
bool read_introduced(Settings& settings, std::string_view ids) {
    settings.introduces = true;
    if (ids.empty()) return true;
    for (const std::string_view id : machine::split(ids, ' ')) {
        if (!is_machine(id)) return false;
        settings.introduced.emplace_back(id);
    }
    return true;
}

// False when the name or its value is not known.
bool set(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "presses-left") return settings.presses_left = value == "shown";
    if (name == "guide") return settings.guided = value == "on";
    if (name == "introduced") return read_introduced(settings, value);
    const bool is_theme = name == "theme";
    const bool is_motion = name == "motion";
    if (!is_theme && !is_motion && name != "speed") return false;
    const int index = index_in(is_theme ? themes : is_motion ? motions : speeds, value);
    if (index < 0) return false;
    if (is_theme) settings.theme = static_cast<ThemeChoice>(index);
    if (is_motion) settings.motion = static_cast<MotionChoice>(index);
    if (!is_theme && !is_motion) settings.speed = index;
    return true;
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
    std::string text(first_line);
    text += "\ntheme " + std::string(themes.at(static_cast<std::size_t>(settings.theme)));
    text += "\nmotion " + std::string(motions.at(static_cast<std::size_t>(settings.motion)));
    text += "\nspeed " + std::string(speeds.at(static_cast<std::size_t>(settings.speed)));
    if (!settings.language.empty()) text += "\nlanguage " + settings.language;
    if (settings.presses_left) text += "\npresses-left shown";
    if (settings.guided) text += "\nguide on";
    if (settings.introduces) {
        text += "\nintroduced";
        for (const std::string& id : settings.introduced) text += " " + id;
    }
    for (const SavedRule& rule : settings.rules) text += "\nrule " + format_saved_rule(rule);
    return text + "\n";
}

Result<Settings> parse_settings(std::string_view text) {
    const std::vector<std::string_view> lines = machine::split(text, '\n');
    if (lines[0] != first_line) return at_line(1, tell("view.settings.first-line", first_line));
    Settings settings;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (lines[i].empty()) continue;
        if (const auto problem = read_line(settings, lines[i])) return at_line(i + 1, problem->message);
    }
    return settings;
}

bool is_dark(const Settings& settings, const Surroundings& surroundings) {
    if (settings.theme == ThemeChoice::system) return surroundings.prefers_dark;
    return settings.theme == ThemeChoice::dark;
}

bool is_motion_reduced(const Settings& settings, const Surroundings& surroundings) {
    if (settings.motion == MotionChoice::system) return surroundings.prefers_reduced_motion;
    return settings.motion == MotionChoice::reduced;
}

double step_time(const Settings& settings) {
    static constexpr std::array<double, 3> by_speed{1.6, 0.85, 0.4};
    return by_speed.at(static_cast<std::size_t>(settings.speed));
}

}  // namespace switchbox::view
