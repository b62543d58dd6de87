// Table for the cube of side 2: the distance from solved of each of its 3,674,160 states, with the corner at
// DBL held still, in one of three metrics. It is computed in slices and takes 3.7 MB. This is Joyner's
// Example 3 with one corner held; the counts are in docs/machines.md.
#pragma once

#include <cstdint>
#include <vector>

#include "types/cube/model/pieces.hpp"

namespace switchbox::solve {

class CornerTable {
  public:
    explicit CornerTable(machine::Metric metric);

    static constexpr std::size_t states = 3'674'160;  // 7! 3^6
    // Convert between states and corners; the corner at DBL must be at home.
    [[nodiscard]] static std::size_t state_of(const machine::Pieces& pieces);
    [[nodiscard]] static machine::Pieces pieces_of(std::size_t state);

    // Works for about `budget` nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return is_finished_; }
    [[nodiscard]] double progress() const;  // 0..1

    // Returns the fewest steps that solve the cube. Requires a finished table.
    [[nodiscard]] int distance(const machine::Pieces& pieces) const { return distance_[state_of(pieces)]; }
    // Returns a shortest solution in steps of the metric. Requires a finished table.
    [[nodiscard]] machine::Turns shortest(machine::Pieces pieces) const;
    // Returns the number of states at each distance.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }

  private:
    void make_moves();
    void spread(std::size_t state);

    machine::Turns steps_;
    // Transition tables of the inverse of each step, for permutations and for twists.
    std::vector<std::uint16_t> permutation_before_;
    std::vector<std::uint16_t> twist_before_;
    std::vector<std::uint8_t> distance_;
    std::vector<std::uint64_t> counts_;
    std::uint8_t depth_ = 0;  // distance whose states are being expanded
    std::size_t next_ = 0;
    std::size_t found_ = 1;
    bool is_finished_ = false;
};

}  // namespace switchbox::solve
