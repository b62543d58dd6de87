// The kinds of sheets (sheets.hpp), each in a file of its own.
#pragma once

#include <string>

#include "game/game.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/state/requests.hpp"

namespace switchbox::ui {

// The sheets of a machine type (MachineUi). The sheets of a board of lamps stand in for what is null.
struct SheetFace {
    Drawing (*board)(const game::Game& game, const Theme& theme) = nullptr;
    Drawing (*solution)(const game::Game& game, const Theme& theme) = nullptr;
    std::string (*solution_text)(const game::Game& game) = nullptr;
    // A sheet that only this type has, and whether this game has it.
    ExportWhat extra = ExportWhat::board;
    bool (*has_extra)(const game::Game& game) = nullptr;
    Drawing (*draw_extra)(const game::Game& game, const Theme& theme) = nullptr;
};

// The board with its target beside it.
[[nodiscard]] Drawing board_sheet(const game::Game& game, const Theme& theme);
// The board with the presses of a solution numbered on it, over the faint picture that they begin with.
[[nodiscard]] Drawing solution_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
