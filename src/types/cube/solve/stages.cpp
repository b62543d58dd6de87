#include "types/cube/solve/stages.hpp"

#include <algorithm>

namespace switchbox::solve {
namespace {

using machine::PieceKind;
using machine::Pieces;
using machine::Turns;

std::size_t axis_of_face(std::uint8_t face) { return face % cube_axes; }

// Returns the number of the facet, among those of a corner's or an edge's place, that defines the
// orientation.
std::size_t telling_facet(PieceKind kind, std::size_t place, CubeAxis axis) {
    const machine::Faces faces = machine::place_faces(kind, place);
    const auto on = [&faces](std::size_t wanted) {
        const auto found = std::find_if(faces.begin(), faces.end(),
                                        [&](std::uint8_t face) { return axis_of_face(face) == wanted; });
        return static_cast<std::size_t>(found - faces.begin());
    };
    const auto first = static_cast<std::size_t>(axis);
    const std::size_t told = on(first);
    return told < faces.size() ? told : on((first + 1) % cube_axes);
}

bool is_in_slice(std::size_t place, CubeAxis axis) {
    const machine::Faces faces = machine::place_faces(PieceKind::edge, place);
    return std::none_of(faces.begin(), faces.end(), [&](std::uint8_t face) {
        return axis_of_face(face) == static_cast<std::size_t>(axis);
    });
}

// Returns whether the orientation facet of the piece is at that of the place.
bool is_oriented(PieceKind kind, std::size_t piece, std::size_t place, std::size_t turned_by, CubeAxis axis) {
    const std::size_t facets = kind == PieceKind::corner ? 3 : 2;
    return (telling_facet(kind, piece, axis) + turned_by) % facets == telling_facet(kind, place, axis);
}

bool is_finished(const RightPieces& right) {
    const auto is_right = [](bool each) { return each; };
    return std::all_of(right.corners.begin(), right.corners.end(), is_right) &&
           std::all_of(right.edges.begin(), right.edges.end(), is_right);
}

bool is_oriented(const Pieces& pieces, CubeAxis axis) {
    return is_finished(right_pieces(pieces, CubeStage::orient, axis));
}

// Returns the number of turns after which the rest of the plan stays in the axis's subgroup. Successive turns
// of one face are one unit, since a half turn may be two quarters.
std::size_t turns_of_first_stage(Pieces pieces, const Turns& plan, CubeAxis axis) {
    bool is_outside = !is_oriented(pieces, axis);
    std::size_t ends = 0;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        pieces = machine::turned(pieces, plan[i]);
        const bool goes_on = i + 1 < plan.size() && plan[i + 1].face == plan[i].face;
        if (goes_on) continue;
        const bool is_in = is_oriented(pieces, axis);
        if (is_in && is_outside) ends = i + 1;
        is_outside = !is_in;
    }
    return ends;
}

}  // namespace

StageNow stage_of(const Pieces& pieces, const Turns& plan) {
    StageNow now{CubeStage::orient, CubeAxis::up_down, plan.size() + 1};
    for (std::size_t i = 0; i < cube_axes; ++i) {
        const auto axis = static_cast<CubeAxis>(i);
        const std::size_t left = turns_of_first_stage(pieces, plan, axis);
        if (left < now.left) now = {CubeStage::orient, axis, left};
    }
    if (now.left == 0) now = {CubeStage::bring_home, now.axis, plan.size()};
    return now;
}

RightPieces right_pieces(const Pieces& pieces, CubeStage stage, CubeAxis axis) {
    RightPieces right;
    for (std::size_t place = 0; place < machine::cube_corners; ++place) {
        const std::size_t piece = pieces.corner[place];
        const std::size_t twist = pieces.twist[place];
        right.corners[piece] = stage == CubeStage::orient
                                   ? is_oriented(PieceKind::corner, piece, place, twist, axis)
                                   : piece == place && twist == 0;
    }
    for (std::size_t place = 0; place < machine::cube_edges; ++place) {
        const std::size_t piece = pieces.edge[place];
        const std::size_t flip = pieces.flip[place];
        right.edges[piece] = stage == CubeStage::orient
                                 ? is_in_slice(piece, axis) == is_in_slice(place, axis) &&
                                       is_oriented(PieceKind::edge, piece, place, flip, axis)
                                 : piece == place && flip == 0;
    }
    return right;
}

std::vector<CubePlace> places_of_gained(const Pieces& pieces, const RightPieces& before,
                                        const RightPieces& after) {
    std::vector<CubePlace> places;
    for (std::uint8_t place = 0; place < machine::cube_corners; ++place) {
        const std::size_t piece = pieces.corner[place];
        if (after.corners[piece] && !before.corners[piece]) places.push_back({PieceKind::corner, place});
    }
    for (std::uint8_t place = 0; place < machine::cube_edges; ++place) {
        const std::size_t piece = pieces.edge[place];
        if (after.edges[piece] && !before.edges[piece]) places.push_back({PieceKind::edge, place});
    }
    return places;
}

}  // namespace switchbox::solve
