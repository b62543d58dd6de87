// Marks over the lamps: numbers, digits of states, and buttons that are not lamps.
#pragma once

#include "ui/frame/commands.hpp"
#include "ui/frame/stage.hpp"

namespace switchbox::ui {

// Draws the number of each button, as the literature and our own texts use it. With more than two states, a
// marked button also has the number of presses that remain.
void draw_numbers(const BoardDrawContext& stage);

// Draws the state of each lamp if there are more than two: a digit, or its colour's letter (Ghaly's machine).
void draw_state_digits(const BoardDrawContext& stage, const Rect& board, const machine::Picture& picture);
// Draws the states on the small target, except on lamps that do not matter.
void draw_target_digits(const BoardDrawContext& stage);

// Draws the round buttons between and over the lamps (Subboards).
void draw_loose_buttons(const BoardDrawContext& stage);

}  // namespace switchbox::ui
