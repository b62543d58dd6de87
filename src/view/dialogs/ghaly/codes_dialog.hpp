// The codes of Ghaly's machine, to be typed or made anew.
#pragma once

#include "view/frame/turn.hpp"

namespace switchbox::view {

// With those in play.
void open_codes_in_play(Turn& turn);

}  // namespace switchbox::view
