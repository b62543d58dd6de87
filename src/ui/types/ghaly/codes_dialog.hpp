// The codes of Ghaly's machine, to be typed or made anew.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// With those in play.
void open_codes_in_play(Turn& turn);
[[nodiscard]] Dialog codes_dialog(const DialogSources& sources);
// The theorems about all codes (results_dialog.cpp).
[[nodiscard]] Dialog results_dialog(const DialogSources& sources);

}  // namespace switchbox::ui
