#include <CLI/CLI.hpp>

#include "command_line/layout.hpp"
#include "command_line/own_rule.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"

namespace switchbox::command_line {
namespace {

// A machine, at its usual size; other sizes up to `largest_side` are allowed where that is not 0.
void add_machine(Answer& answer, std::vector<Fact>& lines, const machine::MachineChoice& usual,
                 int largest_side) {
    const bool is_resizable = largest_side != 0;
    const std::string size = machine::format_shape(usual.rule.shape);
    answer.json["machines"].push_back({{"id", usual.id},
                                       {"name", machine::name_of(usual)},
                                       {"about", machine::about(usual)},
                                       {"size", size},
                                       {"states", usual.rule.states},
                                       {"resizable", is_resizable}});
    const std::string largest = machine::format_shape({largest_side, largest_side});
    const std::string states =
        usual.rule.states == 2 ? "" : ", " + std::to_string(usual.rule.states) + " states";
    lines.emplace_back(usual.id, size + states + (is_resizable ? ", or any other up to " + largest : ""));
    lines.emplace_back("", machine::about(usual));
}

Result<Answer> answer_list() {
    Answer answer;
    answer.json["machines"] = nlohmann::ordered_json::array();
    std::vector<Fact> lines;
    for (const machine::Preset& preset : machine::catalogue()) {
        add_machine(answer, lines, *machine::choose(preset.id, {}), preset.largest_side);
    }
    add_machine(answer, lines, usual_own_choice(), machine::largest_side);
    answer.text = listed(lines);
    return answer;
}

}  // namespace

Subcommand add_list(CLI::App& app) {
    return {app.add_subcommand("list", "The machines there are"),
            [](Progress& /*progress*/) { return answer_list(); }};
}

}  // namespace switchbox::command_line
