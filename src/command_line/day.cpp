#include "command_line/day.hpp"

#include <chrono>
#include <ctime>

#include "machine/notation.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

std::string padded(int number, std::size_t length) {
    const std::string digits = std::to_string(number);
    return std::string(length - digits.size(), '0') + digits;
}

}  // namespace

Result<play::Day> read_day(const std::string& name, const std::string& text) {
    const std::string named = name + " " + say(machine::quoted(text)) + ": ";
    const auto parts = machine::split(text, '-');
    const bool is_written_so =
        parts.size() == 3 && parts[0].size() == 4 && parts[1].size() == 2 && parts[2].size() == 2;
    if (!is_written_so) return Error{verbatim(named + "write the day as YYYY-MM-DD")};
    const auto year = machine::parse_number(parts[0]);
    const auto month = machine::parse_number(parts[1]);
    const auto day = machine::parse_number(parts[2]);
    if (!year || !month || !day) return Error{verbatim(named + "write the day as YYYY-MM-DD")};
    const play::Day found{static_cast<int>(*year), static_cast<int>(*month), static_cast<int>(*day)};
    const std::chrono::year_month_day date{std::chrono::year(found.year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok()) return Error{verbatim(named + "there is no such day")};
    return found;
}

std::string format_day(play::Day day) {
    return padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2);
}

play::Day today() {
    const std::time_t now = std::time(nullptr);
    std::tm here{};
    localtime_r(&now, &here);
    return {here.tm_year + 1900, here.tm_mon + 1, here.tm_mday};
}

}  // namespace switchbox::command_line
