#include <CLI/CLI.hpp>
#include <random>

#include "cli/day.hpp"
#include "cli/facts.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/number.hpp"
#include "cli/subcommand.hpp"
#include "cli/text_option.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"

namespace switchbox::cli {
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

struct Draw {
    std::uint64_t seed = 0;
    std::optional<game::Day> day;
};

// Returns a random seed of 32 bits: short to type again, and exact in every JSON parser.
std::uint64_t any_seed() { return std::random_device()(); }

Result<Draw> read_draw(const NewOptions& options) {
    if (options.daily) {
        const auto day = *options.daily == of_today ? game::today() : read_day("daily", *options.daily);
        if (!day) return day.error();
        return Draw{game::daily_seed(*day), *day};
    }
    if (!options.seed) return Draw{any_seed(), std::nullopt};
    const auto seed = read_number("seed", *options.seed);
    if (!seed) return seed.error();
    return Draw{*seed, std::nullopt};
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

// Returns the distance to the target if it is found soon: a lit-only search ends, others may take hours.
Answer distance_facts(const Study& study, ProgressLine& progress) {
    const bool is_lit_only = study.position.puzzle.machine->is_lit_only();
    const solve::Search search = search_on(study, is_lit_only ? Effort::whole : Effort::at_once, progress);
    const solve::Verdict& verdict = search.verdict();
    VerdictAnswer known(verdict, solve::count_presses(verdict), search.bound());
    known.json.erase("verdict");
    if (known.facts.empty()) known.facts = {{"Fewest presses", "not known"}};
    known.facts.resize(1);  // drop the bound
    return known.made();
}

void add_seed(Answer& answer, const Draw& draw) {
    answer.json["seed"] = draw.seed;
    answer.text += listed({{"Seed", std::to_string(draw.seed)}});
    if (draw.day) answer.json["daily"] = game::format_day(*draw.day);
}

Result<Answer> answer_new(const NewOptions& options, ProgressLine& progress) {
    const auto position = read_machine(options.machine, Purpose::draw);
    if (!position) return position.error();
    const auto draw = read_draw(options);
    if (!draw) return draw.error();
    const auto puzzle = make_puzzle(options, position->puzzle.machine, draw->seed);
    if (!puzzle) return puzzle.error();

    const Study study(game::opening(*puzzle));
    Answer answer{.text = title_of(study)};
    append(answer, game_facts(study));
    // In a game that asks whether it can be solved, the distance would give the answer away.
    if (!puzzle->asks && !study.commands.searches_first) append(answer, distance_facts(study, progress));
    add_seed(answer, *draw);
    return answer;
}

}  // namespace

Subcommand add_new(CLI::App& app) {
    const auto options = std::make_shared<NewOptions>();
    CLI::App* parser = app.add_subcommand("new", "Make a new game and print its share code and link");
    add_machine_options(*parser, options->machine);
    add_text(*parser, "--seed", options->seed, "S",
             "The same seed gives the same game; without it, a random one");
    CLI::Option* daily = parser->add_option_function<std::string>(
        "--daily", [options](const std::string& day) { options->daily = day; },
        "The game of a day, the same for everybody; without a value, today's");
    daily->expected(0, 1)->type_name("[YYYY-MM-DD]")->default_str(of_today)->excludes("--seed");
    add_text(*parser, "--fewest", options->fewest, "D", "Presses in a shortest solution");
    add_type_options(*parser, options->machine, OptionPlace::new_game);
    CLI::Option* picture = parser->add_flag("--picture", options->picture, "ghaly: a picture to match");
    parser->add_flag("--question", options->question, "A game that may be impossible: decide whether it is")
        ->excludes(picture)
        ->excludes("--fewest");
    return {parser, [options](ProgressLine& progress) { return answer_new(*options, progress); }};
}

}  // namespace switchbox::cli
