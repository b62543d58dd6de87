// Which of its contents the side pane shows.
#pragma once

#include <array>

#include "game/game.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {

// In the order of their tabs.
inline constexpr std::array<PaneKind, 5> all_panes{PaneKind::why, PaneKind::algebra, PaneKind::wiring,
                                                   PaneKind::machine, PaneKind::lesson};

// The command that opens it.
[[nodiscard]] Command command_of(PaneKind kind);
// Whether it can be opened.
[[nodiscard]] bool has_pane(PaneKind kind, const game::Game& game, const UiState& state);
// The open one. What the game has none of gives way to Why.
[[nodiscard]] PaneKind pane_now(const game::Game& game, const UiState& state);

// The figure in it that the pointer is at, or else the element that has the keyboard; may be empty.
[[nodiscard]] std::string_view current_figure(const UiState& state);

}  // namespace switchbox::ui
