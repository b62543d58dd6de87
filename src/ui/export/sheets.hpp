// Exports of a game as drawings: its board, the solution, the wires of Ghaly's machine and the matrix of a
// linear one. The solution can also be exported as text.
#pragma once

#include <string>

#include "game/game.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/state/requests.hpp"

namespace switchbox::ui {

// Returns whether the sheet exists now in that form. A solution must be known, and the game must reveal it.
[[nodiscard]] bool has_sheet(const game::Game& game, ExportWhat what, ExportFormat format);

// Returns the sheet in the theme's colours. It must exist (has_sheet).
[[nodiscard]] Drawing sheet_of(const game::Game& game, ExportWhat what, const Theme& theme);
// Returns the solution step by step, as plain text.
[[nodiscard]] std::string solution_text(const game::Game& game);
// Returns a name such as "switchbox-merlin-solution.svg".
[[nodiscard]] std::string file_name_of(const game::Game& game, ExportWhat what, ExportFormat format);

}  // namespace switchbox::ui
