// Commands side by side, with as much of sign and word as there is room for.
#pragma once

#include <span>
#include <string>

#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

// The words on a bar, which are short; the DOM mirror has the full names.
[[nodiscard]] std::string bar_word(const Frame& frame, Command command);

enum class ButtonFace : std::uint8_t { both, word, sign };
// Buttons of one size from `first` on, each `step` after the one before. Of raised ones the main one stands
// out.
void even_row(const Frame& frame, std::span<const Command> row, Rect first, float step, Look look,
              ButtonFace face = ButtonFace::sign);
// In equal parts, all of them with the same face.
void equal_row(const Frame& frame, std::span<const Command> row, const Rect& room, float gap, Look look);
// Adds buttons as wide as their words. Returns the left edge of the next one.
float raised_row(const Frame& frame, std::span<const Command> row, Rect first);
[[nodiscard]] float row_width(const Frame& frame, std::span<const Command> row);
inline constexpr float command_gap = 8;

}  // namespace switchbox::ui
