// Keyboard input, for page and desktop alike.
#pragma once

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

void handle_keys(InputContext& context);

}  // namespace switchbox::ui
