#include <CLI/CLI.hpp>

#include "cli/facts.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/position_options.hpp"
#include "cli/subcommand.hpp"

namespace switchbox::cli {
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
    return {parser, [options](ProgressLine& /*progress*/) { return answer_show(*options); }};
}

}  // namespace switchbox::cli
