// Result pane: the result of a won game, and what comes next. It opens at the moment of the win.
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

// Opens the pane in the place of Why when the player wins, and closes it when the game is no longer won. An
// open lesson stays.
void keep_result(const game::Game& game, UiState& state);

// Returns whether the pane is open and has the command that leads on. In a low window the bar keeps it.
[[nodiscard]] bool leads_on_in_pane(const Frame& frame);

[[nodiscard]] const PaneDefinition& result_definition();

}  // namespace switchbox::ui
