// How the player is doing with the puzzles played last, as far as statistics go by it: each puzzle is counted
// as one game and won once, however often it is restarted, undone or loaded again.
//
//   switchbox-attempts 2
//   attempt 2.merlin.mI.ybha0 hints 2 milliseconds 34000 state played day 2026-11-22
//   end
//
// Version 1, without an end, is read too.
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
        played,  // something was
        shown,   // the solution was: what follows is no win
        won
    };
    std::string puzzle;  // the share code of its beginning
    std::uint64_t hints = 0;
    std::uint64_t milliseconds = 0;
    State state = State::fresh;
    std::optional<DayNumber> day = std::nullopt;  // of which it is the daily puzzle
    friend bool operator==(const Attempt&, const Attempt&) = default;
};

class Attempts {
  public:
    static constexpr std::size_t most = 8;
    // Whoever looks longer at a board than this has gone away.
    static constexpr double longest_thought = 60;  // seconds

    // The game has just begun, with the daily puzzle.
    void begin_daily(const Game& game, DayNumber day);
    // The action was just carried out, `seconds` after the one before: what there is to add to the
    // statistics.
    [[nodiscard]] Statistics note(const Action& action, const Game& game, double seconds);

    [[nodiscard]] std::string text() const;
    // Or a message that names the line.
    [[nodiscard]] static Result<Attempts> parse(std::string_view text);

    friend bool operator==(const Attempts& a, const Attempts& b) { return a.attempts_ == b.attempts_; }

  private:
    // The one that comes first from now on.
    Attempt& attempt_at(const Puzzle& puzzle);

    std::vector<Attempt> attempts_;  // the last one first
    std::optional<Puzzle> first_;    // of which attempts_.front() is, so that no press needs its code
};

}  // namespace switchbox::game
