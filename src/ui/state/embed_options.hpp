// Options of a board embedded in another page, from its address (docs/embedding.md):
// "theme=light;text=150;hint=off". They hold for this board alone and change no stored settings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/state/settings.hpp"

namespace switchbox::ui {

struct EmbedOptions {
    std::optional<ThemeChoice> theme = {};  // never `system`
    bool light_contrast = false;            // the light theme with high contrast, instead of `theme`
    std::string language = {};              // empty: as for the whole page
    std::optional<int> text = {};           // size of text in percent
    bool hint = true;
    bool solve = false;
    bool undo = true;
    bool target = true;                     // the picture of the target is shown
    bool why = false;                       // a hint tells its reason
    bool endless = false;                   // a win offers another game
    std::string host = {};                  // the only origin that may connect (web/host.js); empty: any
    std::vector<std::string> unknown = {};  // options that are not understood
    friend bool operator==(const EmbedOptions&, const EmbedOptions&) = default;
};

// Parses any text. If an option is given twice, the last one holds.
[[nodiscard]] EmbedOptions parse_embed_options(std::string_view text);

// Returns the problem with the options, which names them; empty if all are understood.
[[nodiscard]] Message problem_with(const EmbedOptions& options);

// Return the settings and the system's preferences as the options change them.
[[nodiscard]] Settings with_options(Settings settings, const EmbedOptions& options);
[[nodiscard]] SystemPreferences with_options(SystemPreferences surroundings, const EmbedOptions& options);

}  // namespace switchbox::ui
