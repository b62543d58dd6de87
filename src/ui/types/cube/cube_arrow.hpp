// Arrows of a hint: the way in which a turn moves its layer.
#pragma once

#include <cstddef>
#include <vector>

#include "types/cube/model/turns.hpp"
#include "ui/frame/board_draw_context.hpp"
#include "ui/types/cube/cube_look.hpp"

namespace switchbox::ui {

// Returns the arrow's line on the cube, in the direction of the turn: round the face if the eye sees it, else
// along the layer's stickers that are in sight. A half turn goes clockwise.
[[nodiscard]] std::vector<Point3> turn_line(std::size_t side, const CubeEye& eye, machine::Turn turn);
// Returns it on the face in a net that fills `board`.
[[nodiscard]] std::vector<ImVec2> net_turn_line(std::size_t side, const Rect& board, machine::Turn turn);

// Draws the arrows on the cube and on its net. That of a half turn has a head at both ends.
void draw_turn_arrows(const BoardDrawContext& stage, const CubeEye& eye, std::size_t side,
                      machine::Turn turn);

}  // namespace switchbox::ui
