// Bar with the commands on the game, and the timeline of a solution.
#pragma once

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

struct Frame;

void playback_bar(const Frame& frame);

}  // namespace switchbox::ui
