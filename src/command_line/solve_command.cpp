#include <CLI/CLI.hpp>

#include "command_line/facts.hpp"
#include "command_line/ghaly_solutions.hpp"
#include "command_line/layout.hpp"
#include "command_line/number.hpp"
#include "command_line/position_options.hpp"
#include "command_line/powers.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"

namespace switchbox::command_line {
namespace {

struct SolveOptions {
    PositionOptions position;
    bool quick = false;
    bool all = false;
    std::string limit = "1000";
};

Answer every_solution(const Study& study, const solve::Verdict& verdict, std::size_t limit,
                      Progress& progress) {
    Answer answer;
    answer.json["all"] = nlohmann::ordered_json::array();
    const machine::PressGrid* one = solve::presses_of(verdict);
    if (one == nullptr) return answer;
    const auto solutions = study.solver.ghaly() != nullptr
                               ? ghaly_solutions(study, *one, limit, progress)
                               : study.solver.linear()->all_solutions(*one, limit);
    answer.text = std::to_string(solutions.size()) + " of the solutions:\n";
    for (const machine::PressGrid& presses : solutions) {
        const std::string written = machine::format_grid(presses);
        answer.json["all"].push_back(written);
        answer.text += written + "\n";
    }
    return answer;
}

Result<Answer> answer_solve(const SolveOptions& options, Progress& progress) {
    const auto limit = read_number("limit", options.limit);
    if (!limit) return limit.error();
    const auto position = read_position(options.position, Purpose::solve);
    if (!position) return position.error();
    const machine::MachineChoice& choice = position->puzzle.machine;
    if (options.all && machine::is_lit_only(choice.kind)) {
        return Error{verbatim(
            "all: in lit-only play the order of presses counts, and one shortest way is all there is")};
    }
    const Study study(*position);
    const solve::LinearSolver* solver = study.solver.linear();
    if (options.all && solver != nullptr && solver->has_too_many_quiet()) {
        return Error{
            verbatim("all: " + as_powers(solver->equations(), &algebra::EquationPart::kernel_exponent) +
                     " solutions of so large a board are too many to compare; leave --all out")};
    }
    const solve::Verdict verdict =
        verdict_on(study, options.quick ? Effort::at_once : Effort::whole, progress);
    Answer answer{.text = heading(choice) + "\n"};
    append(answer, verdict_facts(study, verdict));
    if (options.all) {
        append(answer, every_solution(study, verdict, static_cast<std::size_t>(*limit), progress));
    }
    return answer;
}

}  // namespace

Subcommand add_solve(CLI::App& app) {
    const auto options = std::make_shared<SolveOptions>();
    CLI::App* parser = app.add_subcommand("solve", "Solve a position, or say why no presses do");
    add_position_options(*parser, options->position);
    parser->add_flag("--quick", options->quick, "Print only what needs no long search");
    CLI::Option* all = parser->add_flag("--all", options->all, "Print every solution, one a line");
    parser->add_option("--limit", options->limit, "Print at most N of them")
        ->needs(all)
        ->type_name("N")
        ->capture_default_str();
    return {parser, [options](Progress& progress) { return answer_solve(*options, progress); }};
}

}  // namespace switchbox::command_line
