// A cube of side 3 turned as a whole, so that what is worked out along the axis U-D is worked out along the
// other two as well; and which turns are worth making after which.
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
    machine::FaceMap face{};  // of ours, for each of the view's
};
// The first as it is.
[[nodiscard]] std::array<CubeView, cube_axes> views_of(const machine::Pieces& pieces);
// The cube turned as a whole, its colours called after the faces where they are then.
[[nodiscard]] machine::Pieces seen_turned(const machine::Pieces& pieces, const machine::FaceMap& rotation);

// Turns as machine::index_of() counts them.
inline constexpr std::size_t no_face = machine::cube_faces;
[[nodiscard]] constexpr std::size_t face_of(std::size_t turn) { return turn / 3; }
// Of two turns of opposite faces the order makes no difference, so one order is enough; and two turns of a
// face are one.
[[nodiscard]] constexpr bool may_follow(std::size_t face, std::size_t last) {
    return face != last && (last == no_face || face + 3 != last);
}

}  // namespace switchbox::solve
