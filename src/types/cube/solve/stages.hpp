// What a plan for the cube of side 3 does first and what then, as Kociemba's two phases have it, told by what
// can be seen: first each piece is brought to where turns of two opposite faces and half turns of the others
// are enough, then all of them come home.
//
// Along an axis (the two opposite faces) a corner is oriented if its sticker of a colour of the axis is on
// the axis. An edge is so if its sticker of a colour of the axis is there or, on an edge of the middle slice,
// the one of a colour of the next axis is on that; and an edge belongs to the slice exactly if its place
// does.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/solve/views.hpp"

namespace switchbox::solve {

// Named by its first face.
enum class CubeAxis : std::uint8_t { up_down, right_left, front_back };

enum class CubeStage : std::uint8_t { orient, bring_home };

struct StageNow {
    CubeStage stage = CubeStage::bring_home;
    CubeAxis axis = CubeAxis::up_down;
    std::size_t left = 0;  // turns of the plan that belong to it
};
// `plan` solves `pieces`. Of several axes the one along which the first stage ends soonest.
[[nodiscard]] StageNow stage_of(const machine::Pieces& pieces, const machine::Turns& plan);

// A place, and so the piece that is in it.
struct CubePlace {
    machine::PieceKind kind = machine::PieceKind::corner;
    std::uint8_t place = 0;
    friend bool operator==(const CubePlace&, const CubePlace&) = default;
};
// Where a piece is that is as the stage is to bring it about; by pieces, corners first.
struct RightPieces {
    std::array<bool, machine::cube_corners> corners{};
    std::array<bool, machine::cube_edges> edges{};
    friend bool operator==(const RightPieces&, const RightPieces&) = default;
};
[[nodiscard]] RightPieces right_pieces(const machine::Pieces& pieces, CubeStage stage, CubeAxis axis);
// Where the pieces are that are right in the one and not in the other.
[[nodiscard]] std::vector<CubePlace> places_of_gained(const machine::Pieces& pieces,
                                                      const RightPieces& before, const RightPieces& after);

}  // namespace switchbox::solve
