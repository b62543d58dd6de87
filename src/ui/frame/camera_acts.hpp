// Coming nearer to a large board, and moving over it.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// The camera belongs to a board: another one is seen whole.
void keep_camera(const game::Game& game, UiState& state);

// What the player does; nothing where the board has no camera.
void come_nearer(Turn& turn, float factor, ImVec2 at);
void come_nearer(Turn& turn, float factor);  // round its middle
void pan_board(Turn& turn, ImVec2 by);
// The point of the small picture is what is seen in the middle.
void look_at_overview(Turn& turn, ImVec2 at);
void show_cell(Turn& turn, std::size_t cell);
// Comes near enough to press cells, and answers whether that was far off.
bool come_near(Turn& turn, ImVec2 at);

}  // namespace switchbox::ui
