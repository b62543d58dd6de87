// The board in the mirror, its buttons, wires and target. Of a large board only the cells about the cursor
// are told.
#pragma once

#include "ui/access/mirror_tree.hpp"

namespace switchbox::ui {

void mirror_board(MirrorTree& tree);

}  // namespace switchbox::ui
