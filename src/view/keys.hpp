// The keyboard, the same in the page and on the desktop.
#pragma once

#include "view/frame/turn.hpp"

namespace switchbox::view {

void handle_keys(Turn& turn);

}  // namespace switchbox::view
