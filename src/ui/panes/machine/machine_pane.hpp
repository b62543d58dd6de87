// Machine pane: the five-tuple, the transitions made, and the graph of all states of a small machine.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& machine_face();
// Updates the study to the game in play.
void keep_mealy(const game::Game& game, UiState& state);

}  // namespace switchbox::ui
