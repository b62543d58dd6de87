// Sheet to print with the table for chasing the lights by hand.
#pragma once

#include "game/game.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::ui {

// Draws the table of a board that can be chased (can_be_chased_by_hand).
[[nodiscard]] Drawing chasing_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
