// Solver that makes all cells of one of Ghaly's machines the same colour. It finds whether that is possible,
// the colour, all boards that do it, and those with the fewest presses or nearest to any board. All results
// are exact, for every size (docs/theory.md, section 4).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/natural.hpp"
#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/solve/class.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::solve {

// Solver for one machine. Boards are press grids of N x N.
class GhalySolver {
  public:
    explicit GhalySolver(const GhalyClass& machine);
    explicit GhalySolver(const machine::LowBits& bits) : GhalySolver(class_of(bits)) {}
    explicit GhalySolver(const machine::GhalyCodes& codes) : GhalySolver(machine::low_bits(codes)) {}

    [[nodiscard]] bool is_solvable() const { return !plans_.plans.empty(); }
    // Returns 1 .. N: the only colour that all cells could have, even of a machine that cannot be solved.
    [[nodiscard]] int colour() const { return colour_; }
    // Returns the number of boards that solve it.
    [[nodiscard]] Natural solutions() const;
    // Returns the fewest presses from nothing pressed. The machine must be solvable.
    [[nodiscard]] std::size_t fewest() const;
    // Returns up to `limit` of the boards that solve it, each once, those with the fewest presses first.
    [[nodiscard]] std::vector<machine::PressGrid> all(std::size_t limit) const;
    // Returns a board that solves it and differs from `now` in as few buttons as possible, in time O(N^2).
    // nullopt if there is none.
    [[nodiscard]] std::optional<machine::PressGrid> nearest(const machine::PressGrid& now) const;

  private:
    int size_;
    int colour_;
    StaircasePlans plans_;
};

}  // namespace switchbox::solve
