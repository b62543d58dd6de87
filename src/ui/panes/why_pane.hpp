// Why: the explanation, and what can be asked for beside it.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneFace& why_face();

}  // namespace switchbox::ui
