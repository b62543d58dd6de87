// Where the wires of Ghaly's machine run over its board, and where the codes stand at its edges: pure
// geometry (Joyner, sections 3.2 to 3.5; docs/theory.md, "The model").
//
// A transmitter's wire and a colour generator's both cross the edges of the same cells. So that they never
// lie on one another each diagram has a lane: on every edge of a cell transmitters cross a little before the
// middle (nearer to the left or the top), generators as much after it. A diagram's lane is as far from a
// cell's left side as from its top. Therefore an elbow, which in either diagram goes round the top left or
// the bottom right corner, is a quarter circle about that corner; straight courses are parallel to the sides;
// and wires of neighbouring cells meet exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "types/ghaly/model/wiring.hpp"
#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

enum class Diagram : std::uint8_t { transmitters, generators };
using Polyline = std::vector<ImVec2>;

// Where a diagram's wires cross an edge of a cell, and the way out of a cell through an edge.
[[nodiscard]] ImVec2 wire_port(Diagram diagram, machine::Edge edge, const Rect& cell);
[[nodiscard]] ImVec2 way_out(machine::Edge edge);

// A wire's course through a cell.
[[nodiscard]] Polyline wire_points(Diagram diagram, machine::Edge from, machine::Edge to, const Rect& cell);
// The course of the wire that enters through `from` while its button goes down, from 0 (up) to 1 (down): its
// far end slides along the cell's sides round the corner between its two exits.
[[nodiscard]] Polyline turning_points(Diagram diagram, machine::Edge from, float pressed, const Rect& cell);

// What is drawn of a dashed line: whole numbers of periods that begin and end in the middle of a dash, so
// that dashes run on from cell to cell.
[[nodiscard]] std::vector<Polyline> dashes(const Polyline& line, float period);

// What stands at the edges: transmitters at the left and below, generators above and at the right.
struct WireEnd {
    enum class Kind : std::uint8_t { transmitter, generator };
    Kind kind = Kind::transmitter;
    std::size_t number = 0;
    friend bool operator==(const WireEnd&, const WireEnd&) = default;
};

// All 4N, transmitters first.
[[nodiscard]] std::vector<WireEnd> wire_ends(int size);
// The edge of the board that one stands at.
[[nodiscard]] machine::Edge edge_of(WireEnd end, int size);

inline constexpr float code_gap = 4;  // from the board to its codes
// The box of a code, outside of the board.
[[nodiscard]] Rect code_rect(const Rect& board, int size, WireEnd end);
// The same while it is lit: large enough for its number, if need be over its neighbours.
[[nodiscard]] Rect lit_code_rect(const Rect& board, int size, WireEnd end);
// How much room the codes need at each side of a board with cells of this size.
[[nodiscard]] float wire_margin(float cell);
// Whose stretch of the edge, as deep as its code, a point is in.
[[nodiscard]] std::optional<WireEnd> wire_end_at(const Rect& board, int size, ImVec2 at);

}  // namespace switchbox::ui
