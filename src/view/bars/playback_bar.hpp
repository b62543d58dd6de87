// The commands on the game, and the timeline of a solution.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void playback_bar(Frame& frame);

}  // namespace switchbox::view
