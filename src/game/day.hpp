// Days of the calendar, each of which has its puzzle.
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
// Here, by the clock of this computer.
[[nodiscard]] Day today();

// "2026-11-21"
[[nodiscard]] std::string format_day(Day day);
// None where it is written in another way; what is written may be no day that exists.
[[nodiscard]] std::optional<Day> parse_day(std::string_view text);

using DayNumber = std::int64_t;  // days since 1 January 1970
[[nodiscard]] DayNumber number_of(Day day);
[[nodiscard]] Day day_of(DayNumber number);
[[nodiscard]] std::string format_day_number(DayNumber number);
// None where there is no such day, or it is written in another way.
[[nodiscard]] std::optional<DayNumber> parse_day_number(std::string_view text);

}  // namespace switchbox::game
