// What is lit of the wires of Ghaly's machine: the paths of what pointer or keyboard are at, and their ends.
#pragma once

#include <optional>
#include <vector>

#include "types/ghaly/model/wiring.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::ui {

// What pointer or keyboard are at.
struct WireHighlight {
    std::optional<std::size_t> transmitter;  // its wire up to its exit
    std::optional<std::size_t> generator;    // its wire until it leaves the board
    // The generator's wire that leaves through the cell's bottom edge, up to there, and the wire of the
    // transmitter that meets this generator: together they make the cell's colour.
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
// The codes that take part: where the lit paths start, and the exits of transmitters.
[[nodiscard]] std::vector<WireEnd> lit_ends(const machine::PressGrid& presses, const WireHighlight& what);

}  // namespace switchbox::ui
