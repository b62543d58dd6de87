// Lit wires of Ghaly's machine: the paths at the pointer or the keyboard, and their ends.
#pragma once

#include <optional>
#include <vector>

#include "types/ghaly/model/wiring.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::ui {

// Place of the pointer or the keyboard.
struct WireHighlight {
    std::optional<std::size_t> transmitter;  // its wire is lit up to its exit
    std::optional<std::size_t> generator;    // its wire is lit until it leaves the board
    // Two wires are lit that together make the cell's colour. One is the generator's wire that leaves through
    // the cell's bottom edge, up to there. The other is the wire of the transmitter that meets this
    // generator.
    std::optional<std::size_t> cell;
    friend bool operator==(const WireHighlight&, const WireHighlight&) = default;
};
[[nodiscard]] WireHighlight highlight_of(WireEnd end);

struct TracedLeg {
    Diagram diagram = Diagram::transmitters;
    machine::Leg leg;
    friend bool operator==(const TracedLeg&, const TracedLeg&) = default;
};
[[nodiscard]] std::vector<TracedLeg> lit_legs(const machine::PressGrid& presses, const WireHighlight& what);
// Returns the codes at the ends of the lit paths: their starts, and the exits of transmitters.
[[nodiscard]] std::vector<WireEnd> lit_ends(const machine::PressGrid& presses, const WireHighlight& what);

}  // namespace switchbox::ui
