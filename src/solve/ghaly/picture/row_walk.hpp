// All ways to press one row of Ghaly's machine so that it shows its colours, given what the wires that cross
// into it from the row above must come from (docs/theory.md, "One row"): a depth-first search over the
// columns from right to left, which is the way that generators' wires take, in slices.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solve/ghaly/picture/constraint.hpp"
#include "solve/ghaly/picture/task.hpp"

namespace switchbox::solve {

class RowWalk {
  public:
    // `above` are the constraints over the row; of no account for row 0.
    RowWalk(const PictureTask& task, std::size_t row, const Constraints& above);

    enum class Stop : std::uint8_t { tired, found, end };
    // Goes on to the next way, for at most `steps`, which it counts down.
    [[nodiscard]] Stop go_on(const PictureTask& task, std::uint64_t& steps);

    // The way that was found: bit c is set where column c is pressed; and what it asks of the wires below.
    [[nodiscard]] std::uint64_t pressed() const { return pressed_; }
    [[nodiscard]] const Constraints& below() const { return below_; }

  private:
    static constexpr std::uint8_t none = 255;

    // What is known before a column is decided.
    struct Frame {
        Constraint carry;  // of the transmitter's wire that enters the column's cell from the left
        // The generator whose wire comes from the right: its colour, or in row 0, where what a generator over
        // the board shows is only being found out, its column. None for the one at the right of the row.
        std::uint8_t held = none;
        std::uint8_t choices = 0;  // made so far: to leave the button, to press it
        std::uint64_t wanted = 0;  // in row 0, transmitters at the bottom that some wire must come from
    };

    bool decide(const PictureTask& task, std::size_t column, bool press_it);
    bool leave(const PictureTask& task, std::size_t column, const Frame& before, Frame& after);
    bool press(const PictureTask& task, std::size_t column, const Frame& before, Frame& after);
    bool show_right(const PictureTask& task, std::size_t column, Frame& after);
    [[nodiscard]] bool show_top(const PictureTask& task, std::size_t top, std::size_t column,
                                Constraint& constraint, Frame& after) const;
    bool constrain_below(const PictureTask& task, std::size_t column, Constraint constraint);
    void free_lost(std::size_t last_column);

    std::size_t row_;
    Constraints above_;
    Constraints below_{};
    std::uint64_t pressed_ = 0;
    std::size_t undecided_;  // columns
    std::array<Frame, static_cast<std::size_t>(machine::largest_ghaly) + 1>
        frames_{};  // by undecided columns
};

}  // namespace switchbox::solve
