// What machines show, worked out from their definitions alone: slow and obvious, and nothing of src/machine
// but its data. Fuzzers hold the game to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "machine/machine_type.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::fuzz {

using Lamps = std::vector<std::uint8_t>;   // the cells of a picture
using Buttons = std::vector<std::size_t>;  // as they were pressed
using Counts = std::vector<std::uint8_t>;  // how often each cell's button was pressed, modulo its period

// The cells of a grid, which copies of it share, as they are.
template <class GridType>
[[nodiscard]] const Lamps& cells_of(const GridType& grid) {
    return grid.cells;
}

class ReferenceMachine {
  public:
    ReferenceMachine() = default;
    ReferenceMachine(const ReferenceMachine&) = delete;
    ReferenceMachine& operator=(const ReferenceMachine&) = delete;
    virtual ~ReferenceMachine() = default;

    // The cells that have a button, ascending; how many cells there are; and after how many presses of one
    // all is as before.
    [[nodiscard]] virtual const Buttons& buttons() const = 0;
    [[nodiscard]] virtual std::size_t button_cells() const = 0;
    [[nodiscard]] virtual int period(std::size_t button) const = 0;

    // How many states a lamp has.
    [[nodiscard]] virtual int states(std::size_t lamp) const = 0;
    // From `start`, after these presses.
    [[nodiscard]] virtual Lamps shown(const Lamps& start, const Buttons& pressed) const = 0;
    [[nodiscard]] virtual bool may_press(const Lamps& /*shown*/, const Counts& /*counts*/,
                                         std::size_t /*button*/) const {
        return true;
    }
    [[nodiscard]] virtual bool is_target(const Lamps& shown, const Lamps& target) const {
        return shown == target;
    }
    // Whether it can matter in which order buttons are pressed.
    [[nodiscard]] virtual bool order_counts() const { return false; }
    // Whether a state is how often each button was pressed; and whether the best solution has the fewest
    // presses.
    [[nodiscard]] virtual bool counts_presses() const { return true; }
    [[nodiscard]] virtual bool all_cost_the_same() const { return true; }

    [[nodiscard]] bool has_button(std::size_t button) const;
    [[nodiscard]] Counts counts(const Buttons& pressed) const;
};

[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_machine(const machine::MachineChoice& choice);

// One for each kind.
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_linear(const machine::Rule& rule);
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_ghaly(const machine::GhalyCodes& codes);
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_wired(const machine::MachineChoice& choice);
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_cube(const machine::MachineChoice& choice);

}  // namespace switchbox::fuzz
