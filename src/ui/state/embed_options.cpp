#include "ui/state/embed_options.hpp"

#include <algorithm>
#include <array>

#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t most_named = 3;  // options that the problem names

// Returns the settings with one of the player's choices; nullopt if there is no such choice.
std::optional<Settings> settings_with(std::string_view id, std::string_view value) {
    for (const Setting& setting : all_settings()) {
        const auto found = std::find(setting.choices.begin(), setting.choices.end(), value);
        if (setting.id != id || found == setting.choices.end()) continue;
        return with_choice({}, setting, static_cast<int>(found - setting.choices.begin()));
    }
    return std::nullopt;
}

bool read_theme(EmbedOptions& options, std::string_view value) {
    const bool is_light_contrast = value == "light_contrast";
    const auto chosen = settings_with("theme", is_light_contrast ? "light" : value);
    if (!chosen || chosen->theme == ThemeChoice::system) return false;
    options.theme = chosen->theme;
    options.light_contrast = is_light_contrast;
    return true;
}

bool read_language(EmbedOptions& options, std::string_view value) {
    const auto& offers = i18n::offers();
    const auto is_it = [&](const i18n::LanguageOption& offer) { return offer.code == value; };
    if (std::none_of(offers.begin(), offers.end(), is_it)) return false;
    options.language = value;
    return true;
}

bool read_text_size(EmbedOptions& options, std::string_view value) {
    const auto chosen = settings_with("text", value);
    if (chosen) options.text = chosen->text;
    return chosen.has_value();
}

template <bool EmbedOptions::*member>
bool read_switch(EmbedOptions& options, std::string_view value) {
    if (value != "on" && value != "off") return false;
    options.*member = value == "on";
    return true;
}

bool read_games(EmbedOptions& options, std::string_view value) {
    if (value != "one" && value != "endless") return false;
    options.endless = value == "endless";
    return true;
}

// Accepts an origin as browsers write it: "https://example.org", "http://localhost:8080".
bool read_host(EmbedOptions& options, std::string_view value) {
    std::string_view name = value;
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (!value.starts_with(scheme)) continue;
        name.remove_prefix(scheme.size());
        break;
    }
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789.-:[]";
    const bool has_scheme = name.size() < value.size();
    if (!has_scheme || name.empty() || name.find_first_not_of(letters) != std::string_view::npos)
        return false;
    options.host = value;
    return true;
}

struct OptionRow {
    std::string_view name;
    bool (*read)(EmbedOptions& options, std::string_view value);  // returns false for an unknown value
};
constexpr std::array<OptionRow, 10> option_rows{{{"theme", read_theme},
                                                 {"language", read_language},
                                                 {"text", read_text_size},
                                                 {"hint", read_switch<&EmbedOptions::hint>},
                                                 {"solve", read_switch<&EmbedOptions::solve>},
                                                 {"undo", read_switch<&EmbedOptions::undo>},
                                                 {"target", read_switch<&EmbedOptions::target>},
                                                 {"why", read_switch<&EmbedOptions::why>},
                                                 {"games", read_games},
                                                 {"host", read_host}}};

bool read_option(EmbedOptions& options, std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos) return false;
    const std::string_view name = text.substr(0, sign);
    const auto row = std::find_if(option_rows.begin(), option_rows.end(),
                                  [&](const OptionRow& each) { return each.name == name; });
    return row != option_rows.end() && row->read(options, text.substr(sign + 1));
}

}  // namespace

EmbedOptions parse_embed_options(std::string_view text) {
    EmbedOptions options;
    for (const std::string_view option : machine::split(text, ';')) {
        if (!option.empty() && !read_option(options, option)) options.unknown.emplace_back(option);
    }
    return options;
}

Message problem_with(const EmbedOptions& options) {
    if (options.unknown.empty()) return {};
    Messages named;
    for (const std::string& option : options.unknown) {
        if (named.size() < most_named) named.push_back(machine::quoted(std::string_view(option)));
    }
    return tell("view.shell.embed-options", named);
}

Settings with_options(Settings settings, const EmbedOptions& options) {
    if (options.theme) settings.theme = *options.theme;
    if (options.light_contrast) settings.theme = ThemeChoice::system;
    if (!options.language.empty()) settings.language = options.language;
    if (options.text) settings.text = *options.text;
    return settings;
}

SystemPreferences with_options(SystemPreferences surroundings, const EmbedOptions& options) {
    if (options.light_contrast) {
        surroundings.prefers_contrast = true;
        surroundings.prefers_dark = false;
    }
    return surroundings;
}

}  // namespace switchbox::ui
