// The side pane, on a phone a sheet that slides up: tabs, and what is open.
#pragma once

#include "view/frame/explain.hpp"
#include "view/frame/frame.hpp"

namespace switchbox::view {

void side_pane(Frame& frame, const Why& why);

}  // namespace switchbox::view
