// Layer over everything else: the open dialog, or the list of keys.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void modal(const Frame& frame);

}  // namespace switchbox::ui
