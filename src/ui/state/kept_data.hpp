// All that is remembered of a player as one text, to take elsewhere: settings with rules of one's own, game,
// statistics and lesson, each as it is kept alone.
//
//   switchbox-data 1
//   part settings 4
//   switchbox-settings 1
//   ...                       so many lines
//   part game 3
//   ...
//   end
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/game.hpp"
#include "game/statistics.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

inline constexpr std::string_view kept_data_name = "switchbox-data.txt";
inline constexpr std::size_t largest_kept_data = 8'000'000;  // far more than is ever written

struct KeptData {
    Settings settings;
    game::Game game;
    game::Statistics statistics;
    std::string lesson;  // View::lesson_text()
};

[[nodiscard]] std::string format_kept_data(const KeptData& data);
// All of it, or a message that names the place.
[[nodiscard]] Result<KeptData> parse_kept_data(std::string_view text);

}  // namespace switchbox::ui
