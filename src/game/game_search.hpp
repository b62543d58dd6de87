// The search for a new game with a wished number of presses, which is found by trying. The same wish leads to
// the same game however its search is cut.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/position.hpp"
#include "solve/solver.hpp"
#include "solve/task.hpp"

namespace switchbox::game {

// Its progress is the share of the tries, or of the work, after which it gives up.
class GameSearch : public solve::Task {
  public:
    [[nodiscard]] bool is_finished() const override { return result_.has_value(); }
    // Returns the game. Requires a finished search. An Error says in a sentence why there is no game.
    [[nodiscard]] const Result<Puzzle>& result() const { return *result_; }
    // Returns the solver that the search has used, which keeps what it has worked out. nullopt if it used
    // none.
    [[nodiscard]] virtual std::optional<solve::Solver> solver() const { return std::nullopt; }

  protected:
    void end(Result<Puzzle> result) { result_.emplace(std::move(result)); }

  private:
    std::optional<Result<Puzzle>> result_;
};

// Begins the search for a game. nullptr if the game takes no search.
[[nodiscard]] std::unique_ptr<GameSearch> search_for(const NewGame& wish);
// Returns why there is no game with so many presses, from the problem of one such game.
[[nodiscard]] Error no_game_with(std::size_t fewest, const Error& problem);
// Searches to the end at once.
[[nodiscard]] Result<Puzzle> finish(GameSearch& search);

}  // namespace switchbox::game
