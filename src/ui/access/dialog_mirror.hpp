// The open dialog in the mirror, if there is one; what is behind it cannot be reached.
#pragma once

#include "ui/access/mirror_tree.hpp"

namespace switchbox::ui {

void mirror_dialog(MirrorTree& tree);

}  // namespace switchbox::ui
