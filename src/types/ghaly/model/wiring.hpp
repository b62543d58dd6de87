// How the buttons of Ghaly's machine route its wires (Joyner, sections 3.3 to 3.6; docs/theory.md,
// "Two wirings in one board").
// It depends on the press grid alone, not on the codes.
//
// Transmitters are counted 0 .. 2N-1, the left edge from the top, then the bottom edge from the left; exits,
// which are also the colour generators, the top edge from the left, then the right edge from the top.
#pragma once

#include <cstdint>
#include <vector>

#include "algebra/permutation.hpp"
#include "machine/grid.hpp"

namespace switchbox::machine {

struct Wiring {
    algebra::Permutation exit_of;     // pi: the exit of each transmitter's wire
    algebra::Permutation origin_of;   // and back
    std::vector<std::uint8_t> shown;  // for each cell the generator whose wire leaves through its bottom edge
};

// One sweep over the N x N cells; N is at most 64.
[[nodiscard]] Wiring wiring_of(const PressGrid& presses);

// The exits whose codes some cell shows, ascending (Joyner, Definition 21).
[[nodiscard]] std::vector<std::size_t> support(const Wiring& wiring);

enum class Edge : std::uint8_t { left, top, right, bottom };
// A wire's way through one cell.
struct Leg {
    std::size_t cell = 0;
    Edge from = Edge::left;
    Edge to = Edge::left;
    friend bool operator==(const Leg&, const Leg&) = default;
};
using Path = std::vector<Leg>;

// The wire of a transmitter, from its edge to its exit.
[[nodiscard]] Path transmitter_path(const PressGrid& presses, std::size_t transmitter);
// The wire of a colour generator, from its edge until it leaves the board.
[[nodiscard]] Path generator_path(const PressGrid& presses, std::size_t generator);

// Where a wire goes that enters a cell through `from`: a transmitter's enters at the left or the bottom, a
// generator's at the top or the right.
[[nodiscard]] Edge transmitter_turn(bool pressed, Edge from);
[[nodiscard]] Edge generator_turn(bool pressed, Edge from);

}  // namespace switchbox::machine
