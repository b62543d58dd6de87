// The open dialog in the mirror, if there is one; what is behind it cannot be reached.
#pragma once

#include "view/access/mirror_tree.hpp"

namespace switchbox::view {

void mirror_dialog(MirrorTree& tree);

}  // namespace switchbox::view
