// Fuzz target for the data kept between visits (docs/kept.md).
#include "game/new_game.hpp"
#include "game/saved_game.hpp"
#include "reading.hpp"
#include "small.hpp"
#include "target.hpp"
#include "ui/state/embed_options.hpp"
#include "ui/state/kept_data.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

// Compares all members of the kept data.
static bool operator==(const KeptData& a, const KeptData& b) {
    return a.settings == b.settings && a.game == b.game && a.statistics == b.statistics &&
           a.lesson == b.lesson;
}

}  // namespace switchbox::ui

namespace switchbox::fuzz {

void read_saved_game(std::string_view input) {
    if (!is_small(input)) return;
    expect_same_again(input, game::load_game, game::save_game);
}

void read_settings(std::string_view input) {
    expect_same_again(input, ui::parse_settings, ui::format_settings);
    expect_same_again(input, ui::parse_saved_rule, ui::format_saved_rule);
    const ui::EmbedOptions options = ui::parse_embed_options(input);
    require(options.unknown.empty() == ui::problem_with(options).empty(), "unknown options are told");
    if (!options.unknown.empty()) expect_readable(Error{ui::problem_with(options)});
    require(!options.theme || *options.theme != ui::ThemeChoice::system, "a theme is a theme");
    require(ui::with_options(ui::with_options(ui::Settings{}, options), options) ==
                ui::with_options(ui::Settings{}, options),
            "options hold once");
    require(ui::cleaned_name(ui::cleaned_name(input)) == ui::cleaned_name(input), "a clean name is clean");
}

void read_statistics(std::string_view input) {
    expect_same_again(input, game::parse_statistics, game::format_statistics);
    expect_same_again(input, game::RecentPuzzles::parse,
                      [](const game::RecentPuzzles& attempts) { return attempts.text(); });
    if (const auto day = game::parse_day_number(input))
        require(game::format_day_number(*day) == input, "a day is written in one way");
}

void read_kept_data(std::string_view input) {
    if (!is_small(input)) return;
    expect_same_again(input, ui::parse_kept_data, ui::format_kept_data);
}

}  // namespace switchbox::fuzz
