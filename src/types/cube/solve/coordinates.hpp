// What two phases need to know of a cube, as small numbers (H. Kociemba, "The Two-Phase Algorithm", 1992).
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
    slice,         // which four places hold the slice's edges
    corners,       // their permutation
    outer_edges,   // the permutation of the eight edges outside of the slice, while these stay outside
    slice_edges,   // that of the four in it, alike
    placed_slice,  // in which place each of the slice's edges is; no part of the two phases
};
inline constexpr std::size_t coordinate_count = 6;  // of the two phases

// How many values it has.
[[nodiscard]] std::size_t size_of(Coordinate coordinate);
// 0 on the solved cube, but for the order of `slice`.
[[nodiscard]] std::size_t value_of(Coordinate coordinate, const machine::Pieces& pieces);
// A cube with that value, whatever else it is.
[[nodiscard]] machine::Pieces pieces_with(Coordinate coordinate, std::size_t value);

// Whether a turn keeps the slice's edges in their slice and all orientations: those of the second phase.
[[nodiscard]] constexpr bool is_of_second_phase(machine::Turn turn) {
    return turn.quarters == 2 || turn.face == machine::CubeFace::up || turn.face == machine::CubeFace::down;
}

// Which value each turn makes of each. `outer_edges` and `slice_edges` know the turns of the second phase
// alone.
class MoveTable {
  public:
    explicit MoveTable(Coordinate coordinate);

    // Fills the rows of about so many values more.
    void advance(std::size_t values);
    [[nodiscard]] bool is_finished() const { return done_ == rows_; }
    [[nodiscard]] std::size_t size() const { return rows_; }
    // Of a finished table; `turn` as machine::index_of() counts it.
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
