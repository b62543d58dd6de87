// "Match this picture" on Ghaly's machine: how many boards show a picture, and the one of them nearest to
// where the buttons stand now, exactly and for any N, in slices (docs/theory.md, section 6).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/natural.hpp"
#include "machine/ghaly_codes.hpp"
#include "machine/grid.hpp"
#include "solve/ghaly/picture/sweep.hpp"

namespace switchbox::solve {

// A value; to drop it is to cancel the search.
class PictureSearch {
  public:
    // So many states stay below 256 MiB, in a page too: what is kept of each, and while their row is worked
    // on its count and its place in a hash table, both of which may have just been copied to grow.
    static constexpr std::size_t max_memory = std::size_t{200} << 20U;
    [[nodiscard]] static constexpr std::size_t max_states(std::size_t size) {
        return max_memory / (size + 64);
    }

    // The target's colours are 0 .. N. Of boards that show it, those are better that differ from `now` in
    // fewer buttons.
    PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now);
    PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now,
                  std::size_t max_states);

    // Goes on for about `budget` units of work. A unit is a nanosecond or so.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // The part of the search that is done, 0 to 1.
    [[nodiscard]] double progress() const;

    // The rest only after is_finished().

    // It ended without an answer, for there are more states than may be kept.
    [[nodiscard]] bool is_too_large() const { return too_large_; }
    // A board that shows the picture and is as near to `now` as any; of equals the same one everywhere.
    [[nodiscard]] const std::optional<machine::PressGrid>& best() const { return best_; }
    // In how many buttons it differs from `now`.
    [[nodiscard]] std::size_t distance() const { return distance_; }
    // How many boards show the picture.
    [[nodiscard]] const algebra::Natural& boards() const { return boards_; }
    // Where none does: the first row, from 0, such that no board shows the colours of this row and of those
    // above it, whatever is below. None if to find that out takes more states than may be kept.
    [[nodiscard]] std::optional<std::size_t> failed_row() const { return failed_row_; }
    // Boards that show the picture, at most `limit`: ascending when their rows are compared from the top,
    // each from its right end. Costs the search once more and a few rows for each board.
    [[nodiscard]] std::vector<machine::PressGrid> all(std::size_t limit) const;
    // The most states under any row, which is what the search has cost.
    [[nodiscard]] std::size_t widest_row() const { return sweep_.widest_row(); }

  private:
    [[nodiscard]] std::size_t size() const { return bits_.left.size(); }
    [[nodiscard]] PictureSweep sweep_of(std::size_t rows) const;
    void go_on();
    void take_answer();
    void narrow_down();
    [[nodiscard]] double share() const;

    machine::LowBits bits_;
    machine::Picture target_;
    PressedRows now_;
    std::size_t max_states_;
    std::size_t possible_rows_ = 0;  // the colours of so many can be shown
    std::size_t impossible_rows_;    // and of so many not
    double before_ = 0;              // the progress before the sweep at hand
    PictureSweep sweep_;  // of all rows; if no board shows the picture, then of fewer, by bisection
    bool finished_ = false;
    bool too_large_ = false;
    std::optional<machine::PressGrid> best_;
    std::size_t distance_ = 0;
    algebra::Natural boards_;
    std::optional<std::size_t> failed_row_;
};

}  // namespace switchbox::solve
