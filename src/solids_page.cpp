// The page's first program has no machines in three dimensions.
#include "shell/solid_layer.hpp"

namespace switchbox::shell {

std::unique_ptr<SolidLayer> make_solid_layer() { return nullptr; }

}  // namespace switchbox::shell
