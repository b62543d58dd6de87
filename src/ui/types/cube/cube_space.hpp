// The cube's stickers in space: the cube fills -1 .. 1, F towards the eye, R to the right, U up.
#pragma once

#include <array>
#include <cstddef>

#include "types/cube/model/facets.hpp"
#include "ui/solid/space.hpp"

namespace switchbox::ui {

// Outwards; and as one looks at the face in the net, to the right and down.
struct FaceFrame {
    Point3 outward;
    Point3 right;
    Point3 down;
};
[[nodiscard]] const FaceFrame& frame_of(machine::CubeFace face);

// The side of a small cube that a sticker is on: its corners go round clockwise from the top left one.
struct StickerPlace {
    std::array<Point3, 4> corners;
    Point3 middle;
    Point3 outward;
};
[[nodiscard]] StickerPlace sticker_place(std::size_t side, std::size_t position);
// With its layer turned by an angle round the face, clockwise as that is looked at.
[[nodiscard]] StickerPlace turned_place(const StickerPlace& place, machine::CubeFace face, float angle);

// Where the plane lies that a face's turn moves one side of, along that face's outward direction.
[[nodiscard]] constexpr float layer_edge(std::size_t side) { return 1 - 2 / static_cast<float>(side); }
// Whether a turn of the face moves a sticker at a position.
[[nodiscard]] bool is_in_layer(std::size_t side, std::size_t position, machine::CubeFace face);

}  // namespace switchbox::ui
