// What is written and drawn over the lamps: numbers, the digits of states, and buttons that are not lamps.
#pragma once

#include "ui/frame/commands.hpp"
#include "ui/frame/stage.hpp"

namespace switchbox::ui {

// The number by which the sources, and our own words, call a button; with more than two states also how
// often a marked button is to be pressed.
void draw_numbers(const Stage& stage);

// With more than two states, each lamp's state in it: a digit, or its colour's letter (Ghaly's machine).
void draw_state_digits(const Stage& stage, const Rect& board, const machine::Picture& picture);
// The same on the small target, but where a lamp does not matter.
void draw_target_digits(const Stage& stage);

// Round buttons between and over the lamps (Subboards).
void draw_loose_buttons(const Stage& stage);

}  // namespace switchbox::ui
