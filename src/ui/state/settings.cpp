#include "ui/state/settings.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "game/saved_game.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "machine/rule_text.hpp"
#include "machine/text.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

std::string cleaned_name(std::string_view text) {
    std::string name;
    std::size_t characters = 0;
    while (!text.empty() && characters < max_rule_name) {
        const std::size_t length = machine::character_size(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(character.size());
        if (length == 0 || machine::is_control(character)) continue;
        name += character;
        ++characters;
    }
    return name;
}

std::string trimmed_name(std::string_view name) { return std::string(machine::trimmed(name)); }

const SavedRule* find_rule(const SavedRules& rules, std::string_view name) {
    for (const SavedRule& rule : rules) {
        if (rule.name == name) return &rule;
    }
    return nullptr;
}

std::string unused_name(const SavedRules& rules) {
    const auto name = [](std::size_t number) { return say("view.rule.unnamed", std::to_string(number)); };
    std::size_t number = 1;
    while (find_rule(rules, name(number)) != nullptr) ++number;
    return name(number);
}

std::string name_of_rule(const SavedRules& rules, const machine::Rule& rule) {
    for (const SavedRule& saved : rules) {
        if (saved.rule == rule) return saved.name;
    }
    return {};
}

void keep_rule(SavedRules& rules, SavedRule rule) {
    rule.rule.press = machine::PressRule::any;  // a way of playing, not part of the drawn rule
    for (SavedRule& saved : rules) {
        if (saved.name != rule.name) continue;
        saved = std::move(rule);
        return;
    }
    rules.push_back(std::move(rule));
}

void forget_rule(SavedRules& rules, std::string_view name) {
    std::erase_if(rules, [&](const SavedRule& rule) { return rule.name == name; });
}

std::string format_saved_rule(const SavedRule& rule) {
    return machine::format_rule(rule.rule) + " " + rule.name;
}

Result<SavedRule> parse_saved_rule(std::string_view line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const auto drawn = machine::parse_rule(line.substr(0, space));
    if (!drawn) return drawn.error();
    const machine::Rule rule = machine::tidied(*drawn);
    if (auto problem = machine::problem_with_own(rule, machine::largest_side)) return *std::move(problem);
    const std::string_view name = line.substr(std::min(space + 1, line.size()));
    if (name.empty()) return Error{tell("view.rule-shelf.no-name")};
    if (trimmed_name(cleaned_name(name)) != name) {
        return Error{tell("view.rule-shelf.bad-name", machine::quoted(name), max_rule_name)};
    }
    return SavedRule{std::string(name), rule};
}

namespace {

constexpr std::array<int, 4> text_sizes{100, 125, 150, 200};

int place_in(const std::array<int, 4>& values, int value) {
    return static_cast<int>(std::find(values.begin(), values.end(), value) - values.begin());
}

template <auto member>
int get(const Settings& settings) {
    return static_cast<int>(settings.*member);
}
template <auto member>
void put(Settings& settings, int choice) {
    settings.*member = static_cast<std::remove_cvref_t<decltype(settings.*member)>>(choice);
}

}  // namespace

const std::vector<Setting>& all_settings() {
    static const std::vector<Setting> all{
        {"theme", {"system", "dark", "light", "contrast"}, get<&Settings::theme>, put<&Settings::theme>},
        {"text",
         {"100", "125", "150", "200"},
         [](const Settings& s) { return place_in(text_sizes, s.text); },
         [](Settings& s, int choice) { s.text = text_sizes.at(static_cast<std::size_t>(choice)); }},
        {"motion", {"system", "full", "reduced"}, get<&Settings::motion>, put<&Settings::motion>},
        {"speed", {"slow", "normal", "fast"}, get<&Settings::speed>, put<&Settings::speed>},
        {"one-key", {"off", "on"}, get<&Settings::one_key>, put<&Settings::one_key>},
        {"presses-left", {"hidden", "shown"}, get<&Settings::presses_left>, put<&Settings::presses_left>},
        {"sound", {"off", "on"}, get<&Settings::sound>, put<&Settings::sound>},
        {"vibration",
         {"off", "on"},
         get<&Settings::vibration>,
         put<&Settings::vibration>,
         [](const UiState& state) { return state.can_vibrate; }},
    };
    return all;
}

const Setting& speed_setting() {
    const auto is_speed = [](const Setting& setting) { return setting.id == "speed"; };
    return *std::find_if(all_settings().begin(), all_settings().end(), is_speed);
}

Message Setting::name() const { return composed("view.setting." + std::string(id) + ".name"); }

Message Setting::choice_name(int choice) const {
    const std::string_view value = choices.at(static_cast<std::size_t>(choice));
    return composed("view.setting." + std::string(id) + "." + std::string(value));
}

Settings with_choice(Settings settings, const Setting& setting, int choice) {
    setting.set(settings, choice);
    return settings;
}

namespace {

constexpr std::string_view settings_head = "switchbox-settings 2";
constexpr std::string_view older_settings_head = "switchbox-settings 1";  // without an "end" line

Error at_line(std::size_t line, Message problem) {
    return Error{tell("view.settings.line", line, std::move(problem))};
}

// Returns whether this may be a language code. Accepts unknown languages, which another version may have had.
bool is_language(std::string_view code) {
    constexpr std::size_t max_length = 12;
    return !code.empty() && code.size() <= max_length &&
           code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos;
}

// Returns false if an id is not valid for a machine.
bool read_introduced(Settings& settings, std::string_view ids) {
    settings.introduces = true;
    if (ids.empty()) return true;
    for (const std::string_view id : machine::split(ids, ' ')) {
        if (!machine::may_be_machine(id)) return false;
        settings.introduced.emplace_back(id);
    }
    return true;
}

// Returns false if the name or its value is unknown.
bool set(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "introduced") return read_introduced(settings, value);
    if (name == "guide" && (value == "on" || value == "off")) {
        settings.guided = value == "on";
        return true;
    }
    for (const Setting& setting : all_settings()) {
        if (setting.id != name) continue;
        for (std::size_t choice = 0; choice < setting.choices.size(); ++choice) {
            if (setting.choices[choice] != value) continue;
            setting.set(settings, static_cast<int>(choice));
            return true;
        }
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

// Returns the error in the line, or nullopt.
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
    const auto add = [&text](std::string_view name, std::string_view value) {
        text += "\n" + std::string(name) + " " + std::string(value);
    };
    for (const Setting& setting : all_settings()) {
        const int choice = setting.get(settings);
        if (choice == setting.get(Settings{})) continue;
        add(setting.id, setting.choices.at(static_cast<std::size_t>(choice)));
    }
    if (settings.guided) add("guide", "on");
    if (!settings.language.empty()) add("language", settings.language);
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

ThemeChoice theme_in_use(const Settings& settings, const SystemPreferences& surroundings) {
    if (settings.theme != ThemeChoice::system) return settings.theme;
    if (surroundings.prefers_contrast) return ThemeChoice::contrast;
    return surroundings.prefers_dark ? ThemeChoice::dark : ThemeChoice::light;
}

bool is_motion_reduced(const Settings& settings, const SystemPreferences& surroundings) {
    if (settings.motion == MotionChoice::system) return surroundings.prefers_reduced_motion;
    return settings.motion == MotionChoice::reduced;
}

double step_time(int speed) {
    static constexpr std::array<double, speed_count> by_speed{1.6, 0.85, 0.4};
    return by_speed.at(static_cast<std::size_t>(speed));
}

}  // namespace switchbox::ui
