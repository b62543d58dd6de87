// The words for verdicts and hints on Ghaly's machine (docs/theory.md, sections 1 and 4); explanation.hpp
// chooses between these and those for linear machines. A hint names a wire that goes wrong at the button, and
// the cells that are wrong for it.
#pragma once

#include "solve/explanation.hpp"
#include "types/ghaly/model/wiring.hpp"

namespace switchbox::solve {

// A transmitter's wire that comes the same way to a button on two boards, `now` and `goal`, and goes on
// another way there because the button differs.
struct WrongWire {
    std::size_t transmitter = 0;
    machine::Edge from = machine::Edge::left;  // through which it comes
    std::size_t exit_now = 0;
    std::size_t exit_then = 0;
    friend bool operator==(const WrongWire&, const WrongWire&) = default;
};
// The one that comes from the left or the one from below, rather one that ends at another exit; none where
// neither comes the same way.
[[nodiscard]] std::optional<WrongWire> wrong_wire(const machine::PressGrid& now,
                                                  const machine::PressGrid& goal, std::size_t button);

// Ghaly's part of the machine type (TypeSolving).
extern const TypeSolving ghaly_solving;

}  // namespace switchbox::solve
