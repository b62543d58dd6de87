// "Match this picture" on Ghaly's machine: how many boards show a picture, and the one of them nearest to
// where the buttons stand now, exactly and for any N, in slices (docs/theory.md, section 6).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/natural.hpp"
#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/picture/sweep.hpp"

namespace switchbox::solve {

// A value; to drop it is to cancel the search.
class PictureSearch {
  public:
    // So many states stay below 256 MiB, in a page too: what is kept of each, and while they are worked on
    // their counts and their places in a hash table, both of which may have just been copied to grow.
    static constexpr std::size_t max_memory = std::size_t{200} << 20U;
    [[nodiscard]] static constexpr std::size_t max_states(std::size_t size) {
        return max_memory / (size + 64);
    }
    // About a minute. A unit of work is a nanosecond or so, the same number of them everywhere.
    static constexpr std::uint64_t usual_work = 60'000'000'000;

    // The target's colours are 0 .. N. Of boards that show it, those are better that differ from `now` in
    // fewer buttons.
    PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now);
    // Gives up at so many states and so much work. Without a limit to the work it is given up after the usual
    // work, and where few presses do, not all boards are counted unless that is quick.
    PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now,
                  std::size_t max_states, std::optional<std::uint64_t> max_work = std::nullopt);

    // Goes on for about `budget` units of work.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // The part of the search that is done, 0 to 1.
    [[nodiscard]] double progress() const { return progress_; }
    // Units so far.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    // The best board found so far that shows the picture; of equals the same one everywhere.
    [[nodiscard]] const std::optional<machine::PressGrid>& best() const { return best_; }
    // In how many buttons it differs from `now`.
    [[nodiscard]] std::size_t distance() const { return distance_; }
    // No board differs in fewer.
    [[nodiscard]] std::size_t bound() const { return is_nearest_ ? distance_ : reach_; }
    // Whether none is nearer.
    [[nodiscard]] bool is_nearest() const { return is_nearest_; }
    // How many boards show the picture; until is_finished(), and where it is given up, at least so many do.
    [[nodiscard]] const Natural& boards() const { return boards_; }

    // The rest only after is_finished().

    // It was given up before the boards were counted, or before it was known that there is none.
    [[nodiscard]] bool is_too_large() const { return too_large_; }
    // Where none does: the first row, from 0, such that no board shows the colours of this row and of those
    // above it, whatever is below. None if to find that out takes more states than may be kept.
    [[nodiscard]] std::optional<std::size_t> failed_row() const { return failed_row_; }
    // Boards that show the picture, at most `limit`: ascending when their rows are compared from the top,
    // each from its right end. Costs the search once more and a few rows for each board.
    [[nodiscard]] std::vector<machine::PressGrid> all(std::size_t limit) const;
    // The most states under any row, which is what the search has cost.
    [[nodiscard]] std::size_t widest_row() const { return sweep_.widest_row(); }

  private:
    // What sweeps are to find, one after the other as long as one is not enough: all boards where these are
    // soon counted; the nearest, if it is near; any; the nearest; all.
    enum class Stage : std::uint8_t { glance, near, any, nearest, all, end };

    [[nodiscard]] std::size_t size() const { return bits_.left.size(); }
    [[nodiscard]] PictureTask task_of(std::size_t rows) const;
    [[nodiscard]] PictureSweep sweep_of(std::size_t rows) const;
    [[nodiscard]] std::uint64_t stage_end() const;
    [[nodiscard]] bool takes_few() const;
    void next_stage();
    void count_on();
    void go_on();
    void take(const PictureSweep::Best& best);
    void take_answer();
    void look_wider();
    void narrow_down();
    [[nodiscard]] double part_done() const;

    machine::LowBits bits_;
    machine::Picture target_;
    PressedRows now_;
    std::size_t max_states_;
    std::optional<std::uint64_t> max_work_;
    Stage stage_ = Stage::glance;
    std::uint64_t work_ = 0;
    std::uint64_t work_until_nearest_ = 0;
    std::size_t reach_ = 0;          // no board is nearer than this
    std::size_t width_;              // of the sweep for any board
    std::size_t possible_rows_ = 0;  // the colours of so many can be shown
    std::size_t impossible_rows_;    // and of so many not
    double progress_ = 0;
    PictureSweep sweep_;  // of all rows; if no board shows the picture, then of fewer, by bisection
    bool finished_ = false;
    bool too_large_ = false;
    bool is_nearest_ = false;
    std::optional<machine::PressGrid> best_;
    std::size_t distance_ = 0;
    Natural boards_;
    std::optional<std::size_t> failed_row_;
};

}  // namespace switchbox::solve
