// "Match this picture" on Ghaly's machine: the number of boards that show a picture, and the one nearest to
// the current presses (docs/theory.md, section 6).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/natural.hpp"
#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/picture/sweep.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Brings the constraints under `row` into a normal form. A transmitter that meets a constraint stays only if
// some choice of different ones for all wires contains it. The method is from Regin, "A filtering algorithm
// for constraints of difference in CSPs", 1994. If one is left, the constraint names it. False if the
// constraints cannot all be met, each by its own transmitter from which its wire can come.
//
// Under the last row of the task this is exact, since the rows below are then free. They can lead any
// different transmitters to their tops, as long as those at the bottom do not go to the left. This is Theorem
// 1 for a board of those rows (docs/theory.md, "Where it fails").
[[nodiscard]] bool match(const PictureTask& task, std::size_t row, Constraints& constraints);

// Search, in slices and exact for any N. It is a value; destroying it cancels the search. Work is in units of
// about a nanosecond, whose number is the same on every computer.
class PictureSearch {
  public:
    // With so many states the search stays below 256 MiB, also in a web page. The memory holds the data kept
    // of each state, and the counts and hash slots of those in progress. Both of the latter may have just
    // been copied to grow.
    static constexpr std::size_t max_memory = std::size_t{200} << 20U;
    [[nodiscard]] static constexpr std::size_t max_states(std::size_t size) {
        return max_memory / (size + 64);
    }
    // About a minute.
    static constexpr std::uint64_t usual_work = 60'000'000'000;

    // Takes N x N colours 0 .. N as the target. Boards that show it are better if they differ from `now`, N x
    // N presses, in fewer buttons.
    PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now);
    // Gives up at `max_states` states or after `max_work` units. Without `max_work` it gives up after
    // usual_work. Then, if few presses suffice, it counts all boards only if that is quick.
    PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now,
                  std::size_t max_states, std::optional<std::uint64_t> max_work = std::nullopt);

    // Works for about `budget` units.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // Returns the fraction of the search that is done, 0 to 1.
    [[nodiscard]] double progress() const { return progress_; }
    // Returns the units of work so far.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    // Returns the best board found so far that shows the picture. Among equals it is the same one on every
    // computer.
    [[nodiscard]] const std::optional<machine::PressGrid>& best() const { return best_; }
    // Returns the number of buttons in which it differs from `now`.
    [[nodiscard]] std::size_t distance() const { return distance_; }
    // Returns a lower bound: no board differs in fewer buttons.
    [[nodiscard]] std::size_t bound() const { return is_nearest_ ? distance_ : reach_; }
    // Returns whether no board is nearer than the best one.
    [[nodiscard]] bool is_nearest() const { return is_nearest_; }
    // Returns the number of boards that show the picture. It is a lower bound before is_finished(), or if the
    // search was given up.
    [[nodiscard]] const Natural& boards() const { return boards_; }

    // The functions below are valid only after is_finished().

    // Returns whether the search was given up before the boards were counted, or before it was known that
    // there is none.
    [[nodiscard]] bool is_too_large() const { return too_large_; }
    // Returns the first row, from 0, such that no board shows the colours of this row and of those above it.
    // nullopt if some board shows the picture, or if the search for the row takes too many states.
    [[nodiscard]] std::optional<std::size_t> failed_row() const { return failed_row_; }
    // Returns at most `limit` boards that show the picture: ascending if their rows are compared from the
    // top, each from its right end. Costs one more search and a few rows for each board.
    [[nodiscard]] std::vector<machine::PressGrid> all(std::size_t limit) const;
    // Returns the most states under any row, which measures the cost of the search.
    [[nodiscard]] std::size_t widest_row() const { return sweep_.widest_row(); }

  private:
    // Goals of the sweeps, one after another until one suffices: all boards if these are soon counted; the
    // nearest, if it is near; any; the nearest; all.
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
    std::size_t possible_rows_ = 0;  // number of rows whose colours can be shown
    std::size_t impossible_rows_;    // number of rows whose colours cannot be shown
    double progress_ = 0;
    PictureSweep sweep_;  // over all rows; if no board shows the picture, then over fewer, by bisection
    bool finished_ = false;
    bool too_large_ = false;
    bool is_nearest_ = false;
    std::optional<machine::PressGrid> best_;
    std::size_t distance_ = 0;
    Natural boards_;
    std::optional<std::size_t> failed_row_;
};

}  // namespace switchbox::solve
