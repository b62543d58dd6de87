// The open pane: its face, and what the keyboard and the DOM mirror find in it.
#pragma once

#include "view/frame/open_pane.hpp"
#include "view/frame/pane_item.hpp"

namespace switchbox::view {

// Its face; null for Why and Wiring.
[[nodiscard]] const PaneFace* face_of(PaneKind kind);
// The items and words of the open one; of Why only its small boards, and none of Wiring, which have theirs
// elsewhere.
[[nodiscard]] PaneContent pane_content(const PaneSources& sources);

// What the open one would like to have.
[[nodiscard]] PaneRoom room_of(const play::Game& game, const UiState& state);

// A click on the item of that id; whether there is one.
bool act_in_pane(Frame& frame, std::string_view id);
// An arrow key; whether the pane has taken it.
bool move_in_pane(Frame& frame, int rows, int columns);

// What is kept for the open pane follows the game.
void keep_panes(const play::Game& game, UiState& state);

}  // namespace switchbox::view
