// Wiring: the wiring of Ghaly's machine in words and numbers.
#pragma once

#include "view/frame/pane_item.hpp"

namespace switchbox::view {

[[nodiscard]] const PaneFace& wiring_face();

}  // namespace switchbox::view
