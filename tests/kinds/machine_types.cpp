// Machine types of these tests: only their own one, and none of the program's.
#include <array>

#include "shunt.hpp"

namespace switchbox {

std::span<const machine::MachineType> machine::machine_types() {
    static const std::array<machine::MachineType, 1> types{test::shunt_type};
    return types;
}

}  // namespace switchbox
