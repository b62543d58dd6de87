// The editor of puzzles of one's own.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// Opens it with the puzzle in play, or with what was drawn last.
void open_own_puzzle_editor(Turn& turn);
[[nodiscard]] Dialog puzzle_dialog(const DialogSources& sources);

// The one that is drawn, which changes.
[[nodiscard]] inline PuzzleDraft& drawn_puzzle(Turn& turn) { return *turn.change().puzzle; }

// Parts of it. Lamps as a figure, and what a click on one does;
[[nodiscard]] DialogGroup puzzle_figure(const PuzzleDraft& draft);
// where it has more lamps than the figure, which are seen;
void add_figure_window(std::vector<DialogGroup>& groups, const PuzzleDraft& draft);
// and what else belongs to the part that is drawn.
void add_part_groups(std::vector<DialogGroup>& groups, const PuzzleDraft& draft);

}  // namespace switchbox::ui
