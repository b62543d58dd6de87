#include <CLI/CLI.hpp>

#include "command_line/layout.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"

namespace switchbox::command_line {
namespace {

Result<Answer> answer_list() {
    Answer answer;
    answer.json["machines"] = nlohmann::ordered_json::array();
    std::vector<Fact> lines;
    for (const machine::Preset& preset : machine::catalogue()) {
        const std::string size = machine::format_shape(preset.rule.shape);
        answer.json["machines"].push_back({{"id", preset.id},
                                           {"name", preset.name},
                                           {"about", preset.about},
                                           {"size", size},
                                           {"states", preset.rule.states},
                                           {"resizable", preset.resizable}});
        lines.emplace_back(preset.id, size + (preset.resizable ? ", or any other" : ""));
        lines.emplace_back("", preset.about);
    }
    answer.text = listed(lines);
    return answer;
}

}  // namespace

Subcommand add_list(CLI::App& app) {
    return {app.add_subcommand("list", "The machines there are"), answer_list};
}

}  // namespace switchbox::command_line
