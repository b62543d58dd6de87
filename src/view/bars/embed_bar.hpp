// The bar of a board in a page of somebody else's: help, Undo, Restart, and the way to the whole page.
#pragma once

#include "view/frame/frame.hpp"

namespace switchbox::view {

void embed_bar(const Frame& frame);

}  // namespace switchbox::view
