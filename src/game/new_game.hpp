// New puzzles, the same on every platform for the same seed.
#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/position.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

// Calendar days, each of which has a daily puzzle.
struct Day {
    int year = 0;
    int month = 0;  // 1..12
    int day = 0;    // 1..31
    friend bool operator==(const Day&, const Day&) = default;
};
// Returns whether the Gregorian calendar has the day.
[[nodiscard]] bool exists(Day day);
// Returns the local date by this computer's clock.
[[nodiscard]] Day today();
// Returns the seconds from a time to the end of its local day, at least 1.
[[nodiscard]] int seconds_to_midnight(std::time_t now);

// Returns "2026-11-21".
[[nodiscard]] std::string format_day(Day day);
// Parses the form of format_day(); nullopt if the form differs. The day may not exist in the calendar.
[[nodiscard]] std::optional<Day> parse_day(std::string_view text);

using DayNumber = std::int64_t;  // days since 1 January 1970
// Convert between existing days and their numbers.
[[nodiscard]] DayNumber number_of(Day day);
[[nodiscard]] Day day_of(DayNumber number);
[[nodiscard]] std::string format_day_number(DayNumber number);
// Parses an existing day. nullopt if the form differs, or if the day does not exist or is before 1970.
[[nodiscard]] std::optional<DayNumber> parse_day_number(std::string_view text);

// Returns the reason why the machine has no new game: in lit-only play it may be that no press leads to the
// target. nullopt if there is one.
[[nodiscard]] std::optional<Error> problem_with_new_game(const machine::MachineChoice& choice);
// Returns the reason why there is no such game. With `fewest` presses it checks only what is known without a
// search.
[[nodiscard]] std::optional<Error> problem_with_new_game(const NewGame& requested);

// The functions below return pictures of the shape of the machine's lamps. Their Errors give the reason, as a
// sentence, why there is no game.

// Returns a solvable, unsolved puzzle towards the machine's usual target. It is uniform over the pictures
// from which presses lead there; in lit-only play it is the end of a random walk backwards. On Ghaly's
// machine the codes are drawn, uniformly over those that can be solved to one colour.
[[nodiscard]] Result<Puzzle> new_puzzle(const machine::MachineChoice& choice, std::uint64_t seed);

// Returns a puzzle with exactly `fewest` presses in its shortest solution, or an Error if none is found
// within some seconds.
[[nodiscard]] Result<Puzzle> new_puzzle_with(const machine::MachineChoice& choice, std::uint64_t seed,
                                             std::size_t fewest);

// Returns the puzzle that the action requests. An Error if there is a problem, or if the search for `fewest`
// presses finds none.
[[nodiscard]] Result<Puzzle> new_puzzle(const NewGame& requested);

// Returns a picture from which presses lead to `target`: uniform over them, or in lit-only play the end of a
// random walk backwards. Ghaly's machine has only one.
[[nodiscard]] machine::Picture random_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);

// Returns a picture of the machine's lamps, all equally likely. For Ghaly's machine it is the picture of
// random presses.
[[nodiscard]] machine::Picture random_picture(const machine::MachineChoice& choice, std::uint64_t seed);

// Returns the seed of a day's puzzle, the same for all players: 20261121 for 21 November 2026.
[[nodiscard]] std::uint64_t daily_seed(Day day);

// Function that draws a start from a random number.
using DrawStart = machine::Picture (*)(const NewGame& requested, std::uint64_t drawn);

// Draws starts until one is not already solved, and returns that game; an Error after a hundred draws.
[[nodiscard]] Result<Puzzle> draw_game(const NewGame& requested, DrawStart draw);

}  // namespace switchbox::game
