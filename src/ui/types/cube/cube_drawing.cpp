#include "ui/types/cube/cube_drawing.hpp"

#include <array>

#include "types/cube/model/net.hpp"
#include "ui/look/colour_tiles.hpp"

namespace switchbox::ui {
namespace {

// Components of an edge that runs to the right in isometric projection: cos and sin of 30 degrees.
constexpr float edge_across = 0.8660254F;
constexpr float edge_down = 0.5F;

// Face as a parallelogram: its first corner, the vector along its rows and the vector down its columns.
struct DrawnFace {
    machine::CubeFace face;
    ImVec2 corner;
    ImVec2 along;
    ImVec2 downwards;

    [[nodiscard]] ImVec2 at(float x, float y) const {
        return {corner.x + x * along.x + y * downwards.x, corner.y + x * along.y + y * downwards.y};
    }
    // Returns the part between `from` and `to`, in shares of the face's side.
    [[nodiscard]] std::vector<ImVec2> patch(ImVec2 from, ImVec2 to) const {
        return {at(from.x, from.y), at(to.x, from.y), at(to.x, to.y), at(from.x, to.y)};
    }
};

std::array<DrawnFace, 3> faces_at(ImVec2 at, float edge) {
    const ImVec2 front{edge * edge_across, edge * edge_down};
    const ImVec2 right{edge * edge_across, -edge * edge_down};
    const ImVec2 below{0, edge};
    const ImVec2 corner{at.x, at.y + edge * edge_down};  // upper left corner of the front
    return {{{machine::CubeFace::up, {corner.x + right.x, corner.y + right.y}, front, {-right.x, -right.y}},
             {machine::CubeFace::front, corner, front, below},
             {machine::CubeFace::right, {corner.x + front.x, corner.y + front.y}, right, below}}};
}

void draw_sticker(SheetPage& page, const machine::CubeMachine& cube, int state, const DrawnFace& face,
                  ImVec2 from, float share) {
    constexpr float margin = 0.07F;
    constexpr float letter_size = 0.34F;
    constexpr float least_letter = 7;
    const ImVec2 to{from.x + share * (1 - margin), from.y + share * (1 - margin)};
    from = {from.x + share * margin, from.y + share * margin};
    const Colour colour = tile_face(page.theme(), cube.colour_of(state));
    page.add(PolygonShape{face.patch(from, to), colour, page.theme().tiles.socket, 0.5F});
    const float size = letter_size * share * face.downwards.y;
    const float type = face.downwards.x == 0 ? size : letter_size * share * 2 * face.downwards.y;
    if (type < least_letter) return;
    page.add(TextShape{face.at((from.x + to.x) / 2, (from.y + to.y) / 2), cube.face(state), ink_on(colour),
                       type, TextAnchor::middle, true, false});
}

}  // namespace

float drawn_cube_height(float width) { return width / edge_across; }

void draw_cube(SheetPage& page, const machine::CubeMachine& cube, const machine::Picture& net, ImVec2 at,
               float width) {
    const std::size_t side = cube.form().side;
    const float share = 1.0F / static_cast<float>(side);
    for (const DrawnFace& face : faces_at(at, width / (2 * edge_across))) {
        page.add(PolygonShape{face.patch({0, 0}, {1, 1}), page.theme().tiles.socket, no_colour, 0});
        for (std::size_t row = 0; row < side; ++row) {
            for (std::size_t column = 0; column < side; ++column) {
                const std::size_t lamp =
                    machine::net_cell(side, machine::position_of(side, {face.face, row, column}));
                const ImVec2 from{share * static_cast<float>(column), share * static_cast<float>(row)};
                draw_sticker(page, cube, net[lamp], face, from, share);
            }
        }
    }
}

}  // namespace switchbox::ui
