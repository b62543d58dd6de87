#include <CLI/CLI.hpp>

#include "command_line/facts.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/layout.hpp"
#include "command_line/position_options.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

struct InspectOptions {
    PositionOptions position;
    bool inverse = false;
    bool quiet = false;
};

std::string digits(const algebra::Residues& row) {
    std::string text;
    for (const std::uint8_t entry : row) text.push_back(static_cast<char>('0' + entry));
    return text;
}

Answer inverse_facts(const solve::LinearSolver& solver) {
    Answer answer;
    answer.json["inverse"] = nullptr;
    answer.text = "Inverse: there is none.\n";
    if (!solver.is_invertible()) return answer;
    answer.json["inverse"] = nlohmann::ordered_json::array();
    answer.text = "Inverse (row i: how much each lamp counts in the presses of button i)\n";
    for (std::size_t row = 0; row < solver.equations().rows(); ++row) {
        const std::string written = digits(solver.equations().inverse_row(row));
        answer.json["inverse"].push_back(written);
        answer.text += written + "\n";
    }
    return answer;
}

Answer quiet_facts(const Study& study) {
    const solve::LinearSolver& solver = *study.solver.linear();
    Answer answer;
    answer.json["quiet"] = nlohmann::ordered_json::array();
    answer.json["orders"] = nlohmann::ordered_json::array();
    std::vector<Board> boards;
    for (const algebra::CyclicGenerator& quiet : solver.equations().kernel()) {
        const machine::PressGrid pattern = solver.to_presses(quiet.vector);
        const std::string title =
            "Quiet " + std::to_string(boards.size() + 1) + ", order " + std::to_string(quiet.order);
        answer.json["quiet"].push_back(machine::format_grid(pattern));
        answer.json["orders"].push_back(quiet.order);
        boards.push_back(button_board(title, *study.machine, pattern));
    }
    answer.text = boards.empty()
                      ? "Quiet patterns: none.\n"
                      : "Quiet patterns (presses that change nothing; sums of these are quiet too, and each\n"
                        "comes round to no press when it is pressed as often as its order says)\n" +
                            draw(boards);
    return answer;
}

// What would not fit into anything.
std::optional<Error> problem_with_size(const InspectOptions& options, const Study& study) {
    const solve::LinearSolver* solver = study.solver.linear();
    const std::size_t lamps = study.picture.size();
    if (options.inverse && lamps > machine::LinearMachine::max_tabled) {
        return Error{verbatim("inverse: a matrix of " + std::to_string(lamps) +
                              " rows is too large to print; up to " +
                              std::to_string(machine::LinearMachine::max_tabled) + " are printed")};
    }
    if (options.quiet && solver != nullptr && solver->has_too_many_quiet()) {
        return Error{verbatim("quiet: " + std::to_string(solver->quiet_generators()) + " patterns of " +
                              std::to_string(lamps) +
                              " buttons are too many to print; choose a smaller board")};
    }
    return std::nullopt;
}

// Ghaly's machine has no matrix: what a press changes there depends on the others.
std::optional<Error> problem_with(const InspectOptions& options, const machine::MachineChoice& choice) {
    if (choice.linear() != nullptr || (!options.inverse && !options.quiet)) return std::nullopt;
    if (choice.ghaly() == nullptr)
        return Error{verbatim("machine: " + say(machine::name_of(choice)) + " has no matrix")};
    return Error{verbatim(std::string(options.inverse ? "inverse: Ghaly's machine has no matrix"
                                                      : "quiet: Ghaly's machine has no quiet patterns") +
                          ", for what a press changes there depends on what else is pressed")};
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
    Answer answer{.text = heading(choice) + "\n" + say(machine::about(choice)) + "\n"};
    append(answer, rule_facts(study));
    append(answer, machine_facts(study));
    if (options.inverse) append(answer, inverse_facts(*study.solver.linear()));
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
