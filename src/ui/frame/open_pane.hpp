// Current contents of the side pane.
#pragma once

#include <array>

#include "game/game.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {

// Contents in the order of their tabs.
inline constexpr std::array<PaneKind, 5> all_panes{PaneKind::why, PaneKind::algebra, PaneKind::wiring,
                                                   PaneKind::machine, PaneKind::lesson};

// Returns the command that opens the pane.
[[nodiscard]] Command command_of(PaneKind kind);
// Returns whether the pane can be opened.
[[nodiscard]] bool has_pane(PaneKind kind, const game::Game& game, const UiState& state);
// Returns the open pane. If the game does not have it, Why or Wiring replaces it.
[[nodiscard]] PaneKind pane_now(const game::Game& game, const UiState& state);

// Returns the id of the figure under the pointer, else of the focused element; may be empty.
[[nodiscard]] std::string_view current_figure(const UiState& state);

}  // namespace switchbox::ui
