// Views of a cube of side 3: whole-cube rotations, so that code for the axis U-D also covers the other two
// axes. Also the rule of which turn may follow which.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "types/cube/model/pieces.hpp"
#include "types/cube/model/rotations.hpp"

namespace switchbox::solve {

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

}  // namespace switchbox::solve
