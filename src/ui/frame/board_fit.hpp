// Size of a board in a given area, for all layouts.
#pragma once

#include "machine/machine.hpp"
#include "ui/frame/layout.hpp"
#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

// Returns the largest board inside `room`, centred, with cells of at most `largest_cell` pixels. Cells of
// more than 8 pixels are whole pixels.
[[nodiscard]] Rect fit_cells(const Rect& room, machine::Shape shape, float largest_cell);

// Returns the rectangle of a board to play on. `edges`: nullptr without an overlay.
[[nodiscard]] Rect fit_board(const Rect& room, machine::Shape shape, EdgeMargin edges);

}  // namespace switchbox::ui
