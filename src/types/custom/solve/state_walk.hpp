// Search for the cheapest presses by lamp states, for puzzles with few of these. It goes button by button.
// For every state of the lamps that matter, it keeps the least cost to reach it with the buttons so far. The
// work is one step for each state and each number of presses of one button.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::solve {

class StateWalk {
  public:
    // Returns the units of work of a walk, each of about a nanosecond; nullopt if there are too many states.
    // `periods` has the period of each button.
    [[nodiscard]] static std::optional<double> work_of(const machine::WiredPuzzle& puzzle,
                                                       const std::vector<int>& periods);

    static constexpr std::uint64_t most_at_a_time = std::uint64_t{1} << 22U;

    // Takes a puzzle for which work_of() returns a value.
    StateWalk(const machine::WiredPuzzle& puzzle, std::vector<int> periods);

    // Works for about `budget` units, and for at least one button if it takes no more than most_at_a_time.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return button_ == puzzle_.buttons.size(); }
    [[nodiscard]] double progress() const;

    struct Found {
        std::vector<std::uint32_t> presses;  // each less often than its period
        std::uint64_t cost = 0;
        std::size_t row = 0;   // reached row, an index into machine::rows_wanted()
        bool is_only = false;  // true if no other presses within the limits work
    };
    // Returns the result, once finished; nullopt if no presses work.
    [[nodiscard]] std::optional<Found> found() const;

  private:
    [[nodiscard]] std::vector<std::uint32_t> states_after(const machine::WiredButton& button) const;
    [[nodiscard]] std::uint32_t most_presses(std::size_t button) const;
    void begin_button();
    [[nodiscard]] std::uint64_t take_states();
    [[nodiscard]] std::vector<std::uint32_t> presses_to(std::size_t state) const;

    machine::WiredPuzzle puzzle_;
    std::vector<int> periods_;
    std::vector<std::size_t> digits_;     // lamps that matter, the last one changing fastest
    std::vector<std::uint64_t> costs_;    // by state, with the buttons before button_
    std::vector<std::uint8_t> ways_;      // by state, up to 2
    std::vector<std::uint16_t> choices_;  // by button and state: presses of this button on the cheapest way
    std::size_t states_ = 1;
    std::size_t button_ = 0;
    // Progress with the current button: the states before from_ are done.
    std::size_t from_ = 0;
    std::vector<std::uint32_t> after_;       // by state, the state after one press
    std::vector<std::uint64_t> next_costs_;  // costs_ with the current button
    std::vector<std::uint8_t> next_ways_;
};

}  // namespace switchbox::solve
