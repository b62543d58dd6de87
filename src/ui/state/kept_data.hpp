// Complete data of a player as one text, to move it elsewhere: settings with saved rules, game, statistics
// and lesson. Each part has the format in which it is stored alone.
//
//   switchbox-data 1
//   part settings 4
//   switchbox-settings 1
//   ...                       as many lines as the part line says
//   part game 3
//   ...
//   end
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/game.hpp"
#include "game/saved_game.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

// Beginning of the text of all versions.
inline constexpr std::string_view kept_data_mark = "switchbox-data";
inline constexpr std::string_view kept_data_name = "switchbox-data.txt";
inline constexpr std::size_t largest_kept_data = 8'000'000;  // far more than is ever written

struct KeptData {
    Settings settings;
    game::Game game;
    game::Statistics statistics;
    std::string lesson;  // View::lesson_text()
};

[[nodiscard]] std::string format_kept_data(const KeptData& data);
// Returns the loaded data with the better stars of each level and the lessons done before: loading takes none
// from the player.
[[nodiscard]] KeptData keeping_progress(KeptData loaded, const game::Statistics& before);
// Returns the data, or an error message that names the place.
[[nodiscard]] Result<KeptData> parse_kept_data(std::string_view text);

}  // namespace switchbox::ui
