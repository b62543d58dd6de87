// Kinds of sheets (sheets.hpp), each defined in a file of its own.
#pragma once

#include <string>

#include "game/game.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/state/requests.hpp"

namespace switchbox::ui {

// Sheets of a machine type (MachineUi). For a null member the sheet of a board of lamps is used.
struct ExportSheets {
    Drawing (*board)(const game::Game& game, const Theme& theme) = nullptr;
    Drawing (*solution)(const game::Game& game, const Theme& theme) = nullptr;
    std::string (*solution_text)(const game::Game& game) = nullptr;
    // Sheet that only this type has. `has_extra` returns whether this game has it.
    ExportWhat extra = ExportWhat::board;
    bool (*has_extra)(const game::Game& game) = nullptr;
    Drawing (*draw_extra)(const game::Game& game, const Theme& theme) = nullptr;
};

// Draws the board with its target beside it.
[[nodiscard]] Drawing board_sheet(const game::Game& game, const Theme& theme);
// Draws the board with the presses of a solution numbered on it, over a faint picture of the board before
// them.
[[nodiscard]] Drawing solution_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
