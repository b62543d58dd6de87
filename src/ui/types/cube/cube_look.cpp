#include "ui/types/cube/cube_look.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

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

namespace {

constexpr float eye_distance = 6.5F;
// Apparent radius of a ball around the cube, with a small margin.
constexpr float seen_radius = 1.86F;
constexpr float least_agreement = 0.6F;  // least cosine between a drag and a turn
constexpr float least_angle = 0.3F;      // least angle, in radians, that is a turn when the layer is released

Point3 turned_by(CubeLook look, Point3 p) {
    const float sy = std::sin(look.yaw);
    const float cy = std::cos(look.yaw);
    const Point3 q{p.x * cy + p.z * sy, p.y, p.z * cy - p.x * sy};
    const float sp = std::sin(look.pitch);
    const float cp = std::cos(look.pitch);
    return {q.x, q.y * cp - q.z * sp, q.y * sp + q.z * cp};
}

bool faces(const CubeEye& eye, const StickerPlace& place) {
    return dot(place.outward, eye.place() - place.middle) > 0;
}

// Returns the cut through the body beside a layer, seen from the moving layer (`sign` -1) or from the rest
// (1).
StickerPlace cut_beside(std::size_t side, machine::CubeFace face, float sign) {
    const FaceFrame& frame = frame_of(face);
    StickerPlace cut;
    cut.middle = frame.outward * layer_edge(side);
    cut.corners = {cut.middle - frame.right - frame.down, cut.middle + frame.right - frame.down,
                   cut.middle + frame.right + frame.down, cut.middle - frame.right + frame.down};
    cut.outward = frame.outward * sign;
    return cut;
}

// Adds one of the two parts into which a turn divides the cube.
void add_part(std::vector<SeenSide>& sides, std::size_t side, const CubeEye& eye, const TurningLayer& turning,
              bool moves) {
    const float angle = moves ? turning.angle : 0;
    const auto add = [&](std::optional<std::size_t> position, const StickerPlace& at_rest) {
        const StickerPlace place = turned_place(at_rest, turning.face, angle);
        if (faces(eye, place)) sides.push_back({position, place});
    };
    add(std::nullopt, cut_beside(side, turning.face, moves ? -1.0F : 1.0F));
    for (std::size_t i = 0; i < machine::sticker_count(side); ++i) {
        if (is_in_layer(side, i, turning.face) == moves) add(i, sticker_place(side, i));
    }
}

bool is_inside(const std::array<ImVec2, 4>& corners, ImVec2 at) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 a = corners.at(i);
        const ImVec2 b = corners.at((i + 1) % corners.size());
        if ((b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) < 0) return false;
    }
    return true;
}

}  // namespace

CubeLook far_side(CubeLook look) { return {look.yaw + std::numbers::pi_v<float>, -look.pitch}; }

bool is_home(CubeLook look) {
    constexpr float straight_enough = 0.02F;
    const CubeLook home;
    return std::abs(unwound(look, home).yaw - home.yaw) < straight_enough &&
           std::abs(look.pitch - home.pitch) < straight_enough;
}

CubeLook unwound(CubeLook look, CubeLook other) {
    constexpr float round = 2 * std::numbers::pi_v<float>;
    return {look.yaw - round * std::round((look.yaw - other.yaw) / round), look.pitch};
}

CubeEye::CubeEye(const Rect& room, CubeLook look)
    : middle_(room.centre()), scale_(std::min(room.width, room.height) / 2 / seen_radius), look_(look) {}

Point3 CubeEye::direction(Point3 of) const { return turned_by(look_, of); }

Point3 CubeEye::place() const {
    const float sp = std::sin(look_.pitch);
    const float cp = std::cos(look_.pitch);
    return Point3{-std::sin(look_.yaw) * cp, sp, std::cos(look_.yaw) * cp} * eye_distance;
}

SolidCorner CubeEye::seen(Point3 point) const {
    const Point3 p = turned_by(look_, point);
    const float depth = eye_distance - p.z;
    const float by = scale_ * eye_distance / depth;
    return {middle_.x + p.x * by, middle_.y - p.y * by, depth};
}

ImVec2 CubeEye::motion(Point3 point, Point3 velocity) const {
    constexpr float step = 0.01F;
    const SolidCorner from = seen(point);
    const SolidCorner to = seen(point + velocity * step);
    return {(to.x - from.x) / step, (to.y - from.y) / step};
}

std::vector<SeenSide> seen_sides(std::size_t side, const CubeEye& eye,
                                 const std::optional<TurningLayer>& turning) {
    std::vector<SeenSide> sides;
    if (!turning) {
        for (std::size_t i = 0; i < machine::sticker_count(side); ++i) {
            const StickerPlace place = sticker_place(side, i);
            if (faces(eye, place)) sides.push_back({i, place});
        }
        return sides;
    }
    // The part on the eye's side of the cut hides the other, so it is drawn last.
    const bool layer_is_near = dot(eye.place(), frame_of(turning->face).outward) > layer_edge(side);
    add_part(sides, side, eye, *turning, !layer_is_near);
    add_part(sides, side, eye, *turning, layer_is_near);
    return sides;
}

std::optional<std::size_t> sticker_at(std::size_t side, const CubeEye& eye, ImVec2 at) {
    const std::vector<SeenSide> sides = seen_sides(side, eye, std::nullopt);
    const auto hit = std::find_if(sides.begin(), sides.end(), [&](const SeenSide& seen) {
        std::array<ImVec2, 4> corners;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const SolidCorner corner = eye.seen(seen.place.corners.at(i));
            corners.at(i) = {corner.x, corner.y};
        }
        return is_inside(corners, at);
    });
    return hit == sides.end() ? std::nullopt : hit->position;
}

std::optional<DraggedLayer> dragged_layer(std::size_t side, const CubeEye& eye, std::size_t position,
                                          ImVec2 drag) {
    const StickerPlace place = sticker_place(side, position);
    const float length = std::hypot(drag.x, drag.y);
    std::optional<DraggedLayer> best;
    float agreement = least_agreement;
    for (std::size_t i = 0; i < machine::cube_faces; ++i) {
        const auto face = static_cast<machine::CubeFace>(i);
        const Point3 axis = frame_of(face).outward;
        const bool moves_along = dot(axis, place.outward) == 0 && is_in_layer(side, position, face);
        if (!moves_along || length == 0) continue;
        const ImVec2 way = eye.motion(place.middle, cross(place.middle, axis));
        const float cosine = std::abs(dot(way, drag)) / (std::hypot(way.x, way.y) * length);
        if (cosine <= agreement) continue;
        agreement = cosine;
        best = DraggedLayer{face, way};
    }
    return best;
}

float dragged_angle(const DraggedLayer& layer, ImVec2 drag) {
    const float angle = dot(layer.way, drag) / dot(layer.way, layer.way);
    return std::clamp(angle, -std::numbers::pi_v<float>, std::numbers::pi_v<float>);
}

int quarters_at(float angle, bool is_flick) {
    const int nearest = static_cast<int>(std::lround(angle / quarter_turn));
    if (nearest != 0 || (!is_flick && std::abs(angle) < least_angle)) return nearest;
    return angle > 0 ? 1 : -1;
}

}  // namespace switchbox::ui
