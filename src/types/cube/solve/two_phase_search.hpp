// Search for short solutions of the cube of side 3 by two phases (H. Kociemba, "The Two-Phase Algorithm",
// 1992). The first phase leads to a cube for which turns of two opposite faces and half turns are enough. The
// second phase uses only such turns. The search begins with the fewest turns in the first phase, then
// lengthens it to shorten the second. It tries all three axes side by side.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "types/cube/solve/coordinates.hpp"

namespace switchbox::solve {

// Tables of the two phases: the transitions of coordinates, and lower bounds of turns from pairs of them.
// They are computed in slices and take some 8 MB.

// Lower bounds: the fewest turns from each pair of values to that of the solved cube.
class PairTable {
  public:
    static constexpr std::uint8_t any_distance = 255;

    // Uses all turns or only those of the second phase. Distances of `most` or more are stored as `most`.
    PairTable(Coordinate first, Coordinate second, bool of_second_phase, std::uint8_t most = any_distance);

    // Processes `pairs` pairs more; the tables of both coordinates must be finished.
    void advance(const MoveTable& first, const MoveTable& second, std::size_t pairs);
    [[nodiscard]] bool is_finished() const { return is_finished_; }
    [[nodiscard]] std::size_t size() const { return distance_.size(); }
    [[nodiscard]] std::size_t found() const { return found_; }
    [[nodiscard]] int distance(std::size_t first, std::size_t second) const {
        return distance_[first * seconds_ + second];
    }

  private:
    void spread(const MoveTable& first, const MoveTable& second, std::size_t pair);

    std::size_t seconds_;
    std::uint8_t most_;
    std::vector<std::size_t> turns_;
    std::vector<std::uint8_t> distance_;
    std::uint8_t depth_ = 0;  // distance whose pairs are being expanded
    std::size_t next_ = 0;
    std::size_t found_ = 1;
    bool is_finished_ = false;
};

class TwoPhaseTables {
  public:
    // Works for about `budget` nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return made_ == parts; }
    [[nodiscard]] double progress() const;  // 0..1

    [[nodiscard]] const MoveTable& moves(Coordinate coordinate) const {
        return moves_[static_cast<std::size_t>(coordinate)];
    }
    // Returns a lower bound for the first phase, which orients all pieces and brings the slice's edges into
    // the slice. This and to_solved() require finished tables.
    [[nodiscard]] int to_second_phase(std::size_t twist, std::size_t flip, std::size_t slice) const {
        return std::max(pairs_[0].distance(twist, slice), pairs_[1].distance(flip, slice));
    }
    // Returns a lower bound for the second phase, which solves the cube.
    [[nodiscard]] int to_solved(std::size_t corners, std::size_t outer, std::size_t in_slice) const {
        return std::max(pairs_[2].distance(corners, in_slice), pairs_[3].distance(outer, in_slice));
    }

  private:
    static constexpr std::size_t parts = coordinate_count + 4;

    // Fill the current part for `work` nanoseconds and return whether it is finished.
    bool advance_moves(std::size_t work);
    bool advance_pairs(std::size_t work);

    // Each table is allocated when it is the next one: allocating all at once would delay a frame.
    std::vector<MoveTable> moves_;
    std::vector<PairTable> pairs_;
    std::size_t made_ = 0;  // finished parts
};

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
