#include <CLI/CLI.hpp>

#include "command_line/facts.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/kinds.hpp"
#include "command_line/layout.hpp"
#include "command_line/position_options.hpp"
#include "command_line/subcommand.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

struct InspectOptions {
    PositionOptions position;
    bool inverse = false;
    bool quiet = false;
};

// What would not fit into anything.
std::optional<Error> problem_with_size(const InspectOptions& options, const Study& study) {
    const std::size_t lamps = study.picture.size();
    if (options.inverse && lamps > machine::max_matrix_lamps) {
        return Error{verbatim("inverse: a matrix of " + std::to_string(lamps) +
                              " rows is too large to print; up to " +
                              std::to_string(machine::max_matrix_lamps) + " are printed")};
    }
    const std::size_t unprinted = options.quiet ? too_many_quiet(study) : 0;
    if (unprinted > 0) {
        return Error{verbatim("quiet: " + std::to_string(unprinted) + " patterns of " +
                              std::to_string(lamps) +
                              " buttons are too many to print; choose a smaller board")};
    }
    return std::nullopt;
}

std::optional<Error> problem_with(const InspectOptions& options, const machine::MachineChoice& choice) {
    if (!options.inverse && !options.quiet) return std::nullopt;
    return problem_with_matrix(choice, options.inverse ? MatrixPart::inverse : MatrixPart::quiet);
}

Result<Answer> inspect_kind(const KindAnswers& kind, const InspectOptions& options) {
    if (options.inverse || options.quiet) {
        return Error{verbatim(std::string(options.inverse ? "inverse" : "quiet") + ": the " +
                              std::string(kind.id) + " has no matrix")};
    }
    return kind.inspect(options.position);
}

Result<Answer> answer_inspect(const InspectOptions& options) {
    if (const KindAnswers* kind = answers_for(options.position.machine)) return inspect_kind(*kind, options);
    const auto position = read_position(options.position, Purpose::solve);
    if (!position) return position.error();
    if (const auto problem = problem_with(options, position->puzzle.machine)) return *problem;
    const Study study(*position);
    if (const auto problem = problem_with_size(options, study)) return *problem;
    const machine::MachineChoice& choice = position->puzzle.machine;
    Answer answer{.text = heading(choice) + "\n" + say(choice->about()) + "\n"};
    append(answer, rule_facts(study));
    append(answer, machine_facts(study));
    if (options.inverse) append(answer, inverse_facts(study));
    if (options.quiet) append(answer, quiet_facts(study));
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
    return {parser, [options](Progress& /*progress*/) { return answer_inspect(*options); }};
}

}  // namespace switchbox::command_line
