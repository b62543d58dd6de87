// The tasks that a game gives: the search for an answer, and the making of a solver. One place slices them
// (app/app_work.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "game/game.hpp"
#include "solve/task.hpp"

namespace switchbox::game {

// The purpose of a search for the fewest presses.
struct Question {
    std::optional<Action> then = std::nullopt;  // waits for the answer
    bool plays = false;                         // the solution that it opens
    bool proves = false;                        // that no solution is shorter (solve::Search::proof())
};

// Searches on from what a game knows about its position.
class AnswerTask final : public solve::Task {
  public:
    AnswerTask(const Game& game, Question question);

    [[nodiscard]] const Question& question() const { return question_; }
    void advance(std::uint64_t budget) override;
    [[nodiscard]] bool is_finished() const override { return found_.search.is_complete(); }
    [[nodiscard]] double progress() const override { return found_.search.progress(); }

    // Returns all that is found so far, for Game::learn().
    [[nodiscard]] const Finding& found() const { return found_; }
    // Returns the same if there is something new since the last call: the end, a shorter solution, or a
    // better bound. nullopt otherwise.
    [[nodiscard]] std::optional<Finding> news();

  private:
    [[nodiscard]] std::size_t fewest() const;

    Question question_;
    Finding found_;
    std::size_t told_;        // presses of the best solution
    std::size_t told_bound_;  // no solution has fewer
};

// Begins to make the solver of the machine that the action leads to, before the action is carried out: a game
// never waits for its solver, and dropping the task leaves the game as it is. nullptr if nothing is to be
// made.
[[nodiscard]] std::unique_ptr<solve::Task> solver_task(const Action& action, const Game& game);

}  // namespace switchbox::game
