// What games of the cube are set up by: its side, what counts as one turn, and the colours of its faces.
#pragma once

#include <vector>

#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {

void add_cube_setup(std::vector<DialogGroup>& groups, const SetupDraft& draft);

}  // namespace switchbox::ui
