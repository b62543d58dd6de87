// What went wrong, until it is closed.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void notice(const Frame& frame);

}  // namespace switchbox::ui
