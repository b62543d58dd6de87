#include <CLI/CLI.hpp>

#include "command_line/layout.hpp"
#include "command_line/position_options.hpp"
#include "command_line/study.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"

namespace switchbox::command_line {
namespace {

Result<Answer> answer_show(const PositionOptions& options) {
    const auto position = read_position(options);
    if (!position) return position.error();
    const machine::Picture picture = picture_of(*position);
    Answer answer;
    answer.json["picture"] = machine::format_grid(picture);
    answer.text =
        heading(position->puzzle.machine) + "\n\n" +
        draw({{"Start", position->puzzle.start}, {"Pressed", position->presses}, {"Picture", picture}});
    return answer;
}

}  // namespace

Subcommand add_show(CLI::App& app) {
    const auto options = std::make_shared<PositionOptions>();
    CLI::App* parser = app.add_subcommand("show", "The picture after some presses");
    add_position_options(*parser, *options);
    return {parser, [options] { return answer_show(*options); }};
}

}  // namespace switchbox::command_line
