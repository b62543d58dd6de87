// The open pane: its face, and what the keyboard, the pointer and the DOM mirror find in it.
#pragma once

#include "ui/frame/open_pane.hpp"
#include "ui/frame/pane_item.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneFace& face_of(PaneKind kind);
[[nodiscard]] const PaneFace& open_face(const game::Game& game, const UiState& state);

// Of the open one. On a phone only a lesson points at the board while the sheet is down.
[[nodiscard]] BoardHighlight pane_highlight(const PaneSources& sources);
// What it would like to have.
[[nodiscard]] PaneRoom room_of(const game::Game& game, const UiState& state);

// What is kept for the panes follows the game.
void keep_panes(const game::Game& game, UiState& state);
// Goes on with what plays by itself in a pane.
void carry_on_in_panes(Turn& turn);

}  // namespace switchbox::ui
