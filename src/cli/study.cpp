#include "cli/study.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <tuple>
#include <utility>

#include "cli/command_line.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/machine_options.hpp"
#include "cli/verdict_answer.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "solve/search.hpp"
#include "solve/state_graph_text.hpp"

namespace switchbox::cli {
namespace {

// After this work it is known whether the whole search would take about an hour or more.
constexpr std::uint64_t first_work = std::uint64_t{1} << 26U;
constexpr std::uint64_t max_work = 4'000'000'000'000;

// Returns whether the whole search would take too long, estimated from the first work. Lit-only searches are
// never that large.
bool takes_too_long(const solve::Search& search) {
    return std::holds_alternative<solve::Several>(search.verdict()) &&
           search.progress() * static_cast<double>(max_work) < static_cast<double>(first_work);
}

// Returns "410 to 1750 presses".
std::string known_so_far(const solve::Search& search, const std::string& presses) {
    const machine::PressGrid* best = solve::presses_of(search.verdict());
    const std::string bound = std::to_string(search.bound());
    if (best == nullptr) return search.bound() == 0 ? "" : bound + " " + presses + " or more";
    return bound + " to " + std::to_string(machine::weight(*best)) + " " + presses;
}

// Part of a command's progress that a search is, 0 to 1.
struct Share {
    double from = 0;
    double to = 1;
};

void go_on(solve::Search& search, const Study& study, const TimeLimit& time, Host& host, Share share,
           const KnownAnswer& answer) {
    const std::string presses(study.commands.presses);
    std::string kept;
    const auto advance = [&](std::uint64_t work, bool is_first) {
        return is_whole([&] {
            solve::advance_in_slices(
                search, work, [](const solve::Search& one) { return one.is_complete(); },
                [&](std::uint64_t /*done*/) {
                    const std::string known = known_so_far(search, presses);
                    if (answer && known != kept) host.keep(answer(search));
                    kept = known;
                    const double part = share.from + (share.to - share.from) * search.progress();
                    return host.goes_on(part, is_first ? "" : known);
                });
        });
    };
    if (!advance(first_work, true)) return;
    if (!time && takes_too_long(search)) return;
    // The clock ends a search with a time limit. A proof has no limit, as its work cannot be foreseen.
    (void)advance(time || search.is_proof() ? ~std::uint64_t{0} : max_work - first_work, false);
}

}  // namespace

Study::Study(game::Position studied)
    : position(std::move(studied)),
      machine(position.puzzle.machine->make_machine(position.puzzle.start)),
      picture(machine->picture(position.presses)),
      commands(commands_of(machine->type())) {}

const solve::Solver& Study::solver() const {
    if (!solver_) solver_.emplace(*machine);
    return *solver_;
}

solve::Search search_on(const Study& study, Effort effort, Host& host, const TimeLimit& time,
                        const KnownAnswer& answer) {
    constexpr double before_proof = 0.1;
    const game::Position& position = study.position;
    solve::Search search =
        study.solver().ask(*study.machine, position.presses, position.puzzle.target, work_within(time));
    const bool is_at_once = effort == Effort::at_once && !study.commands.searches_first;
    const bool is_proved = effort == Effort::proved;
    if (!is_at_once && !search.is_complete())
        go_on(search, study, time, host, {0, is_proved ? before_proof : 1}, answer);
    if (is_proved && search.has_proof()) {
        search = *search.proof();
        go_on(search, study, time, host, {before_proof, 1}, answer);
    }
    if (position.presses.size() <= long_output) host.found();  // a long answer is ended while it is made
    return search;
}

namespace {

struct InspectOptions {
    PositionOptions position;
    bool inverse = false;
    bool quiet = false;
    std::optional<std::string> graph;
};

// Returns the machine's state graph as a text, alone for a file.
Result<Answer> graph_answer(const std::string& format, const Study& study) {
    const auto known = solve::graph_format(format);
    if (!known) return Error{verbatim("graph " + say(machine::quoted(format)) + ": write dot or tikz")};
    const auto graph = solve::StateGraph::of(*study.machine, study.position.puzzle.target);
    if (!graph) {
        return Error{verbatim("graph: this machine has more than " + std::to_string(solve::max_graph_states) +
                              " states")};
    }
    Answer answer{.text = solve::graph_text(*graph, *study.machine, *known)};
    answer.json["states"] = graph->size();
    answer.json["graph"] = answer.text;
    return answer;
}

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
    if (options.graph) return graph_answer(*options.graph, study);
    const auto matrix = matrix_facts(options, study);
    if (!matrix) return matrix.error();
    const machine::MachineChoice& choice = study.position.puzzle.machine;
    Answer answer{.text = heading(choice) + "\n" + say(choice->about()) + "\n", .read_as = read->read_as};
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
    add_text(*parser, "--graph", options->graph, "FORMAT",
             "Print only the graph of all states, of at most 512, as dot (Graphviz) or tikz (LaTeX)");
    return {parser, [options](Host& /*host*/) { return answer_inspect(*options); }};
}

}  // namespace switchbox::cli
