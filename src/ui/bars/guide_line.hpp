// The line over the board that tells somebody new what to do, and the button that ends it.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void guide_line(const Frame& frame);

}  // namespace switchbox::ui
