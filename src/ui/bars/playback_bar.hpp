// The commands on the game, and the timeline of a solution.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

struct Frame;

void playback_bar(const Frame& frame);

// The pointer holds the timeline's slider, which stands at `slider`, at this x.
void scrub(Turn& turn, const Rect& slider, float x);

}  // namespace switchbox::ui
