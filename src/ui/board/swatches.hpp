// Colours of a machine that is painted: clicks on the board paint with the chosen one, and each has the
// number of stickers that show it, and that are to.
#pragma once

#include "ui/board/paint_face.hpp"

namespace switchbox::ui {

void add_swatches(const Frame& frame, const Rect& row);

}  // namespace switchbox::ui
