// Places of the cube's stickers in space. The cube fills -1 .. 1, with F towards the eye, R to the right and
// U up.
#pragma once

#include <array>
#include <cstddef>

#include "types/cube/model/facets.hpp"
#include "ui/solid/space.hpp"

namespace switchbox::ui {

// Axes of a face: outwards, and to the right and down as the face is seen in the net.
struct FaceFrame {
    Point3 outward;
    Point3 right;
    Point3 down;
};
[[nodiscard]] const FaceFrame& frame_of(machine::CubeFace face);

// Side of a small cube with a sticker. Its corners go clockwise from the top left one.
struct StickerPlace {
    std::array<Point3, 4> corners;
    Point3 middle;
    Point3 outward;
};
[[nodiscard]] StickerPlace sticker_place(std::size_t side, std::size_t position);
// Returns the place turned by an angle in radians round the face's axis, clockwise as seen from outside.
[[nodiscard]] StickerPlace turned_place(const StickerPlace& place, machine::CubeFace face, float angle);

// Returns the position, along the face's outward direction, of the plane that bounds its turning layer.
[[nodiscard]] constexpr float layer_edge(std::size_t side) { return 1 - 2 / static_cast<float>(side); }
// Returns whether a turn of the face moves the sticker at a position.
[[nodiscard]] bool is_in_layer(std::size_t side, std::size_t position, machine::CubeFace face);

}  // namespace switchbox::ui
