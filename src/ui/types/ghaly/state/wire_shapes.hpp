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

#include <cstdint>
#include <optional>
#include <vector>

#include "types/ghaly/model/wiring.hpp"
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

}  // namespace switchbox::ui
