// Algebra pane: the machine's matrix, the reduction of its equations step by step, the inverse and the quiet
// patterns.
#pragma once

#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& algebra_definition();
// Updates the study to the game in play.
void keep_algebra(const game::Game& game, UiState& state);
// Continues a reduction that plays.
void carry_on_reducing(InputContext& context);

// Buttons and actions of the Algebra pane.

// Return the buttons of the pane, a row each.
[[nodiscard]] std::vector<PaneItem> view_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> zoom_items();
[[nodiscard]] std::vector<PaneItem> step_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> copy_items();
// Returns buttons that copy the game's equations as programs; none where these would give the answer away.
[[nodiscard]] std::vector<PaneItem> program_items(const game::Game& game, const AlgebraState& state);

// Moves the cursor over the entries.
void move_over_matrix(InputContext& context, int rows, int columns);

}  // namespace switchbox::ui
