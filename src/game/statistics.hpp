// What was played, machine by machine, and on which days the daily puzzle was won: numbers, and their text.
//
//   switchbox-statistics 1
//   machine merlin games 12 wins 10 fewest 4 hints 3 solves 1 seconds 754 best 17
//   day 2026-11-21
//   end
//
// What happened in two places is put together by adding it up.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/day.hpp"

namespace switchbox::game {

// Of one machine.
struct Tally {
    std::uint64_t games = 0;    // in which anything was done
    std::uint64_t wins = 0;     // by the player, with hints or without
    std::uint64_t fewest = 0;   // of them with the fewest presses and no hint
    std::uint64_t hints = 0;    // asked for
    std::uint64_t solves = 0;   // solutions shown
    std::uint64_t seconds = 0;  // that all the wins took
    std::uint64_t best = 0;     // that the fastest win without a hint took; 0: there is none
    friend bool operator==(const Tally&, const Tally&) = default;
};
[[nodiscard]] Tally added(const Tally& a, const Tally& b);

struct Statistics {
    std::map<std::string, Tally, std::less<>> machines;  // by id
    std::set<DayNumber> daily_wins;
    [[nodiscard]] bool empty() const { return machines.empty() && daily_wins.empty(); }
    friend bool operator==(const Statistics&, const Statistics&) = default;
};
[[nodiscard]] Statistics added(Statistics a, const Statistics& b);
// Of all machines.
[[nodiscard]] Tally total(const Statistics& statistics);

// Days in a row on which the daily puzzle was won. The current ones go on until a day has passed without a
// win.
struct Streak {
    std::size_t current = 0;
    std::size_t longest = 0;
    friend bool operator==(const Streak&, const Streak&) = default;
};
[[nodiscard]] Streak streak_of(const Statistics& statistics, DayNumber today);

[[nodiscard]] std::string format_statistics(const Statistics& statistics);
// Or a message that names the line.
[[nodiscard]] Result<Statistics> parse_statistics(std::string_view text);

}  // namespace switchbox::game
