// List of the UI parts of all machine types, in the order of the row of machines.
#include <array>

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

std::span<const MachineUi* const> machine_uis() {
    static constexpr std::array<const MachineUi*, 4> uis{&lights_ui, &custom_ui, &cube_ui, &ghaly_ui};
    return uis;
}

}  // namespace switchbox::ui
