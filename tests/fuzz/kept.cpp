// What is kept from one visit to the next (docs/kept.md).
#include "game/attempts.hpp"
#include "game/day.hpp"
#include "game/saved_game.hpp"
#include "game/statistics.hpp"
#include "reading.hpp"
#include "small.hpp"
#include "target.hpp"
#include "view/state/kept_data.hpp"
#include "view/state/settings.hpp"

namespace switchbox::view {

// The parts of it, which are all there is.
static bool operator==(const KeptData& a, const KeptData& b) {
    return a.settings == b.settings && a.game == b.game && a.statistics == b.statistics &&
           a.lesson == b.lesson;
}

}  // namespace switchbox::view

namespace switchbox::fuzz {

void read_saved_game(std::string_view input) {
    if (!is_small(input)) return;
    expect_same_again(input, game::load_game, game::save_game);
}

void read_settings(std::string_view input) {
    expect_same_again(input, view::parse_settings, view::format_settings);
    expect_same_again(input, view::parse_saved_rule, view::format_saved_rule);
    require(view::cleaned_name(view::cleaned_name(input)) == view::cleaned_name(input),
            "a clean name is clean");
}

void read_statistics(std::string_view input) {
    expect_same_again(input, game::parse_statistics, game::format_statistics);
    expect_same_again(input, game::Attempts::parse,
                      [](const game::Attempts& attempts) { return attempts.text(); });
    if (const auto day = game::parse_day_number(input))
        require(game::format_day_number(*day) == input, "a day is written in one way");
}

void read_kept_data(std::string_view input) {
    if (!is_small(input)) return;
    expect_same_again(input, view::parse_kept_data, view::format_kept_data);
}

}  // namespace switchbox::fuzz
