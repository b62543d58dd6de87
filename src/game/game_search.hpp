// Search for a new game with a given number of presses, by trial. Equal requests give the same game, whatever
// the slices.
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

// Search task. Its progress is the share of the tries, or of the work, after which it gives up.
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
