// Makes all cells of one of Ghaly's machines the same colour: whether that is possible, to which colour, all
// boards that do it, the one with the fewest presses and the one nearest to any board; all of them exact, for
// every size (docs/theory.md, section 4).
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

// Boards are press grids of N x N.
class GhalySolver {
  public:
    explicit GhalySolver(const GhalyClass& machine);
    explicit GhalySolver(const machine::LowBits& bits) : GhalySolver(class_of(bits)) {}
    explicit GhalySolver(const machine::GhalyCodes& codes) : GhalySolver(machine::low_bits(codes)) {}

    [[nodiscard]] bool is_solvable() const { return !plans_.plans.empty(); }
    // 1 .. N: the only one that all cells could have, even of a machine that cannot be solved.
    [[nodiscard]] int colour() const { return colour_; }
    // How many boards solve it.
    [[nodiscard]] Natural solutions() const;
    // The fewest presses from nothing pressed; the machine can be solved.
    [[nodiscard]] std::size_t fewest() const;
    // Up to `limit` of the boards that solve it, each once, those with the fewest presses first.
    [[nodiscard]] std::vector<machine::PressGrid> all(std::size_t limit) const;
    // A board that solves it in which as few buttons as possible differ from `now`. In time O(N^2).
    [[nodiscard]] std::optional<machine::PressGrid> nearest(const machine::PressGrid& now) const;

  private:
    int size_;
    int colour_;
    StaircasePlans plans_;
};

}  // namespace switchbox::solve
