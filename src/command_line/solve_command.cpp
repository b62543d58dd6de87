#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "command_line/facts.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/kinds.hpp"
#include "command_line/layout.hpp"
#include "command_line/number.hpp"
#include "command_line/position_options.hpp"
#include "command_line/puzzle_answer.hpp"
#include "command_line/subcommand.hpp"
#include "command_line/text_file.hpp"

namespace switchbox::command_line {
namespace {

struct SolveOptions {
    PositionOptions position;
    bool quick = false;
    bool all = false;
    std::optional<std::string> limit;
};

constexpr std::uint64_t usual_limit = 1000;

// "90s", "10m" or "1h" as units of work, of which a second has about 10^9; none where it is no time.
std::optional<std::uint64_t> work_within(const std::string& time) {
    constexpr std::string_view units = "smh";
    constexpr std::array<std::uint64_t, 3> seconds{1, 60, 3600};
    const std::size_t unit = time.empty() ? std::string_view::npos : units.find(time.back());
    if (unit == std::string_view::npos) return std::nullopt;
    const auto count = read_number("limit", time.substr(0, time.size() - 1), {1, 10'000});
    if (!count) return std::nullopt;
    return *count * seconds.at(unit) * 1'000'000'000;
}

constexpr std::uint64_t usual_puzzle_work = 60'000'000'000;  // a minute or so

bool has_more_than_machine(const SolveOptions& options) {
    const MachineOptions& machine = options.position.machine;
    return options.quick || options.all || options.position.start || options.position.target ||
           options.position.presses || machine.size || machine.states || machine.lit_only ||
           first_given(machine.rule) || first_given(machine.ghaly) || first_given(machine.cube);
}

Answer every_solution(const std::shared_ptr<const Study>& study, const solve::Verdict& verdict,
                      std::size_t limit, Progress& progress) {
    Answer answer;
    const machine::PressGrid* one = solve::presses_of(verdict);
    if (one == nullptr) {
        answer.json["all"] = nlohmann::ordered_json::array();
        return answer;
    }
    const Solutions solutions = all_solutions(study, *one, limit, progress);
    answer.text = std::to_string(solutions.count) + " of the solutions:\n";
    answer.listing = {"all", [study, solutions](const std::function<bool(const std::string&)>& take) {
                          solutions.each([&](const machine::PressGrid& presses) {
                              return take(button_text(*study->machine, presses));
                          });
                      }};
    return answer;
}

Result<Answer> solve_kind(const KindAnswers& kind, const SolveOptions& options,
                          std::optional<std::uint64_t> work, Progress& progress) {
    const std::string id(kind.id);
    if (options.all) return Error{verbatim("all: of the " + id + " one solution is found; leave --all out")};
    if (work && !options.position.machine.cube.shortest)
        return Error{verbatim("limit: of the " + id + " it is --shortest that takes a TIME")};
    return kind.solve(options.position, work, progress);
}

Result<Answer> answer_solve(const SolveOptions& options, Progress& progress) {
    const auto work = options.limit ? work_within(*options.limit) : std::nullopt;
    const bool limits_list = options.limit && !work;
    const auto limit = limits_list ? read_number("limit", *options.limit) : usual_limit;
    if (!limit) return limit.error();
    if (limits_list && !options.all) return Error{verbatim("solve: option --limit requires --all")};
    if (const auto path = file_named(options.position.machine.machine)) {
        if (has_more_than_machine(options))
            return Error{verbatim(
                "puzzle: a file says all of its puzzle; of the options it takes --limit TIME and --json")};
        return solve_puzzle(*path, work.value_or(usual_puzzle_work), progress);
    }
    if (const KindAnswers* kind = answers_for(options.position.machine))
        return solve_kind(*kind, options, work, progress);
    const auto position = read_position(options.position, Purpose::solve);
    if (!position) return position.error();
    const machine::MachineChoice& choice = position->puzzle.machine;
    if (options.all && machine::is_lit_only(choice.kind)) {
        return Error{verbatim(
            "all: in lit-only play the order of presses counts, and one shortest way is all there is")};
    }
    if (options.all && choice.other() != nullptr)
        return Error{
            verbatim("all: of a puzzle of your own the cheapest solution is found; leave --all out")};
    const auto study = std::make_shared<const Study>(*position);
    if (options.all) {
        if (const auto problem = problem_with_all(*study)) return *problem;
    }
    const solve::Search search =
        search_on(*study, options.quick ? Effort::at_once : Effort::whole, progress, work);
    Answer answer{.text = heading(choice) + "\n"};
    append(answer, verdict_facts(*study, search));
    if (options.all) {
        append(answer, every_solution(study, search.verdict(), static_cast<std::size_t>(*limit), progress));
    }
    return answer;
}

}  // namespace

Subcommand add_solve(CLI::App& app) {
    const auto options = std::make_shared<SolveOptions>();
    CLI::App* parser = app.add_subcommand("solve", "Solve a position, or say why no presses do");
    add_position_options(*parser, options->position);
    parser->add_flag("--quick", options->quick, "Print only what needs no long search");
    parser->add_flag("--all", options->all, "Print every solution, one a line");
    parser->add_flag("--shortest", options->position.machine.cube.shortest,
                     "cube: search on until no solution can be shorter");
    parser
        ->add_option("--limit", options->limit,
                     "With --all, print at most N of them (1000); or give up the search for a picture of "
                     "Ghaly's machine, for a puzzle of your own, or with --shortest, after about TIME: "
                     "90s, 10m, 1h")
        ->type_name("N|TIME");
    parser->footer(
        parser->get_footer() +
        "\n\nA puzzle of your own comes in place of a machine: file:PATH, or file:- from standard\n"
        "input, says what each button does, as text, a matrix, CSV or JSON (docs/puzzles.md), for example\n"
        "    states 4\n"
        "    A: north east\n"
        "    B: east south-1\n"
        "    start north=3 south=2\n");
    return {parser, [options](Progress& progress) { return answer_solve(*options, progress); }};
}

}  // namespace switchbox::command_line
