// The bar of a board in a page of somebody else's: help, Undo, Restart, and the way to the whole page.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void embed_bar(const Frame& frame);

}  // namespace switchbox::ui
