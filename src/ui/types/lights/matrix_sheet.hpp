// Sheet with the matrix of a linear machine.
#pragma once

#include "ui/export/sheet_kinds.hpp"

namespace switchbox::ui {

// Returns whether the matrix has few enough shapes to draw.
[[nodiscard]] bool has_matrix_sheet(const game::Game& game);
// Draws A: lamps by buttons.
[[nodiscard]] Drawing matrix_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
