// Search for short solutions of the cube of side 3 by two phases (H. Kociemba, "The Two-Phase Algorithm",
// 1992). The first phase leads to a cube for which turns of two opposite faces and half turns are enough. The
// second phase uses only such turns. The search begins with the fewest turns in the first phase, then
// lengthens it to shorten the second. It tries all three axes side by side.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "types/cube/solve/two_phase_tables.hpp"
#include "types/cube/solve/views.hpp"

namespace switchbox::solve {

class TwoPhaseSearch {
  public:
    // Requires solvable `pieces`. The search ends after `positions` positions, but not without a solution of
    // at most `most_turns`, or when no shorter solution is left.
    TwoPhaseSearch(std::shared_ptr<const TwoPhaseTables> tables, const machine::Pieces& pieces,
                   std::uint64_t positions);

    static constexpr std::size_t most_turns = 22;

    // Examines `positions` positions more, or slightly more than that.
    void advance(std::uint64_t positions);
    [[nodiscard]] bool is_finished() const { return is_finished_; }
    // Returns whether no fewer face turns solve the cube. Only short solutions can be proved shortest.
    [[nodiscard]] bool is_proved() const { return is_proved_; }
    // Returns the best solution so far in face turns; nullopt if there is none yet.
    [[nodiscard]] const std::optional<machine::Turns>& best() const { return best_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    struct FirstPhaseNode {  // position in the first phase, and the turn to try next
        std::size_t twist = 0;
        std::size_t flip = 0;
        std::size_t slice = 0;
        std::size_t turn = 0;
    };

    void begin_depth();
    void step();
    void enter(std::size_t turn);
    void finish_by_second_phase();
    [[nodiscard]] bool second_phase(std::size_t corners, std::size_t outer, std::size_t in_slice, int left,
                                    std::size_t last_face);
    void keep();
    [[nodiscard]] std::size_t best_length() const { return best_ ? best_->size() : most_turns + 1; }
    void end_of_depths();

    std::shared_ptr<const TwoPhaseTables> tables_;
    std::array<CubeView, cube_axes> views_;
    std::uint64_t limit_;
    std::uint64_t positions_ = 0;
    std::size_t view_ = 0;
    std::size_t depth_ = 0;  // turns of the first phase
    std::vector<FirstPhaseNode> path_;
    std::vector<std::size_t> turns_;  // turns along the path, then those of the second phase
    std::optional<machine::Turns> best_;
    bool is_finished_ = false;
    bool is_proved_ = false;
};

}  // namespace switchbox::solve
