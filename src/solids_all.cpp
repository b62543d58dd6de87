// What draws machines in three dimensions, of a program that has such machines.
#include "shell/solid_renderer.hpp"

namespace switchbox::shell {

std::unique_ptr<SolidLayer> make_solid_layer() { return std::make_unique<SolidRenderer>(); }

}  // namespace switchbox::shell
