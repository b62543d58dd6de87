// Why pane: the explanation, and the help that can be requested beside it.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& why_face();

}  // namespace switchbox::ui
