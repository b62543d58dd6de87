// Zooming into a large board, and moving over it.
#pragma once

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Resets the camera when another board is in play, which is then seen whole.
void keep_camera(const game::Game& game, UiState& state);

// Zoom by a factor around a point. These actions do nothing if the board has no camera.
void come_nearer(InputContext& context, float factor, ImVec2 at);
void come_nearer(InputContext& context, float factor);  // around the middle of the board
void pan_board(InputContext& context, ImVec2 by);
// Moves the camera so that the point `at` of the overview is in the middle of the window.
void look_at_overview(InputContext& context, ImVec2 at);
void show_cell(InputContext& context, std::size_t cell);
// Zooms in if cells are too small to press; returns whether they were.
bool come_near(InputContext& context, ImVec2 at);

}  // namespace switchbox::ui
