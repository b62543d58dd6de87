// Statistics: numbers for each machine, the days on which the daily puzzle was won, and their text form.
//
//   switchbox-statistics 1
//   machine merlin games 12 wins 10 fewest 4 hints 3 solves 1 seconds 754 best 17
//   day 2026-11-21
//   end
//
// Statistics of two devices or tabs are merged by addition.
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

// Numbers for one machine.
struct Tally {
    std::uint64_t games = 0;    // games in which anything was done
    std::uint64_t wins = 0;     // wins by the player, with or without hints
    std::uint64_t fewest = 0;   // wins with the fewest presses and no hint
    std::uint64_t hints = 0;    // hints requested
    std::uint64_t solves = 0;   // solutions shown
    std::uint64_t seconds = 0;  // total time of all wins
    std::uint64_t best = 0;     // time of the fastest win without a hint; 0 if there is none
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
// Returns the sum over all machines.
[[nodiscard]] Tally total(const Statistics& statistics);

// Numbers of consecutive days on which the daily puzzle was won. The current streak ends when a day has
// passed without a win.
struct Streak {
    std::size_t current = 0;
    std::size_t longest = 0;
    friend bool operator==(const Streak&, const Streak&) = default;
};
[[nodiscard]] Streak streak_of(const Statistics& statistics, DayNumber today);

[[nodiscard]] std::string format_statistics(const Statistics& statistics);
// Parses format_statistics(). An Error names the line.
[[nodiscard]] Result<Statistics> parse_statistics(std::string_view text);

}  // namespace switchbox::game
