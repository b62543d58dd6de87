// What lies over everything: the open dialog, or the list of keys.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void modal(const Frame& frame);

}  // namespace switchbox::view
