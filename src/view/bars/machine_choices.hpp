// What choosing a machine does.
#pragma once

#include <string_view>

#include "view/frame/turn.hpp"

namespace switchbox::view {

// A new game of the machine, unless it is in play already; "own" and "wired" open the editors.
void choose_machine(Turn& turn, std::string_view id);

// Whether it opens an editor: arrows that pass it do not choose it, Enter does.
[[nodiscard]] bool opens_editor(std::string_view id);

}  // namespace switchbox::view
