// Why: the explanation, and what can be asked for beside it.
#pragma once

#include "view/frame/pane_item.hpp"

namespace switchbox::view {

[[nodiscard]] const PaneFace& why_face();

}  // namespace switchbox::view
