// What the drawn status line says. How far it still is it says to who wants to know, or sets the puzzle.
#pragma once

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/frame/explain.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

[[nodiscard]] bool is_distance_told(const Settings& settings, const UiState& state);
[[nodiscard]] Message status_words(const Settings& settings, const UiState& state);
// Returns what is spoken: the same, which lamps changed, and the coach's advice where it is news.
[[nodiscard]] Message spoken_status(const game::Game& game, const Settings& settings, const UiState& state,
                                    const Why& why);

}  // namespace switchbox::ui
