// The dynamic programming of the picture search of Ghaly's machine, over rows from the top and stretches of
// columns from the right (docs/theory.md, "Why it is exact"), in slices. Whatever has been pressed before,
// the cells after need to know only what the wires that cross between them must come from; so presses that
// ask for the same are counted together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/natural.hpp"
#include "types/ghaly/picture/layer.hpp"
#include "types/ghaly/picture/row_changes.hpp"
#include "types/ghaly/picture/row_walk.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

struct SweepLimits {
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    std::size_t states;           // kept at a time; more are too many
    std::size_t distance = none;  // ways to more changes are left out
    std::size_t width = none;     // under each row only so many states go on, the nearest
};

class PictureSweep {
  public:
    // Goes through the task's rows. Of the ways to press them, those are better that differ from `now` in
    // fewer buttons.
    PictureSweep(PictureTask task, PressedRows now, SweepLimits limits);

    // Goes on for about `budget` units of work; answers what is left of them at the end.
    std::uint64_t advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return end_ != End::none; }
    // The part of the rows that are done, 0 to 1.
    [[nodiscard]] double progress() const;

    [[nodiscard]] std::size_t rows() const { return task_.rows(); }

    // The rest only after is_finished().

    [[nodiscard]] bool is_too_large() const { return end_ == End::too_large; }
    // Whether the rows can be pressed at all, within the limits.
    [[nodiscard]] bool is_possible() const { return end_ == End::possible; }
    // If not, and nothing was left out, the row at which that was found out; those above it can.
    [[nodiscard]] std::size_t last_row() const { return place_.row; }
    // Whether ways were left out; then nothing has as few changes as this that is not among those found,
    // unless states were left out for the width.
    [[nodiscard]] bool left_out() const { return left_out_ != SweepLimits::none; }
    [[nodiscard]] std::size_t least_left_out() const { return left_out_; }

    struct Best {
        PressedRows rows;
        std::size_t distance = 0;
    };
    // The best way, and the number of all, where there is one.
    [[nodiscard]] Best best() const;
    [[nodiscard]] Natural ways() const { return after_.counts.sum(); }
    // The most states under any row.
    [[nodiscard]] std::size_t widest_row() const { return widest_row_; }

  private:
    enum class End : std::uint8_t { none, possible, impossible, too_large };

    void sum_up_changes();
    std::uint64_t arrive();
    bool is_near_enough(const Way& way, const Frontier& frontier);
    void next_state();
    void end_stretch();
    void end_row();
    void narrow();
    void begin_row();
    void begin_stretch();
    void give_up();

    PictureTask task_;
    PressedRows now_;
    SweepLimits limits_;
    std::vector<std::size_t> changes_under_;  // the fewest in the rows from each on
    RowChanges changes_;                      // in the row at hand

    Place place_;                         // the stretch at hand
    Layer before_;                        // the states where it begins
    Layer after_;                         // and where it ends
    std::vector<std::vector<Way>> rows_;  // to the states over each row, up to the one at hand
    std::size_t kept_ = 0;                // ways in them
    std::size_t widest_row_ = 0;
    std::size_t left_out_ = SweepLimits::none;
    std::uint32_t state_ = 0;  // where the stretch begins, the one at hand
    RowWalk walk_;
    End end_ = End::none;
};

}  // namespace switchbox::solve
