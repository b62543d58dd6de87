// Machine type of Ghaly's machine.
#pragma once

#include "machine/machine_type.hpp"
#include "solve/explanation.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox {

extern const machine::MachineType ghaly_type;

}  // namespace switchbox

namespace switchbox::solve {

// A hint on Ghaly's machine names a wire that goes wrong at the button, and the cells that are wrong for it
// (docs/theory.md, sections 1 and 4).

// Transmitter's wire that reaches a button the same way on two boards, `now` and `goal`. It leaves the button
// another way because the button differs.
struct WrongWire {
    std::size_t transmitter = 0;
    machine::Edge from = machine::Edge::left;  // edge through which it enters
    std::size_t exit_now = 0;
    std::size_t exit_then = 0;
    friend bool operator==(const WrongWire&, const WrongWire&) = default;
};
// Returns the wire from the left or from below, preferably one that ends at another exit. nullopt if neither
// reaches the button the same way.
[[nodiscard]] std::optional<WrongWire> wrong_wire(const machine::PressGrid& now,
                                                  const machine::PressGrid& goal, std::size_t button);

// Solving and explaining functions of Ghaly's machine type.
extern const TypeSolving ghaly_solving;

}  // namespace switchbox::solve
