// Exports of a cube (export/sheets.hpp): its net, and a solution for turning a real cube, with the net after
// each turn.
#pragma once

#include <string>

#include "ui/export/sheets.hpp"

namespace switchbox::ui {

// Draws the net, with the cube as it is held beside it and the letters of its facets.
[[nodiscard]] Drawing cube_net_sheet(const game::Game& game, const Theme& theme);
[[nodiscard]] Drawing cube_solution_sheet(const game::Game& game, const Theme& theme);
[[nodiscard]] std::string cube_solution_text(const game::Game& game);

inline constexpr ExportSheets cube_sheets{
    .board = cube_net_sheet, .solution = cube_solution_sheet, .solution_text = cube_solution_text};

}  // namespace switchbox::ui
