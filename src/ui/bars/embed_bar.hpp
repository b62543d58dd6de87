// Bar of a board embedded in another page: help, Undo, Restart, and the link to the whole page.
#pragma once

#include "ui/frame/frame.hpp"

namespace switchbox::ui {

void embed_bar(const Frame& frame);

}  // namespace switchbox::ui
