// Commands of the machine types. Their order is that of the options in the help.
#include "cli/machine_commands.hpp"

#include <algorithm>
#include <string>

#include "i18n/words.hpp"

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

Error no_matrix(const machine::MachineChoice& choice, std::string_view option) {
    const MachineCommands& commands = commands_of(choice->type());
    const std::string name = commands.in_words.empty() ? say(choice->name()) : std::string(commands.in_words);
    return Error{verbatim(std::string(option) + ": " + name +
                          std::string(commands.without_matrix.at(option == "quiet" ? 1 : 0)))};
}

}  // namespace switchbox::cli
