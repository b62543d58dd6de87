// Which of its contents the side pane shows.
#pragma once

#include "play/game.hpp"
#include "view/state/ui_state.hpp"

namespace switchbox::view {

// The open one. What the game has none of gives way to Why.
[[nodiscard]] PaneKind pane_now(const play::Game& game, const UiState& state);
[[nodiscard]] bool has_pane(PaneKind kind, const play::Game& game, const UiState& state);
}  // namespace switchbox::view
