// Routing of the wires by the buttons of Ghaly's machine (Joyner, sections 3.3 to 3.6; docs/theory.md, "Two
// wirings in one board"). It depends on the press grid alone, not on the codes.
//
// Transmitters are counted 0 .. 2N-1, the left edge from the top, then the bottom edge from the left. Exits,
// which are also the colour generators, are counted along the top edge from the left, then along the right
// edge from the top.
#pragma once

#include <cstdint>
#include <vector>

#include "algebra/permutation.hpp"
#include "machine/grid.hpp"

namespace switchbox::machine {

struct Wiring {
    algebra::Permutation exit_of;     // pi: the exit of each transmitter's wire
    algebra::Permutation origin_of;   // inverse of exit_of
    std::vector<std::uint8_t> shown;  // by cell, the generator whose wire leaves through its bottom edge
};

// Returns the wiring, in one sweep for transmitters and one for generators over the N x N cells; N is at most
// 64.
[[nodiscard]] Wiring wiring_of(const PressGrid& presses);

// Returns the exits whose codes some cell shows, ascending (Joyner, Definition 21).
[[nodiscard]] std::vector<std::size_t> support(const Wiring& wiring);

enum class Edge : std::uint8_t { left, top, right, bottom };
// Part of a wire in one cell.
struct Leg {
    std::size_t cell = 0;
    Edge from = Edge::left;
    Edge to = Edge::left;
    friend bool operator==(const Leg&, const Leg&) = default;
};
using Path = std::vector<Leg>;

// Returns the wire of a transmitter, from its edge to its exit.
[[nodiscard]] Path transmitter_path(const PressGrid& presses, std::size_t transmitter);
// Returns the wire of a colour generator, from its edge until it leaves the board.
[[nodiscard]] Path generator_path(const PressGrid& presses, std::size_t generator);

// Returns the edge through which a wire leaves a cell after it enters through `from`. A transmitter's wire
// enters at the left or the bottom, a generator's at the top or the right.
[[nodiscard]] Edge transmitter_turn(bool pressed, Edge from);
[[nodiscard]] Edge generator_turn(bool pressed, Edge from);

}  // namespace switchbox::machine
