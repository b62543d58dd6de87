// Short solutions of the cube of side 3 by two phases (H. Kociemba, "The Two-Phase Algorithm", 1992): turns
// that bring the cube to where those of two opposite faces and half turns are enough, then such turns; at
// first the fewest of the one, then more of it for less of the other. All three axes are tried side by side.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "types/cube/solve/two_phase_tables.hpp"
#include "types/cube/solve/views.hpp"

namespace switchbox::solve {

class TwoPhaseSearch {
  public:
    // `pieces` can be solved. Ends once so many positions were looked at, but not without a solution of at
    // most `most_turns`; or when nothing shorter is left.
    TwoPhaseSearch(std::shared_ptr<const TwoPhaseTables> tables, const machine::Pieces& pieces,
                   std::uint64_t positions);

    static constexpr std::size_t most_turns = 22;

    // So many positions more, or little more than that.
    void advance(std::uint64_t positions);
    [[nodiscard]] bool is_finished() const { return is_finished_; }
    // Whether no fewer face turns solve it: seen only where these are few.
    [[nodiscard]] bool is_proved() const { return is_proved_; }
    // In face turns.
    [[nodiscard]] const std::optional<machine::Turns>& best() const { return best_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    struct Node {  // of the first phase, and the turn that is tried next
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
    std::vector<Node> path_;
    std::vector<std::size_t> turns_;  // that lead along the path, then those of the second phase
    std::optional<machine::Turns> best_;
    bool is_finished_ = false;
    bool is_proved_ = false;
};

}  // namespace switchbox::solve
