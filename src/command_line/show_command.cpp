#include <CLI/CLI.hpp>

#include "command_line/facts.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/layout.hpp"
#include "command_line/position_options.hpp"
#include "command_line/subcommand.hpp"

namespace switchbox::command_line {
namespace {

Result<Answer> answer_show(const PositionOptions& options) {
    if (const KindAnswers* kind = answers_for(options.machine)) return kind->show(options);
    const auto position = read_position(options, Purpose::solve);
    if (!position) return position.error();
    const play::Puzzle& puzzle = position->puzzle;
    const auto machine = puzzle.machine->make_machine(puzzle.start);
    if (machine->hides_wiring()) {
        Answer answer{.text = heading(puzzle.machine) + "\n"};
        append(answer, wiring_facts(Study(*position)));
        return answer;
    }
    const machine::Picture picture = machine->picture(position->presses);
    Answer answer;
    answer.json["picture"] = lamp_text(*machine, picture);
    answer.text = heading(puzzle.machine) + "\n\n" +
                  draw({lamp_board("Start", *machine, puzzle.start),
                        button_board("Pressed", *machine, position->presses),
                        lamp_board("Picture", *machine, picture)});
    if (!machine::is_blank(position->presses.cells)) append(answer, order_caveat(puzzle.machine));
    return answer;
}

}  // namespace

Subcommand add_show(CLI::App& app) {
    const auto options = std::make_shared<PositionOptions>();
    CLI::App* parser = app.add_subcommand("show", "Show the picture after given presses");
    add_position_options(*parser, *options);
    return {parser, [options](Progress& /*progress*/) { return answer_show(*options); }};
}

}  // namespace switchbox::command_line
