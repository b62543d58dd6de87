// Colours of a machine that is painted. Clicks on the board paint with the chosen one. Each shows how many
// stickers have it, and how many should.
#pragma once

#include "ui/board/paint_face.hpp"

namespace switchbox::ui {

void add_swatches(const Frame& frame, const Rect& row);

}  // namespace switchbox::ui
