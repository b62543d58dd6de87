// Geometry of the wires of Ghaly's machine over its board, and of the codes at its edges (Joyner, sections
// 3.2 to 3.5; docs/theory.md, "The model").
//
// Wires of transmitters and of colour generators cross the edges of the same cells. Each diagram has a lane,
// so that wires never lie on one another. On every edge of a cell, transmitters cross a little before the
// middle (nearer to the left or the top), generators as much after it. A diagram's lane is as far from a
// cell's left side as from its top. Therefore an elbow, which in either diagram goes round the top left or
// the bottom right corner, is a quarter circle about that corner. Straight courses are parallel to the sides,
// and wires of neighbouring cells meet exactly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

enum class Diagram : std::uint8_t { transmitters, generators };
using Polyline = std::vector<ImVec2>;

// wire_port returns the point where a diagram's wires cross an edge of a cell. way_out returns the direction
// out of a cell through an edge.
[[nodiscard]] ImVec2 wire_port(Diagram diagram, machine::Edge edge, const Rect& cell);
[[nodiscard]] ImVec2 way_out(machine::Edge edge);

// Returns a wire's course through a cell.
[[nodiscard]] Polyline wire_points(Diagram diagram, machine::Edge from, machine::Edge to, const Rect& cell);
// Returns the course of the wire that enters through `from` while its button moves from 0 (up) to 1 (down).
// Its far end slides along the cell's sides, round the corner between its two exits.
[[nodiscard]] Polyline turning_points(Diagram diagram, machine::Edge from, float pressed, const Rect& cell);

// Returns the dashes of a line: a whole number of periods, each with half a gap at both ends. Dashes
// therefore continue evenly from cell to cell.
[[nodiscard]] std::vector<Polyline> dashes(const Polyline& line, float period);

// End of a wire at the board's edge: transmitters at the left and below, generators above and at the right.
struct WireEnd {
    enum class Kind : std::uint8_t { transmitter, generator };
    Kind kind = Kind::transmitter;
    std::size_t number = 0;
    friend bool operator==(const WireEnd&, const WireEnd&) = default;
};

// Returns all 4N ends, transmitters first.
[[nodiscard]] std::vector<WireEnd> wire_ends(int size);
// Returns the edge of the board at which an end is.
[[nodiscard]] machine::Edge edge_of(WireEnd end, int size);

inline constexpr float code_gap = 4;  // from the board to its codes
// Returns the box of a code, outside of the board.
[[nodiscard]] Rect code_rect(const Rect& board, int size, WireEnd end);
// Returns the box of a lit code, which is large enough for its number and may overlap its neighbours.
[[nodiscard]] Rect lit_code_rect(const Rect& board, int size, WireEnd end);
// Returns the space that codes need at each side of a board with cells of this size.
[[nodiscard]] float wire_margin(float cell);
// Returns the end whose stretch of the edge, as deep as its code, contains a point; nullopt if none.
[[nodiscard]] std::optional<WireEnd> wire_end_at(const Rect& board, int size, ImVec2 at);

// Lit wires of Ghaly's machine: the paths at the pointer or the keyboard, and their ends.

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

// State of the wires of Ghaly's machine in the window.
struct WireState {
    int size = 0;  // side of the machine that the rest is about; 0 if none
    bool shown = false;
    bool transmitters = true;
    bool generators = true;
    WireHighlight lit;               // last place of the pointer or the keyboard
    std::optional<WireEnd> end;      // code at the pointer or the keyboard
    std::optional<WireEnd> dragged;  // code that is being dragged
    std::size_t cursor = 0;          // index of the end that has, or would get, the keyboard
};

// Codes of Ghaly's machine while they are being typed: sigma and tau in cycle notation.
struct CodesDraft {
    int size = 4;
    std::string sigma = "()";
    std::string tau = "()";
};

[[nodiscard]] CodesDraft draft_of(const machine::GhalyCodes& codes);
// Returns the codes of the draft, or the error and its place.
[[nodiscard]] Result<machine::GhalyCodes> codes_of(const CodesDraft& draft);
// Returns "This machine can be solved to yellow, in 3 ways, with 12 presses or more.", or why it cannot.
[[nodiscard]] Message facts_of(const CodesDraft& draft);

}  // namespace switchbox::ui
