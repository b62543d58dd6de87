// Notice of an error, shown until the player closes it.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void notice(const Frame& frame);

}  // namespace switchbox::ui
