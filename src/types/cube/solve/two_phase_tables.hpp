// The tables of the two phases: what turns make of coordinates, and how many turns pairs of them take at
// least. Made in slices; some 8 MB.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "types/cube/solve/coordinates.hpp"

namespace switchbox::solve {

// How many turns it takes at least from each pair of values to those of the solved cube.
class PairTable {
  public:
    static constexpr std::uint8_t any_distance = 255;

    // The turns of the second phase alone, or all. Pairs at `most` and beyond are not told apart.
    PairTable(Coordinate first, Coordinate second, bool of_second_phase, std::uint8_t most = any_distance);

    // So many pairs more; both coordinates' tables are finished.
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
    std::uint8_t depth_ = 0;  // that is being spread
    std::size_t next_ = 0;
    std::size_t found_ = 1;
    bool is_finished_ = false;
};

class TwoPhaseTables {
  public:
    // For about so many nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return made_ == parts; }
    [[nodiscard]] double progress() const;  // 0..1

    [[nodiscard]] const MoveTable& moves(Coordinate coordinate) const {
        return moves_[static_cast<std::size_t>(coordinate)];
    }
    // Of finished tables. First phase: all corners and edges oriented, the slice's edges in it.
    [[nodiscard]] int to_second_phase(std::size_t twist, std::size_t flip, std::size_t slice) const {
        return std::max(pairs_[0].distance(twist, slice), pairs_[1].distance(flip, slice));
    }
    // Second phase: the solved cube.
    [[nodiscard]] int to_solved(std::size_t corners, std::size_t outer, std::size_t in_slice) const {
        return std::max(pairs_[2].distance(corners, in_slice), pairs_[3].distance(outer, in_slice));
    }

  private:
    static constexpr std::size_t parts = coordinate_count + 4;

    // Fills the part that is next, for so many nanoseconds; whether it is finished then.
    bool advance_moves(std::size_t work);
    bool advance_pairs(std::size_t work);

    // Each is allocated when its turn comes: all of them at once would hold up a frame.
    std::vector<MoveTable> moves_;
    std::vector<PairTable> pairs_;
    std::size_t made_ = 0;  // parts that are finished
};

}  // namespace switchbox::solve
