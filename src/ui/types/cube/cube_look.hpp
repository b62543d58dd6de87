// View of the cube, and the positions of its stickers in the window.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <numbers>
#include <optional>
#include <vector>

#include "types/cube/model/facets.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/look/camera.hpp"
#include "ui/solid/solid.hpp"
#include "ui/state/type_states.hpp"

namespace switchbox::ui {

// Places of the cube's stickers in space. The cube fills -1 .. 1, with F towards the eye, R to the right and
// U up.

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

inline constexpr float quarter_turn = std::numbers::pi_v<float> / 2;

// Returns whether the cube is seen as it is at first, whatever whole turns are between.
[[nodiscard]] bool is_home(CubeLook look);
// Returns the same view with its angle nearest to that of another.
[[nodiscard]] CubeLook unwound(CubeLook look, CubeLook other);
// Returns the view from the opposite corner, which shows the three faces that were hidden.
[[nodiscard]] CubeLook far_side(CubeLook look);

// Layer that is being turned, clockwise as seen from outside its face.
struct TurningLayer {
    machine::CubeFace face = machine::CubeFace::up;
    float angle = 0;
};

class CubeEye {
  public:
    // Makes a view in which the cube fits into `room` at all angles.
    CubeEye(const Rect& room, CubeLook look);

    [[nodiscard]] SolidCorner seen(Point3 point) const;
    // Returns the velocity in the window of a point that moves in space.
    [[nodiscard]] ImVec2 motion(Point3 point, Point3 velocity) const;
    // Returns a direction in the eye's coordinates.
    [[nodiscard]] Point3 direction(Point3 of) const;
    // Returns the eye's place in the cube's coordinates.
    [[nodiscard]] Point3 place() const;

  private:
    ImVec2 middle_;
    float scale_;
    CubeLook look_;
};

// Visible side of a small cube. In lists, hidden sides are before those that hide them, which is the order of
// drawing.
struct SeenSide {
    std::optional<std::size_t> position;  // its sticker; nullopt for a cut through the body
    StickerPlace place;
};
[[nodiscard]] std::vector<SeenSide> seen_sides(std::size_t side, const CubeEye& eye,
                                               const std::optional<TurningLayer>& turning);

// Returns the visible sticker at a point of the window while no layer turns; nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> sticker_at(std::size_t side, const CubeEye& eye, ImVec2 at);

// Layer that a drag moves by one of its stickers.
struct DraggedLayer {
    machine::CubeFace face = machine::CubeFace::up;
    ImVec2 way{1, 0};  // motion of the sticker in the window for one radian clockwise
};
// Returns the layer that follows the drag; nullopt if the drag goes along no layer of the sticker.
[[nodiscard]] std::optional<DraggedLayer> dragged_layer(std::size_t side, const CubeEye& eye,
                                                        std::size_t position, ImVec2 drag);
// Returns the layer's angle at which the sticker keeps up with the pointer, at most a half turn.
[[nodiscard]] float dragged_angle(const DraggedLayer& layer, ImVec2 drag);
// Returns the clockwise quarter turns at which a released layer comes to rest. They are the nearest ones, but
// at least one if the layer was moved on purpose (`is_flick`: by a quick hand).
[[nodiscard]] int quarters_at(float angle, bool is_flick);

}  // namespace switchbox::ui
