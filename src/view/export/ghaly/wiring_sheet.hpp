// The wires of Ghaly's machine on paper.
#pragma once

#include "view/export/sheet_kinds.hpp"

namespace switchbox::view {

[[nodiscard]] bool has_wiring_sheet(const game::Game& game);
// Draws both diagrams over the board, the codes at its edges, and the wiring as a permutation.
[[nodiscard]] Drawing wiring_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::view
