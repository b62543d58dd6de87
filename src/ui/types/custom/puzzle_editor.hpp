// The editor of puzzles of one's own.
#pragma once

#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {

// Opens it with the puzzle in play, or with what was drawn last.
void open_own_puzzle_editor(Turn& turn);
[[nodiscard]] Dialog puzzle_dialog(const DialogSources& sources);

// The one that is drawn, which changes.
[[nodiscard]] inline PuzzleDraft& drawn_puzzle(Turn& turn) { return *turn.change().puzzle; }

// Adds the lamps as a figure, and where the puzzle is larger than the figure, the steps that move it.
void add_figure(const DialogColumn& column, const PuzzleDraft& draft);
// Adds what belongs to the part that is drawn.
void add_part_groups(const DialogColumn& left, const DialogColumn& right, const PuzzleDraft& draft);

}  // namespace switchbox::ui
