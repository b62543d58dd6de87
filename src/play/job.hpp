// Work that takes longer than a frame: begun with a position and a question, done a slice at a time, dropped
// to cancel it. One place slices it (shell/app_jobs.cpp).
#pragma once

#include <cstdint>
#include <optional>

#include "play/game.hpp"

namespace switchbox::play {

// What a search for the fewest presses is for.
struct Question {
    std::optional<Action> then = std::nullopt;  // waits for the answer
    bool plays = false;                         // the solution that it opens
    bool proves = false;                        // that no solution is shorter (solve::Search::proof())
};

class Job {
  public:
    // About the position of the game, from what is known of it.
    Job(const Game& game, Question question);

    [[nodiscard]] const Question& question() const { return question_; }
    // For `budget` units of work (solve/common/search.hpp).
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_done() const { return found_.search.is_complete(); }
    [[nodiscard]] double progress() const { return found_.search.progress(); }  // 0..1

    // All that is found so far, for Game::learn().
    [[nodiscard]] const Finding& found() const { return found_; }
    // The same, but only where it is done, or a shorter solution was found or the bound has risen since this
    // was asked last.
    [[nodiscard]] std::optional<Finding> news();

  private:
    [[nodiscard]] std::size_t fewest() const;

    Question question_;
    Finding found_;
    std::size_t told_;        // presses of the best solution
    std::size_t told_bound_;  // no solution has fewer
};

}  // namespace switchbox::play
