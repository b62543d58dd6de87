// Daily puzzle: one for everybody. The date alone decides it, with the same result on every platform. A table
// has a row for each weekday, from easy on Monday to hard on Sunday.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/message.hpp"
#include "game/action.hpp"
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/saved_game.hpp"

namespace switchbox::game {

// Day of puzzle 1, 1 January 2026.
inline constexpr DayNumber first_daily = 20454;

// Returns the number of the day's puzzle, counted from 1.
[[nodiscard]] constexpr std::int64_t daily_number(DayNumber day) { return day - first_daily + 1; }

// Returns the months from January 2026 to the day's month, negative before.
[[nodiscard]] int daily_month(DayNumber day);

// Returns the place of the day in its week, from 0 for Monday to 6 for Sunday.
[[nodiscard]] constexpr std::size_t weekday_of(DayNumber day) {
    constexpr DayNumber days = 7;
    constexpr DayNumber thursday = 3;  // 1 January 1970
    return static_cast<std::size_t>(((day + thursday) % days + days) % days);
}

// Returns the new game of the day. Its fewest presses are always set. Requires a day of a year up to 9999.
[[nodiscard]] NewGame daily_game(DayNumber day);

// Returns the number, the date and the machine of the day's puzzle, as a sentence.
[[nodiscard]] Message daily_title(DayNumber day);

// Returns the result of a won game of the day to share, without a hint at its solution: "Switchbox daily 333:
// 6 of 6 presses, no help, 4 days in a row", a line of squares, and the link.
[[nodiscard]] Message daily_result(const Game& game, DayNumber day, const Streak& streak,
                                   std::string_view link);

// Returns "29 November" and "November 2026" in words.
[[nodiscard]] Message date_words(DayNumber day);
[[nodiscard]] Message month_words(int year, int month);
// Return the name of a weekday, 0 for Monday, and its abbreviation.
[[nodiscard]] Message weekday_words(std::size_t weekday);
[[nodiscard]] Message short_weekday(std::size_t weekday);

}  // namespace switchbox::game
