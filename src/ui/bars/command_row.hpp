// Commands side by side, with as much of sign and word as there is room for.
#pragma once

#include <span>
#include <string>

#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

// The words on a bar, which are short; the DOM mirror has the full names.
[[nodiscard]] std::string bar_word(const Frame& frame, Command command);

// The one thing to do.
[[nodiscard]] bool is_main_command(Command command);

enum class ButtonFace : std::uint8_t { both, word, sign };
void row_button(const Frame& frame, Command command, const Rect& rect, Look look, ButtonFace face);

// In equal parts, all of them with the same face; the main one stands out.
void equal_row(const Frame& frame, std::span<const Command> row, const Rect& room, float gap, Look look);

}  // namespace switchbox::ui
