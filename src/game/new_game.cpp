#include "game/new_game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>

#include "base/random.hpp"
#include "game/answer_task.hpp"
#include "game/type_games.hpp"
#include "machine/text.hpp"

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

int seconds_to_midnight(std::time_t now) {
    std::tm midnight{};
    localtime_r(&now, &midnight);
    ++midnight.tm_mday;
    midnight.tm_hour = midnight.tm_min = midnight.tm_sec = 0;
    midnight.tm_isdst = -1;  // the clocks may change before it
    return std::max(static_cast<int>(std::mktime(&midnight) - now), 1);
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

using machine::MachineChoice;
using machine::Picture;

Picture random_start(const MachineChoice& choice, const Picture& target, std::uint64_t seed) {
    return games_of(choice).random_start(choice, target, seed);
}

Picture random_picture(const MachineChoice& choice, std::uint64_t seed) {
    return games_of(choice).random_picture(choice, seed);
}

std::optional<Error> problem_with_new_game(const MachineChoice& choice) {
    return problem_with_new_game(NewGame{choice});
}

std::optional<Error> problem_with_new_game(const NewGame& requested) {
    if (requested.quest == NewGameMode::question && requested.fewest)
        return Error{tell("play.new.question.fewest")};
    const TypeGames& games = games_of(requested.machine);
    if (requested.quest == NewGameMode::picture && !games.has_pictures)
        return Error{tell("play.new.picture.elsewhere")};
    if (requested.quest == NewGameMode::question && !games.asks) return Error{tell("play.new.question.kind")};
    return games.problem(requested);
}

std::unique_ptr<GameSearch> search_for(const NewGame& requested) {
    const TypeGames& games = games_of(requested.machine);
    if (!requested.fewest || games.search == nullptr) return nullptr;
    return games.search(requested);
}

Result<Puzzle> new_puzzle(const NewGame& requested) {
    if (auto problem = problem_with_new_game(requested)) return *std::move(problem);
    if (const auto search = search_for(requested)) return finish(*search);
    return games_of(requested.machine).new_puzzle(requested);
}

Result<Puzzle> new_puzzle(const MachineChoice& choice, std::uint64_t seed) {
    return new_puzzle(NewGame{choice, seed});
}

Result<Puzzle> new_puzzle_with(const MachineChoice& choice, std::uint64_t seed, std::size_t fewest) {
    return new_puzzle(NewGame{choice, seed, fewest});
}

std::uint64_t daily_seed(Day day) {
    const int number = day.year * 10000 + day.month * 100 + day.day;
    return static_cast<std::uint64_t>(number);
}

Result<Puzzle> draw_game(const NewGame& requested, DrawStart draw) {
    constexpr int most_tries = 100;
    const machine::Picture target = requested.machine->default_target();
    Random random(requested.seed);
    for (int i = 0; i < most_tries; ++i) {
        machine::Picture start = draw(requested, random.next());
        if (requested.machine->make_machine(start)->count_wrong(start, target) > 0)
            return Puzzle{requested.machine, std::move(start), target};
    }
    return Error{tell("play.new.not-found", most_tries)};
}

}  // namespace switchbox::game
