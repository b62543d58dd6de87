// The commands of the machine types. Their order is that of the options in the help.
#include "cli/machine_commands.hpp"

#include <algorithm>

namespace switchbox::cli {

std::span<const MachineCommands* const> machine_commands() {
    static constexpr std::array all{&lights_commands, &ghaly_commands, &custom_commands, &cube_commands};
    return all;
}

const MachineCommands& commands_of(std::string_view type) {
    static constexpr MachineCommands of_all_machines;
    const auto all = machine_commands();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [type](const MachineCommands* one) { return one->type == type; });
    return found == all.end() ? of_all_machines : **found;
}

}  // namespace switchbox::cli
