// What can be activated in the Algebra pane.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

// Buttons of the pane, a row each.
struct AlgebraItems {
    std::vector<PaneItem> views;
    std::vector<PaneItem> zoom;
    std::vector<PaneItem> steps;
    std::vector<PaneItem> copies;
};
[[nodiscard]] AlgebraItems algebra_items(const PaneSources& sources);

// The cursor over the entries.
void move_over_matrix(Turn& turn, int rows, int columns);

}  // namespace switchbox::ui
