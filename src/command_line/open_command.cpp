#include <CLI/CLI.hpp>

#include "command_line/facts.hpp"
#include "command_line/layout.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"
#include "play/share_code.hpp"

namespace switchbox::command_line {
namespace {

// Where the game stands. "presses" are those still to make (as for `solve`), so these are "pressed".
Answer standing(const Study& study) {
    const machine::MachineChoice& choice = study.position.puzzle.machine;
    Answer answer;
    answer.text = heading(choice) + "\n";
    answer.json["machine"] = choice.id;
    answer.json["size"] = machine::format_shape(choice.shape);
    answer.json["pressed"] = machine::format_grid(study.position.presses);
    answer.json["picture"] = machine::format_grid(study.picture);
    return answer;
}

Result<Answer> answer_open(const std::string& code) {
    const auto position = play::parse_share_code(code);
    if (!position) return position.error();
    const Study study(*position);
    Answer answer;
    for (const auto part : {standing, game_facts, verdict_facts, machine_facts}) append(answer, part(study));
    return answer;
}

}  // namespace

Subcommand add_open(CLI::App& app) {
    const auto code = std::make_shared<std::string>();
    CLI::App* parser = app.add_subcommand("open", "What a share code or link holds");
    parser->add_option("CODE", *code, "A share code, or a link that ends with one")
        ->required()
        ->type_name("");
    return {parser, [code] { return answer_open(*code); }};
}

}  // namespace switchbox::command_line
