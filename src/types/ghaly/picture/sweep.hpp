// Dynamic programming of the picture search of Ghaly's machine, in slices (docs/theory.md, "Why it is
// exact"). It goes over rows from the top and stretches of columns from the right. After any presses, later
// cells depend only on the constraints of the wires that cross between. So presses with equal constraints are
// counted together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>
#include <vector>

#include "base/natural.hpp"
#include "solve/search.hpp"
#include "types/ghaly/picture/row_walk.hpp"
#include "types/ghaly/picture/state_table.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Way to a state: the parent state over its row, the presses in the row since, and the differences from the
// given board so far. Smaller ways are better. Among equally near ones it is the first in the order of the
// search.
struct Way {
    std::uint16_t distance = 0;
    std::uint32_t parent = 0;
    std::uint64_t pressed = 0;
    friend bool operator<(const Way& a, const Way& b) {
        return std::tie(a.distance, a.parent, a.pressed) < std::tie(b.distance, b.parent, b.pressed);
    }
};

// States at one place, with the number of ways to each, and the best way.
struct Layer {
    explicit Layer(std::size_t size, std::size_t limbs = 1) : table(size), counts(limbs) {}

    // Adds a way that comes from state `from` of the layer before.
    void add(const Frontier& frontier, const Way& way, const Layer& before, std::uint32_t from);

    StateTable table;
    StateIndex index;
    Counts counts;
    std::vector<Way> ways;
};

// Enumerator of the boards that show a picture, depth first over the states of the search. It walks through
// each state again, but not twice if that leads nowhere. Requires that the task outlives it.
class PictureList {
  public:
    PictureList(const PictureTask& task, std::size_t max_states);

    [[nodiscard]] std::vector<PressedRows> first(std::size_t limit);

  private:
    struct Dead {  // states without boards, at one place
        StateTable table;
        StateIndex index;
    };

    bool list_from(FrontierPlace place, const Frontier& frontier);
    [[nodiscard]] Dead& dead_at(FrontierPlace place);

    const PictureTask& task_;
    std::vector<Dead> dead_;
    std::size_t max_dead_;
    std::size_t limit_ = 0;
    PressedRows rows_;
    std::vector<PressedRows> boards_;
};

struct SweepLimits {
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    std::size_t states;           // most that are kept at a time
    std::size_t distance = none;  // ways with more changes are left out
    std::size_t width = none;     // under each row only so many states go on, the nearest
};

class PictureSweep {
  public:
    // Goes through the task's rows. Ways to press them are better if they differ from `now` in fewer buttons.
    PictureSweep(PictureTask task, PressedRows now, SweepLimits limits);

    // Works for about `budget` units and returns the unused rest of them.
    std::uint64_t advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return end_ != End::none; }
    // Returns the fraction of the rows that are done, 0 to 1.
    [[nodiscard]] double progress() const;

    [[nodiscard]] std::size_t rows() const { return task_.rows(); }

    // The functions below are valid only after is_finished().

    [[nodiscard]] bool is_too_large() const { return end_ == End::too_large; }
    // Returns whether the rows can be pressed at all, within the limits.
    [[nodiscard]] bool is_possible() const { return end_ == End::possible; }
    // Returns the row at which the sweep found that the rows cannot be pressed, if nothing was left out. The
    // rows above it can be pressed.
    [[nodiscard]] std::size_t last_row() const { return place_.row; }
    // Returns whether ways were left out. Then any way that was not found has at least least_left_out()
    // changes, which is 0 if the width left out states.
    [[nodiscard]] bool left_out() const { return left_out_ != SweepLimits::none; }
    [[nodiscard]] std::size_t least_left_out() const { return left_out_; }

    struct Best {
        PressedRows rows;
        std::size_t distance = 0;
    };
    // Returns the best way, and ways() the number of all, if there is one.
    [[nodiscard]] Best best() const;
    [[nodiscard]] Natural ways() const { return after_.counts.sum(); }
    // Returns the most states under any row.
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
    std::vector<std::size_t> changes_under_;  // by row, the fewest from it on
    RowChanges changes_;                      // in the current row

    FrontierPlace place_;                 // current stretch
    Layer before_;                        // states at its beginning
    Layer after_;                         // states at its end
    std::vector<std::vector<Way>> rows_;  // ways to the states over each row, up to the current one
    std::size_t kept_ = 0;                // ways in rows_
    std::size_t widest_row_ = 0;
    std::size_t left_out_ = SweepLimits::none;
    std::uint32_t state_ = 0;  // current state at the beginning of the stretch
    RowWalk walk_;
    End end_ = End::none;
};

}  // namespace switchbox::solve
