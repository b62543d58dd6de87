// Algebra pane: the machine's matrix, the reduction of its equations step by step, the inverse and the quiet
// patterns.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& algebra_face();
// Updates the study to the game in play.
void keep_algebra(const game::Game& game, UiState& state);
// Continues a reduction that plays.
void carry_on_reducing(InputContext& context);

}  // namespace switchbox::ui
