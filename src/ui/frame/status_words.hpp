// What the drawn status line says. How far it still is it says to who wants to know, or sets the puzzle.
#pragma once

#include "base/message.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

[[nodiscard]] bool is_distance_told(const Settings& settings, const UiState& state);
[[nodiscard]] Message status_words(const Settings& settings, const UiState& state);

}  // namespace switchbox::ui
