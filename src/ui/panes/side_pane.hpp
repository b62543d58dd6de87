// Side pane, on a phone a sheet that slides up: tabs, and the open pane.
#pragma once

#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_definition.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// The open pane: its definition, its highlight on the board, its size, and its updates.

[[nodiscard]] const PaneDefinition& definition_of(PaneKind kind);
[[nodiscard]] const PaneDefinition& open_definition(const game::Game& game, const UiState& state);

// Returns the open pane's highlight on the board. While a phone's sheet is down, only a lesson has one.
[[nodiscard]] BoardHighlight pane_highlight(const PaneSources& sources);
// Returns the size that the open pane prefers, with the width of the widest pane of the game.
[[nodiscard]] PaneRoom room_of(const game::Game& game, const UiState& state);

// Updates all that is kept for the panes to the game.
void keep_panes(const game::Game& game, UiState& state);
// Continues the playback in a pane, such as a reduction that plays.
void carry_on_in_panes(InputContext& context);

struct Frame;

void side_pane(const Frame& frame);

}  // namespace switchbox::ui
