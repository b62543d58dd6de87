// Registry of the machine types. Their order is that of the lessons and of the row of machines.
#include <array>

#include "machine/machine_type.hpp"
#include "types/cube/cube_type.hpp"
#include "types/custom/custom_type.hpp"
#include "types/ghaly/ghaly_type.hpp"
#include "types/lights/lights_type.hpp"

namespace switchbox {

std::span<const machine::MachineType> machine::machine_types() {
    static const std::array<machine::MachineType, 4> types{lights_type, custom_type, cube_type, ghaly_type};
    return types;
}

}  // namespace switchbox
