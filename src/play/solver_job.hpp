// The other work that may take longer than a frame (job.hpp): the solver of the machine that an action leads
// to. It is made before the action, so that a game never waits for its solver: the one in play goes on until
// then, and dropping the job leaves it as it is.
#pragma once

#include <optional>

#include "play/game.hpp"
#include "solve/linear/solver_build.hpp"

namespace switchbox::play {

class SolverJob {
  public:
    // None where nothing is to be made.
    [[nodiscard]] static std::optional<SolverJob> before(const Action& action, const Game& game);

    [[nodiscard]] bool is_done() const { return build_.is_done(); }
    [[nodiscard]] double progress() const { return build_.progress(); }  // 0..1
    // One step. The game finds the solver while the job is kept.
    void advance() { build_.advance(); }

  private:
    explicit SolverJob(solve::SolverBuild build) : build_(std::move(build)) {}

    solve::SolverBuild build_;
};

}  // namespace switchbox::play
