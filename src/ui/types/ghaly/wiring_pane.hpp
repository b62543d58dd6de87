// Wiring pane: the wiring of Ghaly's machine in words and numbers.
#pragma once

#include "ui/export/sheets.hpp"
#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& wiring_definition();

// Sheet with the wires of Ghaly's machine.

[[nodiscard]] bool has_wiring_sheet(const game::Game& game);
// Draws both diagrams over the board, the codes at its edges, and the wiring as a permutation.
[[nodiscard]] Drawing wiring_sheet(const game::Game& game, const Theme& theme);

}  // namespace switchbox::ui
