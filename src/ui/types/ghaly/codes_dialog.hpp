// Dialog in which the codes of Ghaly's machine are typed or generated.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// Opens the dialog with the codes in play.
void open_codes_in_play(InputContext& context);
[[nodiscard]] Dialog codes_dialog(const DialogSources& sources);
// Returns the page of theorems about all codes (results_dialog.cpp).
[[nodiscard]] Dialog results_dialog(const DialogSources& sources);

}  // namespace switchbox::ui
