// The dynamic programming of the picture search of Ghaly's machine, over rows from the top (docs/theory.md,
// "Why it is exact"), in slices. Whatever has been pressed above, the rows below need to know only what the
// wires that cross between them must come from; so presses that ask for the same are counted together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "algebra/natural.hpp"
#include "solve/common/counts.hpp"
#include "solve/ghaly/picture/row_walk.hpp"
#include "solve/ghaly/picture/state_table.hpp"
#include "solve/ghaly/picture/task.hpp"

namespace switchbox::solve {

class PictureSweep {
  public:
    // Goes through the task's rows, as long as there are at most so many states. Of the ways to press them,
    // those are better that differ from `now` in fewer buttons.
    PictureSweep(PictureTask task, PressedRows now, std::size_t max_states);

    // Goes on for about `budget` units of work; answers what is left of them at the end.
    std::uint64_t advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return end_ != End::none; }
    // The part of the rows that are done, 0 to 1.
    [[nodiscard]] double progress() const;

    [[nodiscard]] std::size_t rows() const { return task_.rows(); }

    // The rest only after is_finished().

    [[nodiscard]] bool is_too_large() const { return end_ == End::too_large; }
    // Whether the rows can be pressed at all.
    [[nodiscard]] bool is_possible() const { return end_ == End::possible; }
    // If not, the row at which that was found out; those above it can.
    [[nodiscard]] std::size_t last_row() const { return row(); }

    struct Best {
        PressedRows rows;
        std::size_t distance = 0;
    };
    // The best way, and the number of all, where there is one.
    [[nodiscard]] Best best() const;
    [[nodiscard]] algebra::Natural ways() const { return counts_below_.sum(); }
    // The ways, at most `limit`: ascending when their rows are compared from the top, each from its right
    // end.
    [[nodiscard]] std::vector<PressedRows> list(std::size_t limit) const;
    // The most states under any row.
    [[nodiscard]] std::size_t widest_row() const;

  private:
    enum class End : std::uint8_t { none, possible, impossible, too_large };
    struct Origin {  // the best way to a state
        std::uint64_t pressed = 0;
        std::uint32_t parent = 0;
        std::uint16_t distance = 0;
    };

    // The row at hand.
    [[nodiscard]] std::size_t row() const { return row_begin_.size() - 2; }
    void arrive();
    void next_state();
    void end_row();
    void begin_row();
    void give_up();

    PictureTask task_;
    PressedRows now_;
    std::size_t max_states_;

    StateTable table_;
    std::deque<Origin> origins_;            // of every state
    std::vector<std::uint32_t> row_begin_;  // the first state over each row, and under the one at hand
    Counts counts_;                         // of the ways to each of the states over the row at hand
    Counts counts_below_;                   // and to those under it
    StateIndex below_;
    std::uint32_t state_ = 0;  // over the row at hand, the one at hand
    RowWalk walk_;
    End end_ = End::none;
};

}  // namespace switchbox::solve
