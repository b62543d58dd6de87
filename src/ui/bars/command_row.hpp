// Rows of commands side by side, with as many icons and words as fit.
#pragma once

#include <span>
#include <string>

#include "ui/frame/frame.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

// Returns the command's short name for a bar. The DOM mirror has the full names.
[[nodiscard]] std::string bar_word(const Frame& frame, Command command);

enum class ButtonContent : std::uint8_t { both, word, sign };
// Adds buttons of one size from `first` on, each `step` after the one before. The main one is highlighted
// among raised buttons.
void even_row(const Frame& frame, std::span<const Command> row, Rect first, float step, Look look,
              ButtonContent content = ButtonContent::sign);
// Adds buttons that share `room` equally, all with the same content: icon and word, word, or icon.
void equal_row(const Frame& frame, std::span<const Command> row, const Rect& room, float gap, Look look);
// Adds buttons as wide as their words. Returns the left edge of the next one.
float raised_row(const Frame& frame, std::span<const Command> row, Rect first);
[[nodiscard]] float row_width(const Frame& frame, std::span<const Command> row);
inline constexpr float command_gap = 8;

struct Frame;

// Bar with the commands on the game, and the timeline of a solution.

void playback_bar(const Frame& frame);

// Bar of a board embedded in another page: help, Undo, Restart, and the link to the whole page.

void embed_bar(const Frame& frame);

}  // namespace switchbox::ui
