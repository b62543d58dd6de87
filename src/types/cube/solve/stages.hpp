// Stages of a plan for the cube of side 3, which are Kociemba's two phases in terms of visible pieces. First
// each piece is oriented, so that turns of two opposite faces and half turns of the others are enough. Then
// all pieces are brought home.
//
// The two opposite faces form an axis. A corner is oriented along it if its sticker of a colour of the axis
// is on the axis. An edge is oriented if such a sticker is on the axis. In a place of the middle slice, its
// sticker of a colour of the next axis must be on that axis instead. An oriented edge also belongs to the
// slice exactly if its place does.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/solve/views.hpp"

namespace switchbox::solve {

// Axis of the cube; its first face gives its index.
enum class CubeAxis : std::uint8_t { up_down, right_left, front_back };

enum class CubeStage : std::uint8_t { orient, bring_home };

struct StageNow {
    CubeStage stage = CubeStage::bring_home;
    CubeAxis axis = CubeAxis::up_down;
    std::size_t left = 0;  // turns of the plan that belong to the stage
};
// Requires that `plan` solves `pieces`. Of the three axes it takes the one whose first stage ends soonest.
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
