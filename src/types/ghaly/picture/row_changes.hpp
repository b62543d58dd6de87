// Fewest buttons of a row of Ghaly's machine that must change, according to the colours of the row and of the
// row above. It is a lower bound for the picture search, and finds rows that cannot be completed at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/ghaly/picture/frontier.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

class RowChanges {
  public:
    static constexpr std::size_t never = 1U << 20U;

    // Takes the current presses in `now`: bit c for column c.
    RowChanges(const PictureTask& task, std::size_t row, std::uint64_t now);

    // Returns the fewest changes in the columns before `undecided`, if `held` comes from the right
    // (Frontier::held). There is no way if they are `never` or more.
    [[nodiscard]] std::size_t before(std::size_t undecided, std::uint8_t held) const {
        return least_.empty() ? 0 : least_[undecided * held_kinds_ + held_index(held)];
    }
    [[nodiscard]] std::size_t whole() const { return before(held_kinds_ - 2, Frontier::none); }

  private:
    [[nodiscard]] std::size_t held_index(std::uint8_t held) const {
        return held == Frontier::none ? held_kinds_ - 1 : held;
    }

    std::size_t held_kinds_;  // the colours 0 .. N, and none
    std::vector<std::size_t> least_;
};

}  // namespace switchbox::solve
