// The cube of side 2: how far each of its 3,674,160 states is from solved, its corner at DBL held still, in
// one of three metrics. Made in slices; 3.7 MB. Joyner's Example 3 with one corner held; docs/machines.md has
// the counts.
#pragma once

#include <cstdint>
#include <vector>

#include "types/cube/model/pieces.hpp"

namespace switchbox::solve {

class CornerTable {
  public:
    explicit CornerTable(machine::Metric metric);

    static constexpr std::size_t states = 3'674'160;  // 7! 3^6
    // Of the corners of a cube whose corner at DBL is at home.
    [[nodiscard]] static std::size_t state_of(const machine::Pieces& pieces);
    [[nodiscard]] static machine::Pieces pieces_of(std::size_t state);

    // For about so many nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return is_finished_; }
    [[nodiscard]] double progress() const;  // 0..1

    // Of a finished table. Steps that solve it, at least.
    [[nodiscard]] int distance(const machine::Pieces& pieces) const { return distance_[state_of(pieces)]; }
    // Steps of the metric, as few as can be.
    [[nodiscard]] machine::Turns shortest(machine::Pieces pieces) const;
    // How many states there are at each distance.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }

  private:
    void make_moves();
    void spread(std::size_t state);

    machine::Turns steps_;
    // What undoing each step makes of the permutations and of the twists.
    std::vector<std::uint16_t> permutation_before_;
    std::vector<std::uint16_t> twist_before_;
    std::vector<std::uint8_t> distance_;
    std::vector<std::uint64_t> counts_;
    std::uint8_t depth_ = 0;  // that is being spread
    std::size_t next_ = 0;
    std::size_t found_ = 1;
    bool is_finished_ = false;
};

}  // namespace switchbox::solve
