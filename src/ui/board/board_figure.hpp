// Small board with some of its lamps and buttons marked.
#pragma once

#include <optional>

#include "machine/machine.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/press_picture.hpp"
#include "ui/kit/painter.hpp"

namespace switchbox::ui {

struct BoardFigure {
    const machine::Machine& machine;
    // Number of presses of each button. A pressed button is filled and, with more than two states, has its
    // number.
    std::optional<machine::PressGrid> presses;
    BoardHighlight highlight;  // lamps are filled, buttons have rings
};

// Returns the largest figure that fits into `room`, at its top left; a cell has at most `largest_cell`
// pixels.
[[nodiscard]] Rect figure_rect(const machine::Machine& machine, const Rect& room, float largest_cell);
void draw_figure(const Painter& paint, const BoardFigure& figure, const Rect& rect);

// Returns the size of the picture of a press in a square room of this side.
[[nodiscard]] ImVec2 press_size(const PressPicture& picture, float side);
// Draws the board after the press in the middle of `room`.
void draw_press(const Painter& paint, const PressPicture& picture, const Rect& room);

}  // namespace switchbox::ui
