// Sheet with the wires of Ghaly's machine.
#pragma once

#include "ui/export/sheet_kinds.hpp"

namespace switchbox::ui {

[[nodiscard]] bool has_wiring_sheet(const game::Game& game);
// Draws both diagrams over the board, the codes at its edges, and the wiring as a permutation.
[[nodiscard]] Drawing wiring_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
