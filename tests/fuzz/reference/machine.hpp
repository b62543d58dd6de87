// Reference models of all machine types, computed from their definitions alone: slow and obvious. They use
// the data of src/machine but none of its code. The fuzz targets compare the game with them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <vector>

#include "machine/machine_type.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::fuzz {

using Lamps = std::vector<std::uint8_t>;   // the cells of a picture
using Buttons = std::vector<std::size_t>;  // buttons in the order of the presses
using Counts = std::vector<std::uint8_t>;  // presses of each cell's button, modulo its period

// Returns whether the number of presses is odd. Requires even periods.
[[nodiscard]] inline bool is_odd(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0) % 2 != 0;
}

// Returns the cells of a grid, which copies of the grid share.
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

    // The cells that have a button, ascending; the number of cells; and the number of presses of one button
    // that have no effect together.
    [[nodiscard]] virtual const Buttons& buttons() const = 0;
    [[nodiscard]] virtual std::size_t button_cells() const = 0;
    [[nodiscard]] virtual int period(std::size_t button) const = 0;

    // Returns the number of states of a lamp.
    [[nodiscard]] virtual int states(std::size_t lamp) const = 0;
    // Returns the lamps after these presses from `start`.
    [[nodiscard]] virtual Lamps shown(const Lamps& start, const Buttons& pressed) const = 0;
    [[nodiscard]] virtual bool may_press(const Lamps& /*shown*/, const Counts& /*counts*/,
                                         std::size_t /*button*/) const {
        return true;
    }
    [[nodiscard]] virtual bool is_target(const Lamps& shown, const Lamps& target) const {
        return shown == target;
    }
    // Returns whether the order of presses can matter.
    [[nodiscard]] virtual bool order_counts() const { return false; }
    // counts_presses() is true if a state is the number of presses of each button. all_cost_the_same() is
    // true if the best solution has the fewest presses.
    [[nodiscard]] virtual bool counts_presses() const { return true; }
    [[nodiscard]] virtual bool all_cost_the_same() const { return true; }

    [[nodiscard]] bool has_button(std::size_t button) const;
    [[nodiscard]] Counts counts(const Buttons& pressed) const;
};

[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_machine(const machine::MachineChoice& choice);

// One factory for each machine type.
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_linear(const machine::Rule& rule);
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_ghaly(const machine::GhalyCodes& codes);
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_wired(const machine::MachineChoice& choice);
[[nodiscard]] std::unique_ptr<ReferenceMachine> reference_cube(const machine::MachineChoice& choice);

}  // namespace switchbox::fuzz
