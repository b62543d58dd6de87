// Editor of the player's own puzzles.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// Opens the editor with the puzzle in play, or with the last draft.
void open_own_puzzle_editor(InputContext& context);
[[nodiscard]] Dialog puzzle_dialog(const DialogSources& sources);

// Returns the draft for a change.
[[nodiscard]] inline PuzzleDraft& drawn_puzzle(InputContext& context) { return *context.change().puzzle; }

// Adds the lamps as a figure and, if the puzzle is larger than the figure, the steps that move it.
void add_figure(const DialogColumn& column, const PuzzleDraft& draft);
// Adds the field of the puzzle's title.
void add_title(const DialogColumn& column, const PuzzleDraft& draft);
// Adds the groups of the part that is drawn.
void add_part_groups(const DialogColumn& left, const DialogColumn& right, const PuzzleDraft& draft);

}  // namespace switchbox::ui
