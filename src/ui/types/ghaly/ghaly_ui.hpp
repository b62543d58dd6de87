// Parts of the interface that only Ghaly's machine has: the dialogs of its codes and theorems, and its
// levels.
#pragma once

#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

// Dialog in which the codes of Ghaly's machine are typed or generated.

// Opens the dialog with the codes in play.
void open_codes_in_play(InputContext& context);
[[nodiscard]] Dialog codes_dialog(const DialogSources& sources);
// Returns the page of theorems about all codes.
[[nodiscard]] Dialog results_dialog(const DialogSources& sources);

// Levels of difficulty of Ghaly's machine (frame/machine_ui.hpp).

// Returns three levels: the fewest presses of any game, the middle, and `most`. One colour needs nearly all
// of the machine's buttons.
[[nodiscard]] std::optional<LevelNumbers> ghaly_levels(const machine::MachineChoice& choice,
                                                       std::size_t most);

}  // namespace switchbox::ui
