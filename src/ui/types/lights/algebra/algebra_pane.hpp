// The Algebra pane: the machine's matrix, the reduction of its equations step by step, the inverse and the
// quiet patterns.
#pragma once

#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneFace& algebra_face();
// The study of the game in play.
void keep_algebra(const game::Game& game, UiState& state);
// Goes on with a reduction that plays.
void carry_on_reducing(Turn& turn);

}  // namespace switchbox::ui
