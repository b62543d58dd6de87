// Quiet patterns in the Algebra pane, each a small board with the buttons that it presses.
#pragma once

#include <optional>

#include "ui/frame/pane_item.hpp"
#include "ui/types/lights/algebra/study.hpp"

namespace switchbox::ui {

inline constexpr std::size_t max_quiet_shown = 24;

[[nodiscard]] std::size_t quiet_shown(const AlgebraState& state);
[[nodiscard]] std::string quiet_id(std::size_t pattern);
// Returns the pattern at the pointer or the keyboard; nullopt if none.
[[nodiscard]] std::optional<std::size_t> current_quiet(const UiState& state);
[[nodiscard]] BoardHighlight quiet_highlight(const UiState& state);

// Draws the patterns from the top of the room.
void quiet_figures(const Frame& frame, Rect& room);

}  // namespace switchbox::ui
