// Bar at the top: the name, and commands that are independent of the game.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Adds the bar with the name.
void header(const Frame& frame);
// Adds the commands at its right end.
void header_tools(const Frame& frame);

// Row of machines. Before it are the gallery of all machines and the puzzle of the day, after it is More if
// the window is wide enough. A row wider than its space scrolls: by wheel, by dragging, by an arrow at each
// end.

void machine_picker(const Frame& frame);

// Buttons that zoom a large board, and the small overview picture of all of it.

void camera_tools(const Frame& frame);

}  // namespace switchbox::ui
