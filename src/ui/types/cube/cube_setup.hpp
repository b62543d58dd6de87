// Settings for games of the cube: its side, what counts as one turn, and the colours of its faces.
#pragma once

#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {

void add_cube_setup(const DialogColumn& column, const SetupDraft& draft);

}  // namespace switchbox::ui
