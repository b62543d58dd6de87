// One chip for each machine that a click chooses.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void machine_picker(const Frame& frame);

}  // namespace switchbox::view
