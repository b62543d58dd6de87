#include <CLI/CLI.hpp>
#include <tuple>

#include "cli/facts.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/position_options.hpp"
#include "cli/subcommand.hpp"
#include "i18n/words.hpp"

namespace switchbox::cli {
namespace {

struct InspectOptions {
    PositionOptions position;
    bool inverse = false;
    bool quiet = false;
};

Result<Answer> matrix_facts(const InspectOptions& options, const Study& study) {
    const MachineCommands& commands = study.commands;
    Answer answer;
    for (const auto& [is_given, option, facts] : {std::tuple{options.inverse, "inverse", commands.inverse},
                                                  std::tuple{options.quiet, "quiet", commands.quiet}}) {
        if (!is_given) continue;
        if (facts == nullptr) return no_matrix(study.position.puzzle.machine, option);
        const auto found = facts(study);
        if (!found) return found.error();
        append(answer, *found);
    }
    return answer;
}

Result<Answer> answer_inspect(const InspectOptions& options) {
    const auto read = read_position(options.position, Purpose::solve);
    if (!read) return read.error();
    const Study study(read->position);
    const auto matrix = matrix_facts(options, study);
    if (!matrix) return matrix.error();
    const machine::MachineChoice& choice = study.position.puzzle.machine;
    Answer answer{.text = heading(choice) + "\n" + say(choice->about()) + "\n"};
    append(answer, (study.commands.describe != nullptr ? study.commands.describe : plain_facts)(study));
    append(answer, *matrix);
    return answer;
}

}  // namespace

Subcommand add_inspect(CLI::App& app) {
    const auto options = std::make_shared<InspectOptions>();
    CLI::App* parser =
        app.add_subcommand("inspect", "Describe a machine: rank, reach, determinant; codes and colour");
    add_position_options(*parser, options->position);
    parser->add_flag("--inverse", options->inverse, "Print the inverse matrix, row by row");
    parser->add_flag("--quiet", options->quiet,
                     "Print the press patterns that change nothing; all others are sums of these");
    return {parser, [options](ProgressLine& /*progress*/) { return answer_inspect(*options); }};
}

}  // namespace switchbox::cli
