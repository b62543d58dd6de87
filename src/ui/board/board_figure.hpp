// A small board with some of its lamps and buttons marked.
#pragma once

#include <optional>

#include "machine/machine.hpp"
#include "ui/frame/highlight.hpp"
#include "ui/kit/painter.hpp"

namespace switchbox::ui {

struct BoardFigure {
    const machine::Machine& machine;
    // How often each button is pressed: filled, with the number where there are more than two states.
    std::optional<machine::PressGrid> presses;
    BoardHighlight highlight;  // lamps are filled, buttons have rings
};

// As large as fits, at most so many pixels a cell.
[[nodiscard]] Rect figure_rect(const machine::Machine& machine, const Rect& room, float largest_cell);
void draw_figure(const Painter& paint, const BoardFigure& figure, const Rect& rect);

}  // namespace switchbox::ui
