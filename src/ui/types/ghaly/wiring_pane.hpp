// Wiring pane: the wiring of Ghaly's machine in words and numbers.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& wiring_face();

}  // namespace switchbox::ui
