#include <CLI/CLI.hpp>
#include <random>

#include "command_line/day.hpp"
#include "command_line/facts.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/layout.hpp"
#include "command_line/machine_options.hpp"
#include "command_line/number.hpp"
#include "command_line/subcommand.hpp"
#include "command_line/text_option.hpp"
#include "play/new_game.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
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
    std::optional<play::Day> day;
};

// Short enough to type again, and exact in every JSON reader.
std::uint64_t any_seed() { return std::random_device()(); }

Result<Draw> read_draw(const NewOptions& options) {
    if (options.daily) {
        const auto day = *options.daily == of_today ? play::today() : read_day("daily", *options.daily);
        if (!day) return day.error();
        return Draw{play::daily_seed(*day), *day};
    }
    if (!options.seed) return Draw{any_seed(), std::nullopt};
    const auto seed = read_number("seed", *options.seed);
    if (!seed) return seed.error();
    return Draw{*seed, std::nullopt};
}

play::Quest quest_of(const NewOptions& options) {
    if (options.picture) return play::Quest::picture;
    return options.question ? play::Quest::question : play::Quest::solvable;
}

Result<play::Puzzle> make_puzzle(const NewOptions& options, const machine::MachineChoice& choice,
                                 std::uint64_t seed) {
    const auto coded = first_given(options.machine.ghaly);
    if (coded)
        return Error{verbatim(std::string(*coded) + ": a new game draws the codes itself, from its seed")};
    play::NewGame wish{choice, seed, std::nullopt, quest_of(options)};
    if (options.fewest) {
        const auto fewest = read_number("fewest", *options.fewest);
        if (!fewest) return fewest.error();
        wish.fewest = static_cast<std::size_t>(*fewest);
    }
    auto puzzle = play::new_puzzle(wish);
    if (puzzle || wish.quest == play::Quest::solvable) return puzzle;
    const std::string problem = say(puzzle.error().message);
    const bool is_named = problem.starts_with("fewest ");
    return is_named ? puzzle : Error{verbatim(std::string(play::word_of(wish.quest)) + ": " + problem)};
}

// How far the goal is, as far as that is known soon: a lit-only search ends, others may take hours.
Answer distance_facts(const Study& study, Progress& progress) {
    const bool is_lit_only = study.position.puzzle.machine->is_lit_only();
    const solve::Search search = search_on(study, is_lit_only ? Effort::whole : Effort::at_once, progress);
    const solve::Verdict& verdict = search.verdict();
    const machine::PressGrid* presses = solve::presses_of(verdict);
    if (presses == nullptr) return {.text = listed({{"Fewest presses", "not known"}})};
    const bool is_fewest = solve::is_proved_fewest(verdict);
    const std::size_t count = machine::weight(*presses);
    Answer answer{.text =
                      listed({{is_fewest ? "Fewest presses" : "Presses, at most", std::to_string(count)}})};
    answer.json[is_fewest ? "fewest" : "at_most"] = count;
    return answer;
}

void add_seed(Answer& answer, const Draw& draw) {
    answer.json["seed"] = draw.seed;
    answer.text += listed({{"Seed", std::to_string(draw.seed)}});
    if (draw.day) answer.json["daily"] = play::format_day(*draw.day);
}

// What has no meaning where a kind draws its own games.
std::optional<Error> problem_with(const NewOptions& options, const KindAnswers& kind) {
    const std::string id(kind.id);
    if (options.fewest)
        return Error{verbatim("fewest: of the " + id + " that takes too long; write --turns instead")};
    if (options.picture) return Error{verbatim("picture: only Ghaly's machine has pictures to match")};
    if (options.question) return Error{verbatim("question: every new " + id + " can be solved")};
    return std::nullopt;
}

Result<Answer> draw_kind(const KindAnswers& kind, const NewOptions& options) {
    if (const auto problem = problem_with(options, kind)) return *problem;
    const auto draw = read_draw(options);
    if (!draw) return draw.error();
    const auto drawn = kind.draw(options.machine, draw->seed);
    if (!drawn) return drawn.error();
    Answer answer = *drawn;
    add_seed(answer, *draw);
    return answer;
}

Result<Answer> answer_new(const NewOptions& options, Progress& progress) {
    if (const KindAnswers* kind = answers_for(options.machine)) return draw_kind(*kind, options);
    const auto position = read_machine(options.machine, Purpose::draw);
    if (!position) return position.error();
    const auto draw = read_draw(options);
    if (!draw) return draw.error();
    const auto puzzle = make_puzzle(options, position->puzzle.machine, draw->seed);
    if (!puzzle) return puzzle.error();

    const Study study(play::opening(*puzzle));
    Answer answer{.text = heading(puzzle->machine) + "\n"};
    append(answer, game_facts(study));
    // Of a game that asks what is possible this would be the answer.
    if (!puzzle->asks) append(answer, distance_facts(study, progress));
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
    add_text(*parser, "--turns", options->machine.cube.turns, "N",
             "cube: so many random turns from solved; without it, any cube, all alike likely");
    CLI::Option* picture = parser->add_flag("--picture", options->picture, "ghaly: a picture to match");
    parser->add_flag("--question", options->question, "A game that may be impossible: decide whether it is")
        ->excludes(picture)
        ->excludes("--fewest");
    return {parser, [options](Progress& progress) { return answer_new(*options, progress); }};
}

}  // namespace switchbox::command_line
