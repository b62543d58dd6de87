// Position of a game. It holds exactly the data that Undo restores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "machine/grid.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

struct Puzzle {
    machine::MachineChoice machine;
    machine::Picture start;
    machine::Picture target;
    // True if the player has to find out whether the target can be reached.
    bool asks = false;
    // Seed from which the start was drawn (random_start()) towards the machine's usual target, if known. It
    // is only a short name for the start, so == ignores it.
    std::optional<std::uint64_t> seed = std::nullopt;

    friend bool operator==(const Puzzle& a, const Puzzle& b) {
        return a.machine == b.machine && a.start == b.start && a.target == b.target && a.asks == b.asks;
    }
};

using Plan = SharedVector<std::size_t>;

// Solution that is being stepped through: the buttons in order, and the number already pressed.
struct Timeline {
    Plan plan;
    std::size_t step = 0;
    friend bool operator==(const Timeline&, const Timeline&) = default;
};

// Longest plan that is stepped through if the order matters: far more than any lit-only game of the catalogue
// takes. Otherwise longer plans are not reordered, and a log does not name them.
inline constexpr std::size_t max_plan_length = 4096;

struct Position {
    Puzzle puzzle;
    machine::State presses;         // state that the presses have led to, in the shape of state_sites()
    std::uint64_t press_count = 0;  // presses made so far; pressing a button twice counts twice
    std::optional<Timeline> timeline;
    // the player's answer to a puzzle that asks; true: the target can be reached
    std::optional<bool> answer = std::nullopt;
    friend bool operator==(const Position&, const Position&) = default;
};

// Returns the puzzle with nothing pressed.
[[nodiscard]] inline Position opening(Puzzle puzzle) {
    const machine::Shape shape = puzzle.machine->state_sites().shape;
    return {std::move(puzzle), machine::State::filled(shape, 0), 0, std::nullopt, std::nullopt};
}

// Returns whether the position is the opening of its puzzle.
[[nodiscard]] inline bool is_opening(const Position& position) {
    return position.press_count == 0 && !position.timeline && !position.answer &&
           machine::is_blank(position.presses.cells);
}

// Trail: the presses that led to the present board, one after the other, from the board where the record
// begins. Undo removes presses, so the trail always ends at the present board.
struct Trail {
    machine::PressGrid from;  // no presses, or those of the opened link
    std::vector<std::size_t> buttons;
    friend bool operator==(const Trail&, const Trail&) = default;
};

// Data that restores a replaced trail. On the same board both trails begin alike, so only the rest is stored.
// On another board `from` is set and `rest` is the whole trail.
struct FormerTrail {
    std::optional<machine::PressGrid> from;
    std::size_t kept = 0;           // the first buttons shared with the present trail
    std::vector<std::size_t> rest;  // the buttons after those
    friend bool operator==(const FormerTrail&, const FormerTrail&) = default;
};

// Below, `open_steps` is the number of solution steps done after the trails are swapped. Stepping back may
// remove that many buttons without an undoable change, so they are not shared.

// Returns the data to restore `trail`, before presses are added to it.
[[nodiscard]] FormerTrail former(const Trail& trail, std::size_t open_steps);
// Starts `trail` again at another board and returns the data to restore it.
[[nodiscard]] FormerTrail begin_again(Trail& trail, machine::PressGrid from);
// Restores the former trail and returns the data that undoes this.
[[nodiscard]] FormerTrail bring_back(Trail& trail, FormerTrail former, std::size_t open_steps);

// Remaining presses of each button along a timeline. They are cached between steps, since there may be a
// million buttons and hundreds of thousands of steps.
class RemainingPlan {
  public:
    // Returns the remaining presses, up to 255 each, in the machine's button grid; all are 0 without a
    // timeline. If states do not count presses, only the next press is given, since later ones do not
    // determine it.
    [[nodiscard]] const machine::PressGrid& along(const std::optional<Timeline>& timeline,
                                                  const machine::Machine& machine);

  private:
    [[nodiscard]] const machine::PressGrid& next_alone(const Timeline& now, const machine::Machine& machine);
    [[nodiscard]] bool is_about(const Plan& plan, const machine::Machine& machine) const;
    void begin(const Plan& plan, const machine::Machine& machine);
    void go_to(std::size_t step);

    Timeline timeline_;  // timeline of `left_`; empty if there is none
    machine::PressGrid left_;
};

}  // namespace switchbox::game
