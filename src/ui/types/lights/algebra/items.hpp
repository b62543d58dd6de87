// What can be activated in the Algebra pane.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

// In the order of the pane; each part is a row of its own.
struct AlgebraItems {
    std::vector<PaneItem> views;
    std::vector<PaneItem> entry;  // the matrix itself, one stop
    std::vector<PaneItem> zoom;
    std::vector<PaneItem> steps;
    std::vector<PaneItem> quiet;
    std::vector<PaneItem> copies;
};
[[nodiscard]] AlgebraItems algebra_items(const PaneSources& sources);

// The cursor over the entries.
bool move_over_matrix(Turn& turn, int rows, int columns);

}  // namespace switchbox::ui
