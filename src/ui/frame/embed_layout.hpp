// Layout of a board embedded in another page: the board, its target, the status, a small bar.
#pragma once

#include "ui/frame/layout.hpp"

namespace switchbox::ui {

// Returns the orientation that leaves more space to the board. Absent parts have no size.
[[nodiscard]] Layout lay_out_embedded(ImVec2 window, machine::Shape lamps);

}  // namespace switchbox::ui
