#include <CLI/CLI.hpp>
#include <memory>
#include <utility>

#include "cli/command_line.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/machine_options.hpp"
#include "cli/verdict_answer.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

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
    return {app.add_subcommand("list", "List the machines"), [](Host& /*host*/) { return answer_list(); }};
}

namespace {

Answer boards_shown(const Study& study) {
    const game::Position& position = study.position;
    const machine::Machine& machine = *study.machine;
    Answer answer;
    answer.json["picture"] = lamp_text(machine, study.picture);
    answer.text = draw({lamp_board("Start", machine, position.puzzle.start),
                        button_board("Pressed", machine, position.presses),
                        lamp_board("Picture", machine, study.picture)});
    if (!machine::is_blank(position.presses.cells)) append(answer, order_caveat(position.puzzle.machine));
    return answer;
}

Result<Answer> answer_show(const PositionOptions& options) {
    const auto read = read_position(options, Purpose::solve);
    if (!read) return read.error();
    const Study study(read->position);
    Answer answer{.text = title_of(study), .read_as = read->read_as};
    const auto show = study.commands.show;
    append(answer, (show != nullptr ? show : boards_shown)(study));
    return answer;
}

}  // namespace

Subcommand add_show(CLI::App& app) {
    const auto options = std::make_shared<PositionOptions>();
    CLI::App* parser = app.add_subcommand("show", "Show the picture after given presses");
    add_position_options(*parser, *options);
    return {parser, [options](Host& /*host*/) { return answer_show(*options); }};
}

}  // namespace switchbox::cli
