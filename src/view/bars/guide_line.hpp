// The line over the board that tells somebody new what to do, and the button that ends it.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void guide_line(const Frame& frame);

}  // namespace switchbox::view
