// What a player takes away from a game: its board, the solution on paper, the wires of Ghaly's machine and
// the matrix of a linear one, as drawings; the solution as text too.
#pragma once

#include <string>

#include "game/game.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/state/requests.hpp"

namespace switchbox::ui {

// Whether there is such a sheet now, and in that form; a solution needs one to be known and to be told.
[[nodiscard]] bool has_sheet(const game::Game& game, ExportWhat what, ExportFormat format);

// Each in colours of the theme. `what` is there (has_sheet).
[[nodiscard]] Drawing sheet_of(const game::Game& game, ExportWhat what, const Theme& theme);
// The solution step by step, as plain text.
[[nodiscard]] std::string solution_text(const game::Game& game);
// "switchbox-merlin-solution.svg"
[[nodiscard]] std::string file_name_of(const game::Game& game, ExportWhat what, ExportFormat format);

}  // namespace switchbox::ui
