// Parts of the interface that only linear machines have: their levels and the sheet with the matrix.
#pragma once

#include "ui/export/sheets.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

// Levels of difficulty of linear machines (frame/machine_ui.hpp).

// Returns three levels; nullopt for large boards and in lit-only play. Without quiet patterns, every number
// of presses up to all of them is the fewest for some board. With quiet patterns, this holds for a third of
// the rank.
[[nodiscard]] std::optional<LevelNumbers> linear_levels(const machine::MachineChoice& choice,
                                                        std::size_t most);

// Sheet with the matrix of a linear machine.

// Returns whether the matrix has few enough shapes to draw.
[[nodiscard]] bool has_matrix_sheet(const game::Game& game);
// Draws A: lamps by buttons.
[[nodiscard]] Drawing matrix_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
