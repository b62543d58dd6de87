// Buttons and actions of the Algebra pane.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

// Return the buttons of the pane, a row each.
[[nodiscard]] std::vector<PaneItem> view_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> zoom_items();
[[nodiscard]] std::vector<PaneItem> step_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> copy_items();

// Moves the cursor over the entries.
void move_over_matrix(InputContext& context, int rows, int columns);

}  // namespace switchbox::ui
