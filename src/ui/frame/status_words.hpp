// Text of the status line. It includes the number of presses left with Settings::presses_left or while
// editing.
#pragma once

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/frame/explain.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

[[nodiscard]] bool is_distance_told(const Settings& settings, const UiState& state);
[[nodiscard]] Message status_words(const Settings& settings, const UiState& state);
// Returns the spoken text: the status, the lamps that changed and, while coaching without an answer, the
// coach's advice.
[[nodiscard]] Message spoken_status(const game::Game& game, const Settings& settings, const UiState& state,
                                    const Why& why);

}  // namespace switchbox::ui
