#include <CLI/CLI.hpp>

#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/subcommand.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {
namespace {

// Returns "or any other up to 64x64"; empty if `largest_side` is 0.
std::string other_sizes(const MachineCommands& commands, int largest_side) {
    if (largest_side == 0) return "";
    const std::string largest = machine::format_shape({largest_side, largest_side});
    return ", or " + std::string(commands.other_size) + " up to " + largest;
}

// Adds a machine at its usual size. Other sizes up to `largest_side` are allowed unless that is 0.
void add_machine(Answer& answer, std::vector<Fact>& lines, const machine::MachineChoice& usual,
                 int largest_side) {
    const MachineCommands& commands = commands_of(usual->type());
    const std::string size = size_text(usual);
    const std::string about = say(usual->about());
    answer.json["machines"].push_back({{"id", usual->id()},
                                       {"name", say(usual->name())},
                                       {"about", about},
                                       {"size", size},
                                       {"states", usual->lamp_states()},
                                       {"resizable", largest_side != 0}});
    const std::string states = unusual_states(usual);
    lines.emplace_back(usual->id(), !commands.listed_size.empty()
                                        ? commands.listed_size
                                        : size + (states.empty() ? "" : ", " + states) +
                                              other_sizes(commands, largest_side));
    lines.emplace_back("", about);
}

Result<Answer> answer_list() {
    Answer answer;
    answer.json["machines"] = nlohmann::ordered_json::array();
    std::vector<Fact> lines;
    for (const machine::Preset& preset : machine::catalogue()) {
        add_machine(answer, lines, *machine::choose(preset.id, {}), preset.largest_side);
    }
    const auto types = machine_commands();
    // The last type is listed first, so that the machine 'own' ends the list.
    for (std::size_t i = types.size(); i-- > 0;) {
        if (types[i]->usual != nullptr) add_machine(answer, lines, types[i]->usual(), types[i]->largest_side);
    }
    answer.text = listed(lines);
    return answer;
}

}  // namespace

Subcommand add_list(CLI::App& app) {
    return {app.add_subcommand("list", "List the machines"),
            [](ProgressLine& /*progress*/) { return answer_list(); }};
}

}  // namespace switchbox::cli
