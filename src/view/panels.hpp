// The parts of the screen round the board, each in a file of its own.
#pragma once

#include "view/explain.hpp"
#include "view/frame.hpp"

namespace switchbox::view {

void header(Frame& frame);                     // the name, theme, settings, help
void machine_picker(Frame& frame);             // one chip for each machine of the catalogue
void stage_words(Frame& frame);                // target label, presses, fewest, status
void transport(Frame& frame);                  // commands and timeline
void side_pane(Frame& frame, const Why& why);  // the explanation, or the wiring
// What stands in it, in `room`; answers with its height.
float why_words_view(Frame& frame, const Why& why, Rect room);
float wiring_words_view(Frame& frame, Rect room);
Rect notice_place(const Frame& frame);  // where it lies; empty while there is none
void notice(Frame& frame);              // what went wrong, until it is closed
void overlay(Frame& frame);             // help or settings, over everything

}  // namespace switchbox::view
