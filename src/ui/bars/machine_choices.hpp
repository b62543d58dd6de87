// What choosing a machine does.
#pragma once

#include <string_view>

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// A new game of the machine, unless it is in play already; "own" and some kinds (frame/machine_ui.hpp) open
// editors.
void choose_machine(Turn& turn, std::string_view id);

// Whether arrows that pass it do not choose it: then Enter does.
[[nodiscard]] bool asks_first(std::string_view id);

}  // namespace switchbox::ui
