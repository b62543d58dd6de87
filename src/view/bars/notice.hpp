// What went wrong, until it is closed.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void notice(const Frame& frame);

}  // namespace switchbox::view
