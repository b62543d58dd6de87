// Coordinates of a cube for the two phases, as small numbers (H. Kociemba, "The Two-Phase Algorithm", 1992).
// The middle slice is the one between U and D; its edges are FR, FL, BL and BR.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/model/stickers.hpp"

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

// Views of a cube of side 3: whole-cube rotations, so that code for the axis U-D also covers the other two
// axes. Also the rule of which turn may follow which.

inline constexpr std::size_t cube_axes = 3;

struct CubeView {
    machine::Pieces pieces;
    machine::FaceMap face{};  // the cube's face for each face of the view
};
// Returns the views along the three axes; the first one is the cube unrotated.
[[nodiscard]] std::array<CubeView, cube_axes> views_of(const machine::Pieces& pieces);
// Returns the cube rotated as a whole; each colour gets the name of the face where it then is.
[[nodiscard]] machine::Pieces seen_turned(const machine::Pieces& pieces, const machine::FaceMap& rotation);

// Returns the face of a turn given by its machine::index_of().
inline constexpr std::size_t no_face = machine::cube_faces;
[[nodiscard]] constexpr std::size_t face_of(std::size_t turn) { return turn / 3; }
// Returns whether a turn of `face` is useful after one of `last`. Two turns of one face are one turn. Turns
// of opposite faces commute, so one order is enough.
[[nodiscard]] constexpr bool may_follow(std::size_t face, std::size_t last) {
    return face != last && (last == no_face || face + 3 != last);
}

// Stages of a plan for the cube of side 3, which are Kociemba's two phases in terms of visible pieces. First
// each piece is oriented, so that turns of two opposite faces and half turns of the others are enough. Then
// all pieces are brought home.
//
// The two opposite faces form an axis. A corner is oriented along it if its sticker of a colour of the axis
// is on the axis. An edge is oriented if such a sticker is on the axis. In a place of the middle slice, its
// sticker of a colour of the next axis must be on that axis instead. An oriented edge also belongs to the
// slice exactly if its place does.

// Axis of the cube; its first face gives its index.
enum class CubeAxis : std::uint8_t { up_down, right_left, front_back };

enum class CubeStage : std::uint8_t { orient, bring_home };

struct StageNow {
    CubeStage stage = CubeStage::bring_home;
    CubeAxis axis = CubeAxis::up_down;
    std::size_t left = 0;  // turns of the plan that belong to the stage
};
// Requires that `plan` solves `pieces`. It takes the axis whose first stage ends soonest.
[[nodiscard]] StageNow stage_of(const machine::Pieces& pieces, const machine::Turns& plan);

// Place of a piece, which identifies the piece in it.
struct CubePlace {
    machine::PieceKind kind = machine::PieceKind::corner;
    std::uint8_t place = 0;
    friend bool operator==(const CubePlace&, const CubePlace&) = default;
};
// Pieces that meet the goal of the stage already; the index is the piece.
struct RightPieces {
    std::array<bool, machine::cube_corners> corners{};
    std::array<bool, machine::cube_edges> edges{};
    friend bool operator==(const RightPieces&, const RightPieces&) = default;
};
[[nodiscard]] RightPieces right_pieces(const machine::Pieces& pieces, CubeStage stage, CubeAxis axis);
// Returns the places of the pieces that are right in `after` and not in `before`.
[[nodiscard]] std::vector<CubePlace> places_of_gained(const machine::Pieces& pieces,
                                                      const RightPieces& before, const RightPieces& after);

}  // namespace switchbox::solve
