// The kinds of sheets (sheets.hpp), each in a file of its own.
#pragma once

#include <string>

#include "play/game.hpp"
#include "view/kit/drawing.hpp"

namespace switchbox::view {

// Of a kind of machine that is not taken away as a board of lamps (KindFace).
struct SheetFace {
    Drawing (*board)(const play::Game& game, const Theme& theme);
    Drawing (*solution)(const play::Game& game, const Theme& theme);
    std::string (*solution_text)(const play::Game& game);
};

// The board with its target beside it.
[[nodiscard]] Drawing board_sheet(const play::Game& game, const Theme& theme);
// The board with the presses of a solution numbered on it, over the faint picture that they begin with.
[[nodiscard]] Drawing solution_sheet(const play::Game& game, const Theme& theme);
// Ghaly's machine: both diagrams over the board, the codes at its edges, the wiring as a permutation.
[[nodiscard]] Drawing wiring_sheet(const play::Game& game, const Theme& theme);
// A linear machine's A: lamps by buttons.
[[nodiscard]] Drawing matrix_sheet(const play::Game& game, const Theme& theme);
// Whether that is few enough shapes to draw.
[[nodiscard]] bool has_matrix_sheet(const play::Game& game);

}  // namespace switchbox::view
