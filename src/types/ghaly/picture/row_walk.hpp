// Search for all ways to press a stretch of a row of Ghaly's machine so that it shows its colours
// (docs/theory.md, "One row"). The constraints of the wires that cross into it are given. It goes depth first
// over the columns from right to left, the direction of the generators' wires, in slices.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

class RowWalk {
  public:
    // Begins the stretch at `place` with the constraints of `before`. Over row 0 there are no constraints.
    RowWalk(const PictureTask& task, FrontierPlace place, const Frontier& before);

    enum class Stop : std::uint8_t { tired, found, end };
    // Goes on to the next way, for at most `steps` steps, which it counts down.
    [[nodiscard]] Stop go_on(const PictureTask& task, std::uint64_t& steps);

    // Returns the way that was found: bit c is set if column c of the stretch is pressed. after() returns its
    // constraints on the wires.
    [[nodiscard]] std::uint64_t pressed() const { return pressed_; }
    [[nodiscard]] Frontier after() const;

  private:
    static constexpr std::uint8_t none = Frontier::none;

    // State of the search before a column is decided.
    struct ColumnFrame {
        Constraint carry;  // as in Frontier
        std::uint8_t held = none;
        std::uint8_t choices = 0;  // tried so far: leave the button, press it
        std::uint64_t wanted = 0;  // in row 0, bottom transmitters that some wire must come from
    };

    bool decide(const PictureTask& task, std::size_t column, bool press_it);
    bool leave(const PictureTask& task, std::size_t column, const ColumnFrame& before, ColumnFrame& after);
    bool press(const PictureTask& task, std::size_t column, const ColumnFrame& before, ColumnFrame& after);
    bool show_right(const PictureTask& task, std::size_t column, ColumnFrame& after);
    [[nodiscard]] bool show_top(const PictureTask& task, std::size_t top, std::size_t column,
                                Constraint& constraint, ColumnFrame& after) const;
    bool constrain_below(const PictureTask& task, std::size_t column, Constraint constraint);
    void free_lost(std::size_t last_column);

    std::size_t row_;
    std::size_t begin_;  // columns from here on are already decided
    std::size_t end_;    // columns before it are not decided
    Constraints above_;
    Constraints below_;
    std::uint64_t pressed_ = 0;
    std::size_t undecided_;                                         // number of columns
    std::array<ColumnFrame, FrontierPlace::stretch + 1> frames_{};  // by undecided columns of the stretch
};

}  // namespace switchbox::solve
