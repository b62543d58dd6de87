#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string_view>

#include "cli/facts.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/number.hpp"
#include "cli/subcommand.hpp"
#include "cli/text_file.hpp"

namespace switchbox::cli {
namespace {

struct SolveOptions {
    PositionOptions position;
    bool quick = false;
    bool all = false;
    std::optional<std::string> limit;
    std::optional<std::string> time;
};

constexpr std::uint64_t usual_limit = 1000;

// Limits of a call: length of the list for --all, and time.
struct Limits {
    std::size_t solutions = usual_limit;
    TimeLimit time;
};

// Returns whether the limit is a time: a number with a unit. --limit once stood for both.
bool is_time(const std::string& limit) {
    constexpr std::string_view units = "smh";
    return limit.size() > 1 && units.find(limit.back()) != std::string_view::npos &&
           limit.find_first_not_of("0123456789.") + (limit.ends_with("ms") ? 2 : 1) == limit.size();
}

Result<Limits> read_limits(const SolveOptions& options) {
    Limits limits;
    const bool limit_is_time = options.limit && is_time(*options.limit);
    if (limit_is_time && options.time)
        return Error{
            verbatim("limit: --time gives the time already; with --limit write a number of solutions")};
    const auto time = limit_is_time ? read_time("limit", options.limit) : read_time("time", options.time);
    if (!time) return time.error();
    limits.time = *time;
    if (!options.limit || limit_is_time) return limits;
    const auto solutions = read_number("limit", *options.limit);
    if (!solutions) return solutions.error();
    if (!options.all)
        return Error{verbatim("solve: option --limit requires --all; a time is given by --time " +
                              *options.limit + "s")};
    limits.solutions = static_cast<std::size_t>(*solutions);
    return limits;
}

bool has_more_than_machine(const SolveOptions& options) {
    const MachineOptions& machine = options.position.machine;
    return options.quick || options.all || options.position.start || options.position.target ||
           options.position.presses || machine.size || machine.states || machine.lit_only ||
           !machine.own.empty();
}

Answer every_solution(const std::shared_ptr<const Study>& study, const solve::Verdict& verdict,
                      std::size_t limit, ProgressLine& progress) {
    Answer answer;
    const machine::PressGrid* one = solve::presses_of(verdict);
    if (one == nullptr) {
        answer.json["all"] = nlohmann::ordered_json::array();
        return answer;
    }
    const Solutions solutions = study->commands.all(study, *one, limit, progress);
    answer.text = std::to_string(solutions.count) + " of the solutions:\n";
    answer.listing = {"all", [study, solutions](const std::function<bool(const std::string&)>& take) {
                          solutions.each([&](const machine::PressGrid& presses) {
                              return take(button_text(*study->machine, presses));
                          });
                      }};
    return answer;
}

std::optional<Error> problem_with_every_solution(const Study& study) {
    const MachineCommands& commands = study.commands;
    if (study.position.puzzle.machine->is_lit_only())
        return Error{verbatim(
            "all: in lit-only play the order of presses counts, and one shortest way is all there is")};
    if (commands.all == nullptr)
        return Error{verbatim("all: " + std::string(commands.one_solution) + "; leave --all out")};
    return commands.problem_with_all != nullptr ? commands.problem_with_all(study) : std::nullopt;
}

// Solves a file named instead of a machine, with the type whose puzzles are files. nullopt if MACHINE is no
// file.
std::optional<Result<Answer>> answer_file(const SolveOptions& options, const TimeLimit& time,
                                          ProgressLine& progress) {
    const auto path = file_named(options.position.machine.machine);
    for (const MachineCommands* commands : machine_commands()) {
        if (!path || commands->solve_file == nullptr) continue;
        if (!has_more_than_machine(options)) return commands->solve_file(*path, time, progress);
        return Error{verbatim(
            "puzzle: a file says all of its puzzle; of the options it takes --time TIME and --json")};
    }
    return std::nullopt;
}

Effort effort_of(const SolveOptions& options) {
    if (options.position.machine.value(shortest_option) != nullptr) return Effort::proved;
    return options.quick ? Effort::at_once : Effort::whole;
}

Result<Answer> answer_solve(const SolveOptions& options, ProgressLine& progress) {
    const auto limits = read_limits(options);
    if (!limits) return limits.error();
    Answer unknown;
    unknown.json["verdict"] = "undecided";
    progress.keep(unknown);
    if (const auto answer = answer_file(options, limits->time, progress)) return *answer;
    start(limits->time);
    const auto read = read_position(options.position, Purpose::solve);
    if (!read) return read.error();
    const auto study = std::make_shared<const Study>(read->position);
    if (options.all) {
        if (const auto problem = problem_with_every_solution(*study)) return *problem;
    }
    const solve::Search search = search_on(*study, effort_of(options), progress, limits->time);
    Answer answer{.text = title_of(*study), .read_as = read->read_as};
    append(answer, verdict_facts(*study, search));
    if (options.all) {
        progress.keep(answer);  // one step finds all solutions of Ghaly's machine
        append(answer, every_solution(study, search.verdict(), limits->solutions, progress));
    }
    return answer;
}

}  // namespace

Subcommand add_solve(CLI::App& app) {
    const auto options = std::make_shared<SolveOptions>();
    CLI::App* parser = app.add_subcommand("solve", "Solve a position, or say why no presses do");
    add_position_options(*parser, options->position);
    parser->add_flag(
        "--quick", options->quick,
        "Print only what needs no long search; the solution may have more presses than others, and need "
        "not be the canonical one");
    parser->add_flag("--all", options->all, "Print every solution, one a line");
    add_type_options(*parser, options->position.machine, OptionPlace::solve);
    parser
        ->add_option("--limit", options->limit,
                     "With --all, print at most N of them (1000); an older form of --time where it is a time")
        ->type_name("N");
    add_time(*parser, options->time);
    parser->footer(
        parser->get_footer() +
        "\n\nA puzzle of your own comes in place of a machine: file:PATH, or file:- from standard\n"
        "input, says what each button does, as text, a matrix, CSV or JSON (docs/puzzles.md), for example\n"
        "    states 4\n"
        "    A: north east\n"
        "    B: east south-1\n"
        "    start north=3 south=2\n");
    return {parser, [options](ProgressLine& progress) { return answer_solve(*options, progress); }};
}

}  // namespace switchbox::cli
