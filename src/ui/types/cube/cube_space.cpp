#include "ui/types/cube/cube_space.hpp"

namespace switchbox::ui {
namespace {

// Frames in the order of CubeFace.
constexpr std::array<FaceFrame, machine::cube_faces> face_frames = {{
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}},
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}},
    {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
    {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
}};

}  // namespace

const FaceFrame& frame_of(machine::CubeFace face) { return face_frames.at(static_cast<std::size_t>(face)); }

StickerPlace sticker_place(std::size_t side, std::size_t position) {
    const machine::Facet facet = machine::facet_at(side, position);
    const FaceFrame& frame = frame_of(facet.face);
    const float cell = 2 / static_cast<float>(side);
    const auto at = [&](std::size_t column, std::size_t row) {
        return frame.outward + frame.right * (static_cast<float>(column) * cell - 1) +
               frame.down * (static_cast<float>(row) * cell - 1);
    };
    StickerPlace place;
    place.corners = {at(facet.column, facet.row), at(facet.column + 1, facet.row),
                     at(facet.column + 1, facet.row + 1), at(facet.column, facet.row + 1)};
    place.middle = (place.corners[0] + place.corners[2]) * 0.5F;
    place.outward = frame.outward;
    return place;
}

StickerPlace turned_place(const StickerPlace& place, machine::CubeFace face, float angle) {
    const Point3 axis = frame_of(face).outward;
    StickerPlace turned;
    for (std::size_t i = 0; i < place.corners.size(); ++i)
        turned.corners.at(i) = turned_round(axis, angle, place.corners.at(i));
    turned.middle = turned_round(axis, angle, place.middle);
    turned.outward = turned_round(axis, angle, place.outward);
    return turned;
}

bool is_in_layer(std::size_t side, std::size_t position, machine::CubeFace face) {
    return dot(sticker_place(side, position).middle, frame_of(face).outward) > layer_edge(side);
}

}  // namespace switchbox::ui
