// How the cube is looked at, and where its stickers are in the window then.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <numbers>
#include <optional>
#include <vector>

#include "ui/kit/geometry.hpp"
#include "ui/look/solid_drawing.hpp"
#include "ui/types/cube/cube_space.hpp"

namespace switchbox::ui {

inline constexpr float quarter_turn = std::numbers::pi_v<float> / 2;

// Angles by which the cube is turned: first to the right, then towards the eye.
struct CubeLook {
    float yaw = -0.62F;
    float pitch = 0.52F;
    friend bool operator==(const CubeLook&, const CubeLook&) = default;
};
// From the opposite corner: the three faces that were hidden.
[[nodiscard]] CubeLook far_side(CubeLook look);

// A layer on its way, clockwise as its face is looked at.
struct TurningLayer {
    machine::CubeFace face = machine::CubeFace::up;
    float angle = 0;
};

class CubeEye {
  public:
    // The cube fits into `room` however it is turned.
    CubeEye(const Rect& room, CubeLook look);

    [[nodiscard]] SolidCorner seen(Point3 point) const;
    // Where a point moves to in the window when it moves in space.
    [[nodiscard]] ImVec2 motion(Point3 point, Point3 velocity) const;
    // As the eye has it.
    [[nodiscard]] Point3 direction(Point3 of) const;
    // The eye's place, as the cube has it.
    [[nodiscard]] Point3 place() const;

  private:
    ImVec2 middle_;
    float scale_;
    CubeLook look_;
};

// A side of a small cube that is seen, in the order of drawing: those farther away first.
struct SeenSide {
    std::optional<std::size_t> position;  // of its sticker; a cut through the body has none
    StickerPlace place;
};
[[nodiscard]] std::vector<SeenSide> seen_sides(std::size_t side, const CubeEye& eye,
                                               const std::optional<TurningLayer>& turning);

// The sticker at a point of the window: the nearest one.
[[nodiscard]] std::optional<std::size_t> sticker_at(std::size_t side, const CubeEye& eye, ImVec2 at);

// A layer that a drag takes along by one of its stickers.
struct DraggedLayer {
    machine::CubeFace face = machine::CubeFace::up;
    ImVec2 way{1, 0};  // of the sticker in the window, a radian clockwise
};
// None where the drag goes along no layer of the sticker.
[[nodiscard]] std::optional<DraggedLayer> dragged_layer(std::size_t side, const CubeEye& eye,
                                                        std::size_t position, ImVec2 drag);
// By how much the layer turns, so that the sticker keeps up with the pointer; a half turn at most.
[[nodiscard]] float dragged_angle(const DraggedLayer& layer, ImVec2 drag);
// Where a layer let go of comes to rest, in quarters clockwise: the nearest ones, but at least one if it was
// moved on purpose (`is_flick`: by a quick hand).
[[nodiscard]] int quarters_at(float angle, bool is_flick);

}  // namespace switchbox::ui
