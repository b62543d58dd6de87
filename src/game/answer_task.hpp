// Tasks that a game needs done: the search for an answer, and the construction of a solver. One place runs
// them in slices (app/app_work.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/game.hpp"
#include "game/position.hpp"
#include "solve/search.hpp"
#include "solve/solver.hpp"

namespace switchbox::game {

// Purpose of a search for the fewest presses.
struct SearchRequest {
    std::optional<Action> then = std::nullopt;  // action that waits for the answer
    bool plays = false;                         // true if the solution it opens is then played
    bool proves = false;  // true to prove that no solution is shorter (solve::Search::proof())
};

// Task that continues the search for a game's position.
class AnswerTask final : public solve::Task {
  public:
    AnswerTask(const Game& game, SearchRequest question);

    [[nodiscard]] const SearchRequest& question() const { return question_; }
    void advance(std::uint64_t budget) override;
    [[nodiscard]] bool is_finished() const override { return found_.search.is_complete(); }
    [[nodiscard]] double progress() const override { return found_.search.progress(); }

    // Returns the result so far, for Game::learn().
    [[nodiscard]] const SearchResult& found() const { return found_; }
    // Returns the result if it is new since the last call: the end, a shorter solution, or a better bound.
    // nullopt otherwise.
    [[nodiscard]] std::optional<SearchResult> news();

  private:
    [[nodiscard]] std::size_t fewest() const;

    SearchRequest question_;
    SearchResult found_;
    std::size_t told_;        // presses of the best solution at the last news()
    std::size_t told_bound_;  // lower bound at the last news()
};

// Starts building the solver for the machine that the action leads to, before the action runs. So a game
// never waits for its solver, and destroying the task leaves the game unchanged. nullptr if there is nothing
// to build.
[[nodiscard]] std::unique_ptr<solve::Task> solver_task(const Action& action, const Game& game);

// Search for a new game with a given number of presses, by trial. Equal requests give the same game, whatever
// the slices. Its progress is the share of the tries, or of the work, after which it gives up.
class GameSearch : public solve::Task {
  public:
    [[nodiscard]] bool is_finished() const override { return result_.has_value(); }
    // Returns the game. Requires a finished search. An Error gives the reason why there is no game, as a
    // sentence.
    [[nodiscard]] const Result<Puzzle>& result() const { return *result_; }
    // Returns the solver that the search has used, with its cached results. nullopt if it used none.
    [[nodiscard]] virtual std::optional<solve::Solver> solver() const { return std::nullopt; }

  protected:
    void end(Result<Puzzle> result) { result_.emplace(std::move(result)); }

  private:
    std::optional<Result<Puzzle>> result_;
};

// Starts the search for a game. nullptr if the game needs no search.
[[nodiscard]] std::unique_ptr<GameSearch> search_for(const NewGame& requested);
// Returns an Error that no game with that many presses exists, from the problem of one such game.
[[nodiscard]] Error no_game_with(std::size_t fewest, const Error& problem);
// Completes the search.
[[nodiscard]] Result<Puzzle> finish(GameSearch& search);

}  // namespace switchbox::game
