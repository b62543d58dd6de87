// Marks over the lamps: numbers, digits of states, and buttons that are not lamps.
#pragma once

#include <string_view>

#include "ui/board/board_edit.hpp"
#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/commands.hpp"
#include "ui/kit/painter.hpp"

namespace switchbox::ui {

// Arrow on a lamp that shows a direction, as large as the lamp allows.

// Returns whether `label` (Machine::state_label) is one of the four arrows.
[[nodiscard]] bool is_arrow(std::string_view label);

// Draws the arrow, `length` pixels from end to end. Requires an arrow in `label`.
void draw_arrow(const Painter& paint, std::string_view label, ImVec2 centre, float length, Colour colour);

// Draws the number of each button, as the literature and our own texts use it. With more than two states, a
// marked button also has the number of presses that remain.
void draw_numbers(const BoardDrawContext& stage);

// Draws the names of lamps that are not buttons, where they fit.
void draw_lamp_names(const BoardDrawContext& stage);

// Draws the state of each lamp if there are more than two: a digit, or its colour's letter (Ghaly's machine).
void draw_state_digits(const BoardDrawContext& stage, const Rect& board, const machine::Picture& picture);
// Draws the states on the small target, except on lamps that do not matter.
void draw_target_digits(const BoardDrawContext& stage);

// Draws the round buttons between and over the lamps (Subboards).
void draw_loose_buttons(const BoardDrawContext& stage);

// Draws every few row and column numbers at the edges of a board of which a camera shows a part.
void draw_place_numbers(const BoardDrawContext& stage);

// Colours of a machine that is painted. Clicks on the board paint with the chosen one. Each shows how many
// stickers have it, and how many should.

void add_swatches(const Frame& frame, const Rect& row);

}  // namespace switchbox::ui
