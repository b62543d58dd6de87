// The methods of a program that has room for all: the command line, the desktop program, tests.
#include <array>

#include "solve/linear/methods.hpp"

namespace switchbox::solve {

std::span<const Method> methods() {
    static constexpr std::array<Method, 3> all{by_light_chase, by_residue_chase, by_stencil_chase};
    return all;
}

}  // namespace switchbox::solve
