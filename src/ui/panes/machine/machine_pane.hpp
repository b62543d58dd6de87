// The Machine pane: the five-tuple, the transitions made, and for small machines the graph of all states
//.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneFace& machine_face();
// The study of the game in play.
void keep_mealy(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
