#include "game/day.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>

#include "machine/notation.hpp"

namespace switchbox::game {
namespace {

std::chrono::year_month_day date_of(Day day) {
    return {std::chrono::year(day.year), std::chrono::month(static_cast<unsigned>(day.month)),
            std::chrono::day(static_cast<unsigned>(day.day))};
}

std::string padded(int number, std::size_t length) {
    const std::string digits = std::to_string(number);
    return std::string(length - std::min(length, digits.size()), '0') + digits;
}

}  // namespace

bool exists(Day day) { return date_of(day).ok(); }

Day today() {
    const std::time_t now = std::time(nullptr);
    std::tm here{};
    localtime_r(&now, &here);
    return {here.tm_year + 1900, here.tm_mon + 1, here.tm_mday};
}

std::string format_day(Day day) {
    return padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2);
}

std::optional<Day> parse_day(std::string_view text) {
    constexpr std::array<std::size_t, 3> lengths{4, 2, 2};
    const auto parts = machine::split(text, '-');
    if (parts.size() != lengths.size()) return std::nullopt;
    std::array<int, 3> found{};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto number = machine::parse_number(parts[i]);
        if (!number || parts[i].size() != lengths.at(i)) return std::nullopt;
        found.at(i) = static_cast<int>(*number);
    }
    return Day{found[0], found[1], found[2]};
}

DayNumber number_of(Day day) { return std::chrono::sys_days(date_of(day)).time_since_epoch().count(); }

Day day_of(DayNumber number) {
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(number))};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

std::string format_day_number(DayNumber number) { return format_day(day_of(number)); }

std::optional<DayNumber> parse_day_number(std::string_view text) {
    const auto day = parse_day(text);
    if (!day || !exists(*day) || number_of(*day) < 0) return std::nullopt;
    return number_of(*day);
}

}  // namespace switchbox::game
