// Dialog that brings a matrix into the Algebra pane, typed or pasted.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

[[nodiscard]] Dialog matrix_dialog(const DialogSources& sources);

}  // namespace switchbox::ui
