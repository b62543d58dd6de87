// The player's progress on the puzzles played last, for the statistics. A puzzle counts as one game and one
// win, however often it is restarted, undone or loaded again.
//
//   switchbox-attempts 2
//   attempt 2.merlin.mI.ybha0 hints 2 milliseconds 34000 state played day 2026-11-22
//   end
//
// Version 1, which has no "end", is read too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "game/statistics.hpp"

namespace switchbox::game {

struct Attempt {
    enum class State : std::uint8_t {
        fresh,   // nothing was done yet
        played,  // something was done
        shown,   // the solution was shown, so no win follows
        won
    };
    std::string puzzle;  // share code of the opening
    std::uint64_t hints = 0;
    std::uint64_t milliseconds = 0;
    State state = State::fresh;
    std::optional<DayNumber> day = std::nullopt;  // set for the daily puzzle of that day
    friend bool operator==(const Attempt&, const Attempt&) = default;
};

class RecentPuzzles {
  public:
    static constexpr std::size_t most = 8;
    // Longest time between two actions that is counted; a longer pause means that the player was away.
    static constexpr double longest_thought = 60;  // seconds

    // Marks the game, which has just begun, as the daily puzzle of `day`.
    void begin_daily(const Game& game, DayNumber day);
    // Records an action just carried out, `seconds` after the previous one. Returns the amounts to add to the
    // statistics.
    [[nodiscard]] Statistics note(const Action& action, const Game& game, double seconds);

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
