#include "ui/types/cube/cube_arrow.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::ui {
namespace {

constexpr float half_round = std::numbers::pi_v<float>;
constexpr float arc_end = 0.72F * half_round;  // the arc goes as far to both sides of the face's upper edge
constexpr float arc_radius = 0.64F;            // in halves of a face
constexpr int arc_steps = 32;
constexpr float least_sight = 0.3F;  // least cosine between a face and the view for an arrow on the face

// Returns angles along an arc, clockwise, or the other way for a counter-clockwise turn.
std::vector<float> arc_angles(machine::Turn turn) {
    std::vector<float> angles;
    for (int i = 0; i <= arc_steps; ++i)
        angles.push_back(arc_end * (2 * static_cast<float>(i) / arc_steps - 1));
    if (turn.quarters == 3) std::reverse(angles.begin(), angles.end());
    return angles;
}

bool is_in_sight(const CubeEye& eye, Point3 point, Point3 outward, float least) {
    const Point3 sight = eye.place() - point;
    return dot(outward, sight) > least * std::sqrt(dot(sight, sight));
}

// Point on the line round a layer, and whether the eye sees it.
struct BandPoint {
    Point3 at;
    bool seen = false;
};

BandPoint band_point(std::size_t side, const CubeEye& eye, const FaceFrame& frame, float angle) {
    const Point3 way = turned_round(frame.outward, angle, frame.right);
    const float right = dot(way, frame.right);
    const float down = dot(way, frame.down);
    const bool is_beside = std::abs(right) > std::abs(down);
    const Point3 outward =
        is_beside ? frame.right * (right > 0 ? 1.0F : -1.0F) : frame.down * (down > 0 ? 1.0F : -1.0F);
    const float height = 1 - 1 / static_cast<float>(side);
    const Point3 at = frame.outward * height + way * (1 / std::max(std::abs(right), std::abs(down)));
    return {at, is_in_sight(eye, at, outward, 0.1F)};
}

// Returns the part in sight of the line round the layer.
std::vector<Point3> band_line(std::size_t side, const CubeEye& eye, machine::Turn turn) {
    constexpr int steps = 144;
    constexpr std::size_t margin = 4;  // points left out at each end
    const FaceFrame& frame = frame_of(turn.face);
    std::vector<BandPoint> band;
    band.reserve(steps);
    for (int i = 0; i < steps; ++i)
        band.push_back(band_point(side, eye, frame, 2 * half_round * static_cast<float>(i) / steps));
    // Begins where the line comes into sight.
    std::size_t first = 0;
    while (first + 1 < band.size() && (band[first].seen || !band[first + 1].seen)) ++first;
    std::vector<Point3> line;
    for (std::size_t i = 1; i < band.size(); ++i) {
        const BandPoint& point = band[(first + i) % band.size()];
        if (!point.seen) break;
        line.push_back(point.at);
    }
    if (line.size() > 4 * margin)
        line = {line.begin() + margin, line.end() - static_cast<std::ptrdiff_t>(margin)};
    if (turn.quarters == 3) std::reverse(line.begin(), line.end());
    return line;
}

// Draws the two strokes of an arrow's head at `tip`, which the line reaches from `from`.
void draw_head(const Painter& paint, ImVec2 from, ImVec2 tip, float size, Colour colour, float width) {
    const ImVec2 back{from.x - tip.x, from.y - tip.y};
    const float length = std::max(std::hypot(back.x, back.y), 0.01F);
    const ImVec2 along{back.x / length * size, back.y / length * size};
    constexpr float spread = 0.75F;
    const ImVec2 left{tip.x + along.x - along.y * spread, tip.y + along.y + along.x * spread};
    const ImVec2 right{tip.x + along.x + along.y * spread, tip.y + along.y - along.x * spread};
    paint.polyline({left, tip, right}, colour, width);
}

void draw_arrow_line(const Painter& paint, const std::vector<ImVec2>& line, bool both_ends, float size,
                     Colour colour, float width) {
    constexpr std::size_t bend = 3;  // points between a tip and where its direction is taken
    paint.polyline(line, colour, width);
    draw_head(paint, line[line.size() - 1 - bend], line.back(), size, colour, width);
    if (both_ends) draw_head(paint, line[bend], line.front(), size, colour, width);
}

// Draws the arrow with a casing, which separates it from stickers of any colour.
void draw_cased(const Painter& paint, const std::vector<ImVec2>& line, bool both_ends, float size) {
    constexpr std::size_t least_points = 8;
    if (line.size() < least_points) return;
    const float width = std::max(size * 0.34F, 1.5F);
    draw_arrow_line(paint, line, both_ends, size, paint.theme().ground, width + 3);
    draw_arrow_line(paint, line, both_ends, size, paint.theme().hint, width);
}

}  // namespace

std::vector<Point3> turn_line(std::size_t side, const CubeEye& eye, machine::Turn turn) {
    const FaceFrame& frame = frame_of(turn.face);
    if (!is_in_sight(eye, frame.outward, frame.outward, least_sight)) return band_line(side, eye, turn);
    std::vector<Point3> line;
    for (const float angle : arc_angles(turn))
        line.push_back(frame.outward + turned_round(frame.outward, angle, frame.down * -arc_radius));
    return line;
}

std::vector<ImVec2> net_turn_line(std::size_t side, const Rect& board, machine::Turn turn) {
    const machine::Shape net = machine::net_sites(side).shape;
    const std::size_t corner = machine::net_cell(side, machine::position_of(side, {turn.face, 0, 0}));
    const Rect cell = cell_rect(board, net, corner);
    const float half = cell.width * static_cast<float>(side) / 2;
    std::vector<ImVec2> line;
    for (const float angle : arc_angles(turn))
        line.emplace_back(cell.x + half + half * arc_radius * std::sin(angle),
                          cell.y + half - half * arc_radius * std::cos(angle));
    return line;
}

void draw_turn_arrows(const BoardDrawContext& stage, const CubeEye& eye, std::size_t side,
                      machine::Turn turn) {
    constexpr float head = 0.055F;      // of the body's room
    constexpr float net_head = 0.035F;  // of the net's width
    const Rect& room = stage.layout.solid;
    const bool both_ends = turn.quarters == 2;
    std::vector<ImVec2> line;
    for (const Point3& point : turn_line(side, eye, turn)) {
        const SolidCorner seen = eye.seen(point);
        line.emplace_back(seen.x, seen.y);
    }
    draw_cased(stage.paint, line, both_ends, head * std::min(room.width, room.height));
    draw_cased(stage.paint, net_turn_line(side, stage.layout.board, turn), both_ends,
               net_head * stage.layout.board.width);
}

}  // namespace switchbox::ui
