// How large a board is in a room, which all layouts ask for.
#pragma once

#include "machine/machine.hpp"
#include "ui/frame/layout.hpp"
#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

// The largest board of cells of at most `largest_cell` pixels inside `room`, centred: of whole-pixel cells
// where they are not tiny.
[[nodiscard]] Rect fit_cells(const Rect& room, machine::Shape shape, float largest_cell);

// A board to be played. `edges`: nullptr without an overlay.
[[nodiscard]] Rect fit_board(const Rect& room, machine::Shape shape, EdgeMargin edges);

}  // namespace switchbox::ui
