// Where everything stands in a page of somebody else's: the board, its target, what is told, a small bar.
#pragma once

#include "ui/frame/layout.hpp"

namespace switchbox::ui {

// Whichever way round leaves more to the board. What is not there has no size.
[[nodiscard]] Layout lay_out_embedded(ImVec2 window, machine::Shape lamps);

}  // namespace switchbox::ui
