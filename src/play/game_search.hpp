// The third work that may take longer than a frame (job.hpp): the search for a new game with a wished number
// of presses, which is found by trying. The same wish leads to the same game however its search is cut.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "machine/result.hpp"
#include "play/action.hpp"
#include "play/position.hpp"
#include "solve/common/solver.hpp"

namespace switchbox::play {

class GameSearch {
  public:
    GameSearch() = default;
    GameSearch(const GameSearch&) = delete;
    GameSearch& operator=(const GameSearch&) = delete;
    virtual ~GameSearch() = default;

    [[nodiscard]] bool is_done() const { return result_.has_value(); }
    // 0..1: of the tries, or of the work, that it gives up after.
    [[nodiscard]] virtual double progress() const = 0;
    // For about `budget` units of work (solve/common/search.hpp), at least one step.
    virtual void advance(std::uint64_t budget) = 0;
    // Once it is done. An Error says in a sentence why there is no game.
    [[nodiscard]] const Result<Puzzle>& result() const { return *result_; }
    // That of the game's machine, with what it has worked out; none where it had none.
    [[nodiscard]] virtual std::optional<solve::Solver> solver() const { return std::nullopt; }

  protected:
    void end(Result<Puzzle> result) { result_.emplace(std::move(result)); }

  private:
    std::optional<Result<Puzzle>> result_;
};

// Null where the game takes no search.
[[nodiscard]] std::unique_ptr<GameSearch> search_for(const NewGame& wish);
// Why there is no game with so many presses, in words about one.
[[nodiscard]] Error no_game_with(std::size_t fewest, const Error& problem);
// To its end, at once.
[[nodiscard]] Result<Puzzle> finish(GameSearch& search);

}  // namespace switchbox::play
