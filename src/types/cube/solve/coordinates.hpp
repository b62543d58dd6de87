// Coordinates of a cube for the two phases, as small numbers (H. Kociemba, "The Two-Phase Algorithm", 1992).
// The middle slice is the one between U and D; its edges are FR, FL, BL and BR.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/cube/model/pieces.hpp"

namespace switchbox::solve {

enum class Coordinate : std::uint8_t {
    twist,         // of the corners, base 3, the last left out
    flip,          // of the edges, base 2, the last left out
    slice,         // the set of four places that hold the slice's edges
    corners,       // the permutation of the corners
    outer_edges,   // the permutation of the eight edges outside of the slice, while these stay outside
    slice_edges,   // the permutation of the four edges in the slice, likewise
    placed_slice,  // the place of each of the slice's edges; not used by the two phases
};
inline constexpr std::size_t coordinate_count = 6;  // of the two phases

// Returns the number of values of the coordinate.
[[nodiscard]] std::size_t size_of(Coordinate coordinate);
// Returns the value, which is 0 on the solved cube. `slice` ignores the order of its edges.
[[nodiscard]] std::size_t value_of(Coordinate coordinate, const machine::Pieces& pieces);
// Returns some cube with that value.
[[nodiscard]] machine::Pieces pieces_with(Coordinate coordinate, std::size_t value);

// Returns whether a turn keeps the slice's edges in the slice and all orientations, as second-phase turns do.
[[nodiscard]] constexpr bool is_of_second_phase(machine::Turn turn) {
    return turn.quarters == 2 || turn.face == machine::CubeFace::up || turn.face == machine::CubeFace::down;
}

// Transition table of a coordinate: the value after each turn from each value. For `outer_edges` and
// `slice_edges` it has only the turns of the second phase.
class MoveTable {
  public:
    explicit MoveTable(Coordinate coordinate);

    // Fills the rows of the next `values` values.
    void advance(std::size_t values);
    [[nodiscard]] bool is_finished() const { return done_ == rows_; }
    [[nodiscard]] std::size_t size() const { return rows_; }
    // Requires a finished table; `turn` is an index as in machine::index_of().
    [[nodiscard]] std::size_t after(std::size_t value, std::size_t turn) const {
        return next_[value * machine::turn_count + turn];
    }

  private:
    Coordinate coordinate_;
    std::size_t rows_;
    std::size_t done_ = 0;
    std::vector<std::uint16_t> next_;
};

}  // namespace switchbox::solve
