#include <CLI/CLI.hpp>
#include <array>

#include "cli/facts.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/subcommand.hpp"
#include "game/share_code.hpp"

namespace switchbox::cli {
namespace {

struct OpenOptions {
    std::string code;
    bool quick = false;
    std::optional<std::string> time;
};

// Keys of the machine that the verdict on this board already sets.
constexpr std::array about_this_board{"solutions", "fewest", "reason"};

// Returns the state of the game. In `solve`, "presses" are the remaining ones, so the key for those made is
// "pressed".
Answer standing(const Study& study) {
    const machine::MachineChoice& choice = study.position.puzzle.machine;
    Answer answer{.text = title_of(study)};
    answer.json["machine"] = choice->id();
    answer.json["size"] = size_text(choice);
    if (study.machine->counts_presses())
        answer.json["pressed"] = button_text(*study.machine, study.position.presses);
    answer.json["picture"] = lamp_text(*study.machine, study.picture);
    return answer;
}

Result<Answer> answer_open(const OpenOptions& options, ProgressLine& progress) {
    const auto time = read_time("time", options.time);
    if (!time) return time.error();
    const auto position = game::parse_share_code(options.code, false);
    if (!position) return position.error();
    start(*time);
    const Study study(*position);
    const MachineCommands& commands = study.commands;
    const solve::Search search =
        search_on(study, options.quick ? Effort::at_once : Effort::whole, progress, *time);
    Answer answer = standing(study);
    append(answer, game_facts(study));
    append(answer, verdict_facts(study, search));
    if (commands.opened != nullptr) append(answer, commands.opened(study));
    Answer machine = (commands.describe != nullptr ? commands.describe : plain_facts)(study);
    for (const auto* key : about_this_board) machine.json.erase(key);
    append(answer, machine);
    return answer;
}

}  // namespace

Subcommand add_open(CLI::App& app) {
    const auto options = std::make_shared<OpenOptions>();
    CLI::App* parser = app.add_subcommand("open", "Read a share code or link");
    parser->add_option("CODE", options->code, "A share code, or a link that ends with one")
        ->required()
        ->type_name("");
    parser->add_flag("--quick", options->quick, "Print only what needs no long search");
    add_time(*parser, options->time);
    return {parser, [options](ProgressLine& progress) { return answer_open(*options, progress); }};
}

}  // namespace switchbox::cli
