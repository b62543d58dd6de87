// Daily puzzle: one for everybody. The date alone decides it, with the same result on every platform. A table has a row for
// each weekday, from easy on Monday to hard on Sunday.
#pragma once

#include <cstdint>

#include "base/message.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/saved_game.hpp"

namespace switchbox::game {

// Day of puzzle 1, 1 January 2026.
inline constexpr DayNumber first_daily = 20454;

// Returns the number of the day's puzzle, counted from 1.
[[nodiscard]] constexpr std::int64_t daily_number(DayNumber day) { return day - first_daily + 1; }

// Returns the new game of the day.
[[nodiscard]] NewGame daily_game(DayNumber day);

// Returns the result of a won game of the day to share, without a hint at its solution: "Switchbox daily 333, 6 of 6 presses,
// no help, 4 days in a row", a line of squares, and the link.
[[nodiscard]] Message daily_result(const Game& game, DayNumber day, const Streak& streak, std::string_view link);

}  // namespace switchbox::game
