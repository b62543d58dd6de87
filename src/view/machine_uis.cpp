// The list of the types' parts in the window. Their order is that of the row of machines.
#include <array>

#include "view/cube/cube_ui.hpp"
#include "view/dialogs/ghaly/ghaly_ui.hpp"
#include "view/dialogs/linear/lights_ui.hpp"
#include "view/dialogs/puzzle_ui.hpp"
#include "view/frame/machine_ui.hpp"

namespace switchbox::view {

std::span<const MachineUi* const> machine_uis() {
    static constexpr std::array<const MachineUi*, 4> uis{&lights_ui, &custom_ui, &cube_ui, &ghaly_ui};
    return uis;
}

}  // namespace switchbox::view
