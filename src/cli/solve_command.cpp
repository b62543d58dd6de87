#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "cli/certificate_file.hpp"
#include "cli/command_line.hpp"
#include "cli/host.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "cli/verdict_answer.hpp"
#include "game/daily.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

struct SolveOptions {
    PositionOptions position;
    bool quick = false;
    bool all = false;
    std::optional<std::string> limit;
    std::optional<std::string> time;
    CertificateOptions certificate;
};

constexpr std::uint64_t usual_limit = 1000;

// Limits of a call: length of the list for --all, and time.
struct Limits {
    std::size_t solutions = usual_limit;
    TimeLimit time;
};

// Returns whether the limit is a time: a number with a unit. --limit once stood for both.
bool is_time(const std::string& limit) {
    constexpr std::string_view unit_letters = "smh";
    return limit.size() > 1 && unit_letters.find(limit.back()) != std::string_view::npos &&
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
    return options.quick || options.position.start || options.position.target || options.position.presses ||
           machine.size || machine.states || machine.press != machine::PressRule::any || !machine.own.empty();
}

Result<Answer> every_solution(const std::shared_ptr<const Study>& study, const solve::Verdict& verdict,
                              std::size_t limit, Host& host) {
    Answer answer;
    const machine::PressGrid* one = solve::presses_of(verdict);
    if (one == nullptr) {
        answer.json["all"] = nlohmann::ordered_json::array();
        return answer;
    }
    const auto found = study->commands.all(study, *one, limit, host);
    if (!found) return found.error();
    answer.text = solutions_title(found->count);
    answer.listing = {"all", [study, solutions = *found](const TakeItem& take) {
                          solutions.each([&](const machine::PressGrid& presses) {
                              return take(button_text(*study->machine, presses));
                          });
                      }};
    return answer;
}

std::optional<Error> problem_with_every_solution(const Study& study) {
    const MachineCommands& commands = study.commands;
    if (study.position.puzzle.machine->restricts_presses())
        return Error{verbatim(
            "all: in lit-only and alternating play the order of presses matters, and solve finds one "
            "shortest way; leave --all out")};
    if (commands.all == nullptr)
        return Error{verbatim("all: " + std::string(commands.one_solution) + "; leave --all out")};
    return commands.problem_with_all != nullptr ? commands.problem_with_all(study) : std::nullopt;
}

// Solves a file named instead of a machine, with the type whose puzzles are files. nullopt if MACHINE is no
// file.
std::optional<Result<Answer>> answer_file(const SolveOptions& options, const Limits& limits, Host& host) {
    const auto path = file_named(options.position.machine.machine);
    for (const MachineCommands* commands : machine_commands()) {
        if (!path || commands->solve_file == nullptr) continue;
        if (has_more_than_machine(options)) {
            return Error{verbatim(
                "puzzle: the file contains the whole puzzle; only --all, --limit N, --certificate FILE, "
                "--claim CLAIM, --force, --time TIME and --json can be added")};
        }
        return commands->solve_file(*path, limits.time,
                                    options.all ? std::optional(limits.solutions) : std::nullopt,
                                    options.certificate, host);
    }
    return std::nullopt;
}

Effort effort_of(const SolveOptions& options) {
    if (options.position.machine.value(shortest_option) != nullptr) return Effort::proved;
    return options.quick ? Effort::at_once : Effort::whole;
}

Result<Answer> answer_solve(const SolveOptions& options, Host& host) {
    const auto limits = read_limits(options);
    if (!limits) return limits.error();
    if (auto problem = problem_with_certificate(options.certificate)) return *std::move(problem);
    Answer unknown;
    unknown.json["verdict"] = "undecided";
    host.keep(unknown);
    if (const auto answer = answer_file(options, *limits, host)) return *answer;
    start(host, limits->time);
    const auto read = read_position(options.position, Purpose::solve);
    if (!read) return read.error();
    const auto study = std::make_shared<const Study>(read->position);
    if (options.all) {
        if (const auto problem = problem_with_every_solution(*study)) return *problem;
    }
    const auto answer_of = [&](const solve::Search& found) {
        Answer known{.text = title_of(*study), .read_as = read->read_as};
        append(known, verdict_facts(*study, found));
        return known;
    };
    const solve::Search search = search_on(*study, effort_of(options), host, limits->time, answer_of);
    Answer answer = answer_of(search);
    if (auto problem = add_certificate(answer, options.certificate, certificate_of(*study, search.verdict())))
        return *std::move(problem);
    if (options.all) {
        host.go_on_with(answer);  // one step finds all solutions of Ghaly's machine
        auto all = every_solution(study, search.verdict(), limits->solutions, host);
        if (!all) return all.error();
        append(answer, *std::move(all));
    }
    return answer;
}

}  // namespace

Subcommand add_solve(CLI::App& app) {
    const auto options = std::make_shared<SolveOptions>();
    CLI::App* parser = app.add_subcommand("solve", "Solve a position, or show why no presses do");
    add_position_options(*parser, options->position);
    parser->add_flag(
        "--quick", options->quick,
        "Do without a long search; the solution may then have more presses than needed and differ from the "
        "canonical one");
    parser->add_flag("--all", options->all, "Print every solution, one on each line");
    add_type_options(*parser, options->position.machine, OptionPlace::solve);
    parser
        ->add_option(
            "--limit", options->limit,
            "With --all, print at most N solutions (1000); a time, as in 5s, means the same as --time")
        ->type_name("N");
    add_time(*parser, options->time);
    add_certificate_options(*parser, options->certificate);
    parser->footer(
        parser->get_footer() +
        "\n\nInstead of a machine, MACHINE may be a puzzle of your own: file:PATH, or file:- for standard\n"
        "input. The file lists the lamps that each button changes, as text, a matrix, CSV or JSON\n"
        "(docs/puzzles.md), for example\n"
        "    states 4\n"
        "    A: north east\n"
        "    B: east south-1\n"
        "    start north=3 south=3\n");
    return {parser, [options](Host& host) { return answer_solve(*options, host); }};
}

namespace {

struct OpenOptions {
    std::string code;
    bool quick = false;
    std::optional<std::string> time;
};

// Keys of the machine that the verdict on this board already sets.
constexpr std::array about_this_board{"solutions", "fewest", "reason"};

// Returns the state of the game. In `solve`, "presses" are the remaining ones, so the key for those made is
// "pressed".
Answer standing(const Study& study) {
    const machine::MachineChoice& choice = study.position.puzzle.machine;
    Answer answer{.text = title_of(study)};
    answer.json["machine"] = choice->id();
    answer.json["size"] = size_text(choice);
    if (study.machine->counts_presses())
        answer.json["pressed"] = button_text(*study.machine, study.position.presses);
    answer.json["picture"] = lamp_text(*study.machine, study.picture);
    return answer;
}

// Returns the position of a share code or link, or in a file.
Result<ReadPosition> read_code(const std::string& text) {
    MachineOptions named;
    named.machine = text;
    if (file_named(text)) return read_machine(named, Purpose::solve);
    const auto position = game::parse_share_code(text, false);
    if (!position) return position.error();
    return ReadPosition{*position};
}

Result<Answer> answer_open(const OpenOptions& options, Host& host) {
    const auto time = read_time("time", options.time);
    if (!time) return time.error();
    const auto read = read_code(options.code);
    if (!read) return read.error();
    start(host, *time);
    const Study study(read->position);
    const MachineCommands& commands = study.commands;
    const auto answer_of = [&](const solve::Search& found) {
        Answer known = standing(study);
        known.read_as = read->read_as;
        append(known, game_facts(study));
        append(known, verdict_facts(study, found));
        return known;
    };
    const Effort effort = options.quick ? Effort::at_once : Effort::whole;
    const solve::Search search = search_on(study, effort, host, *time, answer_of);
    Answer answer = answer_of(search);
    if (commands.opened != nullptr) append(answer, commands.opened(study));
    Answer machine = (commands.describe != nullptr ? commands.describe : plain_facts)(study);
    for (const auto* key : about_this_board) machine.json.erase(key);
    append(answer, std::move(machine));
    return answer;
}

}  // namespace

Subcommand add_open(CLI::App& app) {
    const auto options = std::make_shared<OpenOptions>();
    CLI::App* parser = app.add_subcommand("open", "Read a share code or link");
    parser
        ->add_option("CODE", options->code,
                     "A share code, a link that ends with one, or file:PATH, a puzzle of your own")
        ->required()
        ->type_name("");
    parser->add_flag("--quick", options->quick, "Print only what needs no long search");
    add_time(*parser, options->time);
    return {parser, [options](Host& host) { return answer_open(*options, host); }};
}

namespace {

constexpr auto of_today = "today";

struct NewOptions {
    MachineOptions machine;
    std::optional<std::string> seed;
    std::optional<std::string> daily;
    std::optional<std::string> fewest;
    bool picture = false;
    bool question = false;
};

Result<std::uint64_t> seed_for_new(const NewOptions& options) {
    return options.seed ? read_number("seed", *options.seed) : any_seed();
}

game::NewGameMode quest_of(const NewOptions& options) {
    if (options.picture) return game::NewGameMode::picture;
    return options.question ? game::NewGameMode::question : game::NewGameMode::solvable;
}

Result<game::Puzzle> make_puzzle(const NewOptions& options, const machine::MachineChoice& choice,
                                 std::uint64_t seed) {
    game::NewGame requested{choice, seed, std::nullopt, quest_of(options)};
    if (options.fewest) {
        const auto fewest = read_number("fewest", *options.fewest);
        if (!fewest) return fewest.error();
        requested.fewest = static_cast<std::size_t>(*fewest);
    }
    if (const auto new_puzzle = commands_of(choice->type()).new_puzzle) {
        if (const auto made = new_puzzle(requested, options.machine)) return *made;
    }
    auto puzzle = game::new_puzzle(requested);
    if (puzzle || requested.quest == game::NewGameMode::solvable) return puzzle;
    const std::string problem = say(puzzle.error().message);
    const bool is_named = problem.starts_with("fewest ");
    return is_named ? puzzle : Error{verbatim(std::string(game::word_of(requested.quest)) + ": " + problem)};
}

// Returns the distance to the target if it is found soon: a search of all pictures ends, others may take
// hours.
Answer distance_facts(const Study& study, Host& host) {
    const bool is_restricted = study.position.puzzle.machine->restricts_presses();
    const solve::Search search = search_on(study, is_restricted ? Effort::whole : Effort::at_once, host);
    const solve::Verdict& verdict = search.verdict();
    VerdictAnswer known(verdict, solve::count_presses(verdict), search.bound());
    known.json.erase("verdict");
    if (known.facts.empty()) known.facts = {{"Fewest presses", "not known"}};
    known.facts.resize(1);  // drop the bound
    return std::move(known).made();
}

// Returns the facts of a new game.
Answer answer_about(const game::Puzzle& puzzle, std::string read_as, Host& host) {
    const Study study(game::opening(puzzle));
    Answer answer{.text = title_of(study), .read_as = std::move(read_as)};
    append(answer, game_facts(study));
    // In a game that asks whether it can be solved, the distance would give the answer away.
    if (!puzzle.asks && !study.commands.searches_first) append(answer, distance_facts(study, host));
    return answer;
}

// Returns the error about an option that the daily puzzle does not take; nullopt if there is none.
std::optional<Error> problem_with_daily(const NewOptions& options) {
    const MachineOptions& machine = options.machine;
    if (!machine.machine.empty()) {
        return Error{verbatim("daily: the day has its own machine; leave out " +
                              say(machine::quoted(machine.machine)))};
    }
    const bool has_more = machine.size || machine.states || machine.press != machine::PressRule::any ||
                          !machine.own.empty() || options.fewest || options.picture || options.question;
    if (!has_more) return std::nullopt;
    return Error{
        verbatim("daily: the puzzle is the same for everybody; only a date and --json can be added")};
}

// Returns the day of the daily puzzle: the one given, or today.
Result<game::Day> read_daily(const std::string& text) {
    auto day = text == of_today ? Result<game::Day>(game::today()) : read_day("daily", text);
    if (!day || game::number_of(*day) >= game::first_daily) return day;
    return Error{verbatim("daily " + say(machine::quoted(game::format_day(*day))) +
                          ": the first puzzle is that of " + game::format_day_number(game::first_daily))};
}

Result<Answer> answer_daily(const NewOptions& options, Host& host) {
    if (auto problem = problem_with_daily(options)) return *std::move(problem);
    const auto day = read_daily(*options.daily);
    if (!day) return day.error();
    const game::DayNumber number = game::number_of(*day);
    const game::NewGame requested = game::daily_game(number);
    const auto puzzle = game::new_puzzle(requested);
    if (!puzzle) return puzzle.error();
    Answer answer = answer_about(*puzzle, {}, host);
    const std::string date = game::format_day(*day);
    answer.json["seed"] = requested.seed;
    answer.json["number"] = game::daily_number(number);
    answer.json["date"] = date;
    answer.text += listed({{"Seed", std::to_string(requested.seed)},
                           {"Number", std::to_string(game::daily_number(number))},
                           {"Date", date}});
    return answer;
}

Result<Answer> answer_new(const NewOptions& options, Host& host) {
    if (options.daily) return answer_daily(options, host);
    if (options.machine.machine.empty())
        return Error{verbatim("new: MACHINE is missing; see switchbox new --help")};
    const auto named = read_machine(options.machine, Purpose::draw);
    if (!named) return named.error();
    const auto seed = seed_for_new(options);
    if (!seed) return seed.error();
    const auto puzzle = make_puzzle(options, named->position.puzzle.machine, *seed);
    if (!puzzle) return puzzle.error();
    Answer answer = answer_about(*puzzle, named->read_as, host);
    answer.json["seed"] = *seed;
    answer.text += listed({{"Seed", std::to_string(*seed)}});
    return answer;
}

}  // namespace

Subcommand add_new(CLI::App& app) {
    const auto options = std::make_shared<NewOptions>();
    CLI::App* parser = app.add_subcommand("new", "Make a new game and print its share code and link");
    add_machine_options(*parser, options->machine);
    parser->get_option("MACHINE")->required(false);  // the daily puzzle has its own
    add_text(*parser, "--seed", options->seed, "S",
             "The same seed gives the same game; without it, a random one");
    CLI::Option* daily = parser->add_option_function<std::string>(
        "--daily", [options](const std::string& day) { options->daily = day; },
        "The puzzle of a day, without MACHINE: the day has its own; without a date, today's");
    daily->expected(0, 1)->type_name("[YYYY-MM-DD]")->default_str(of_today)->excludes("--seed");
    add_text(*parser, "--fewest", options->fewest, "D", "Presses in a shortest solution");
    add_type_options(*parser, options->machine, OptionPlace::new_game);
    CLI::Option* picture = parser->add_flag("--picture", options->picture, "ghaly: a picture to match");
    parser->add_flag("--question", options->question, "A game that may be impossible: decide whether it is")
        ->excludes(picture)
        ->excludes("--fewest");
    return {parser, [options](Host& host) { return answer_new(*options, host); }};
}

}  // namespace switchbox::cli
