// Calendar days, each of which has a daily puzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace switchbox::game {

struct Day {
    int year = 0;
    int month = 0;  // 1..12
    int day = 0;    // 1..31
    friend bool operator==(const Day&, const Day&) = default;
};
[[nodiscard]] bool exists(Day day);
// Returns the local date by this computer's clock.
[[nodiscard]] Day today();

// Returns "2026-11-21".
[[nodiscard]] std::string format_day(Day day);
// Parses the form of format_day(); nullopt if the form differs. The day may not exist in the calendar.
[[nodiscard]] std::optional<Day> parse_day(std::string_view text);

using DayNumber = std::int64_t;  // days since 1 January 1970
[[nodiscard]] DayNumber number_of(Day day);
[[nodiscard]] Day day_of(DayNumber number);
[[nodiscard]] std::string format_day_number(DayNumber number);
// Parses an existing day. nullopt if the form differs or the day does not exist.
[[nodiscard]] std::optional<DayNumber> parse_day_number(std::string_view text);

}  // namespace switchbox::game
