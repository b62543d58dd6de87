// The cheapest presses by what the lamps show, where they can show little: button by button, for every state
// of the lamps that matter, the least that it costs to come there with the buttons so far. However many
// buttons there are, the work is one step for each state and each number of presses of one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::solve {

class StateWalk {
  public:
    // Units of work that a walk takes, of a nanosecond or so; none where there are too many states for it.
    // `periods`: of each button the presses that are as good as none.
    [[nodiscard]] static std::optional<double> work_of(const machine::WiredPuzzle& puzzle,
                                                       const std::vector<int>& periods);

    static constexpr std::uint64_t most_at_a_time = std::uint64_t{1} << 22U;

    // Of a puzzle that there is such work of.
    StateWalk(const machine::WiredPuzzle& puzzle, std::vector<int> periods);

    // For about `budget` units of work, one button at least where it takes no more than most_at_a_time.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return button_ == puzzle_.buttons.size(); }
    [[nodiscard]] double progress() const;

    struct Found {
        std::vector<std::uint32_t> presses;  // each less often than its period
        std::uint64_t cost = 0;
        std::size_t row = 0;   // that is reached, of machine::rows_wanted()
        bool is_only = false;  // no other presses within the limits will do
    };
    // Once finished; none where no presses will do.
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
    std::vector<std::uint64_t> costs_;    // of each state, with the buttons before button_
    std::vector<std::uint8_t> ways_;      // to each state; two are as good as many
    std::vector<std::uint16_t> choices_;  // of each button and state, how often it was pressed last
    std::size_t states_ = 1;
    std::size_t button_ = 0;
    // While a button is taken: the states before from_ are done.
    std::size_t from_ = 0;
    std::vector<std::uint32_t> after_;       // a press of it
    std::vector<std::uint64_t> next_costs_;  // with it
    std::vector<std::uint8_t> next_ways_;
};

}  // namespace switchbox::solve
