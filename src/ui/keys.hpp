// The keyboard, the same in the page and on the desktop.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

void handle_keys(Turn& turn);

}  // namespace switchbox::ui
