// Saved game as text: the position where recording began and every action since. A reload thus restores the
// history too.
//
//   switchbox-game 2
//   1.merlin....            share code of the origin
//   press 5                 one action a line
//   hint 6                  answers are logged, since a later version
//   solve 6 7 9             may choose another of several equal ones
//   end
//
// Games of version 1, which logs answers only after a long search, are read too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "game/new_game.hpp"

namespace switchbox::game {

// Common format of stored texts. The first line names type and version ("switchbox-game 2"). The last line is
// "end", so that a truncated text is detected.

inline constexpr std::string_view kept_end = "end";

// Splits the text into lines, without empty lines at its end.
[[nodiscard]] std::vector<std::string_view> kept_lines(std::string_view text);

// Problem with the first or the last line.
struct FormatError {
    std::size_t line = 1;
    Message problem;
};
[[nodiscard]] std::optional<FormatError> flaw_in(const std::vector<std::string_view>& lines,
                                                 std::string_view head);

// Above this number of actions, or of bytes, only the position is saved, without its history.
inline constexpr std::size_t max_log_length = 20000;
inline constexpr std::size_t largest_saved_game = 400'000;
// Limit for loading, far above the size of any saved text.
inline constexpr std::size_t largest_loaded_game = 4'000'000;

[[nodiscard]] std::string save_game(const Game& game);

// Parses the text of save_game(). An Error names the line.
[[nodiscard]] Result<Game> load_game(std::string_view text);

// Statistics: numbers for each machine, the days on which the daily puzzle was won, the stars of levels, lost
// puzzles, the lessons, and their text form.
//
//   switchbox-statistics 1
//   machine merlin games 12 wins 10 fewest 4 hints 3 solves 1 seconds 754 best 17
//   day 2026-11-21      won on its own day
//   late 2026-11-20     won later
//   level merlin-3 stars 2
//   lost 2.merlin.mI.ybha0 day 2026-11-21
//   lesson merlin-order   read to its end, and its question answered right
//   end
//
// Statistics of two devices or tabs are merged by addition, stars by their maximum.

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

// Puzzle whose solution was shown, or whose question was answered wrongly. It is offered again from the next
// day on.
struct LostPuzzle {
    std::string puzzle;  // share code of the opening
    DayNumber day = 0;   // local date of the game
    friend bool operator==(const LostPuzzle&, const LostPuzzle&) = default;
};
inline constexpr std::size_t most_lost_puzzles = 20;

struct Statistics {
    std::map<std::string, Tally, std::less<>> machines;  // by id
    std::set<DayNumber> daily_wins;                      // days whose puzzle was won on the day
    std::set<DayNumber> late_wins = {};  // days whose puzzle was won later; no streak counts them
    std::map<std::string, int, std::less<>> stars = {};  // 1..3, by id of the level (game/levels.hpp)
    std::vector<LostPuzzle> lost = {};  // at most most_lost_puzzles, the newest last; each puzzle once
    // Puzzles that an addition removes from the lost ones. The text form does not have them.
    std::set<std::string> regained = {};
    // Ids of the lessons that were read to their end and whose question, if they have one, was answered right
    // (game/lesson.hpp). The level at a lesson's end has stars.
    std::set<std::string, std::less<>> lessons = {};
    [[nodiscard]] bool empty() const {
        return machines.empty() && daily_wins.empty() && late_wins.empty() && stars.empty() && lost.empty() &&
               regained.empty() && lessons.empty();
    }
    friend bool operator==(const Statistics&, const Statistics&) = default;
};
// Returns the sum. Of lost puzzles `b` has the later news.
[[nodiscard]] Statistics added(Statistics a, const Statistics& b);
// Returns `a`, where each level has the better of its two star counts.
[[nodiscard]] Statistics with_progress(Statistics a, const Statistics& b);
// Returns the sum over all machines.
[[nodiscard]] Tally total(const Statistics& statistics);

// Returns whether the puzzle of the day was won, on its day or later.
[[nodiscard]] bool has_won_daily(const Statistics& statistics, DayNumber day);
// Returns the number of daily puzzles won, each counted once.
[[nodiscard]] std::size_t count_daily_wins(const Statistics& statistics);

// Returns the lost puzzles from before today, the newest last.
[[nodiscard]] std::vector<LostPuzzle> puzzles_to_retry(const Statistics& statistics, DayNumber today);
// Returns whether the puzzle was lost today, so that it is offered again tomorrow.
[[nodiscard]] bool returns_tomorrow(const Statistics& statistics, std::string_view puzzle, DayNumber today);

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

// The player's progress on the puzzles played last, for the statistics. A puzzle counts as one game and one
// win, however often it is restarted, undone or loaded again.
//
//   switchbox-attempts 2
//   attempt 2.merlin.mI.ybha0 hints 2 milliseconds 34000 state played day 2026-11-22 opened 2026-11-22
//   end
//
// Version 1, which has no "end", is read too.
struct Attempt {
    enum class State : std::uint8_t {
        fresh,   // nothing was done yet
        played,  // something was done
        shown,   // the solution was shown or a wrong answer given, so no win follows
        won
    };
    std::string puzzle;  // share code of the opening
    std::uint64_t hints = 0;
    std::uint64_t milliseconds = 0;
    State state = State::fresh;
    std::optional<DayNumber> day = std::nullopt;     // set for the daily puzzle of that day
    std::optional<DayNumber> opened = std::nullopt;  // first local date on which that one was opened
    friend bool operator==(const Attempt&, const Attempt&) = default;
};

class RecentPuzzles {
  public:
    static constexpr std::size_t most = 8;
    // Longest time between two actions that is counted; a longer pause means that the player was away.
    static constexpr double longest_thought = 60;  // seconds

    // Marks the game, which has just begun, as the daily puzzle of `day`, opened on `today`. An earlier
    // attempt at an equal puzzle that was not this day's is forgotten.
    void begin_daily(const Game& game, DayNumber day, std::optional<DayNumber> today = std::nullopt);
    // Forgets the earlier attempt at the puzzle of the game, which has just begun.
    void begin_again(const Game& game);
    // Records an action just carried out, `seconds` after the previous one. Returns the amounts to add to the
    // statistics. A daily puzzle that is won after its day is late, unless it was opened on its day and won
    // on the next. With 0 for `today` none is late, and none is kept as lost.
    [[nodiscard]] Statistics note(const Action& action, const Game& game, double seconds,
                                  DayNumber today = 0);
    // Returns the attempt at the game's puzzle; a fresh one if nothing was done yet.
    [[nodiscard]] const Attempt& now(const Game& game) const;

    [[nodiscard]] std::string text() const;
    // Parses text(). An Error names the line.
    [[nodiscard]] static Result<RecentPuzzles> parse(std::string_view text);

    friend bool operator==(const RecentPuzzles& a, const RecentPuzzles& b) {
        return a.attempts_ == b.attempts_;
    }

  private:
    // Returns the puzzle's attempt, moved to the front, and adds it if it is new.
    Attempt& attempt_at(const Puzzle& puzzle);

    std::vector<Attempt> attempts_;  // most recent first
    std::optional<Puzzle> first_;    // puzzle of attempts_.front(), so that most presses need no share code
};

}  // namespace switchbox::game
