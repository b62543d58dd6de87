#include <CLI/CLI.hpp>
#include <random>

#include "command_line/facts.hpp"
#include "command_line/layout.hpp"
#include "command_line/number.hpp"
#include "command_line/position_options.hpp"
#include "command_line/subcommand.hpp"
#include "command_line/text_option.hpp"
#include "play/new_game.hpp"

namespace switchbox::command_line {
namespace {

struct Options {
    PositionOptions position;
    std::optional<std::string> seed;
    std::optional<std::string> fewest;
};

// Short enough to type again, and exact in every JSON reader.
std::uint64_t any_seed() { return std::random_device()(); }

Result<std::uint64_t> seed_of(const Options& options) {
    if (!options.seed) return any_seed();
    return read_number("seed", *options.seed);
}

Result<play::Puzzle> make_puzzle(const Options& options, const machine::MachineChoice& choice,
                                 std::uint64_t seed) {
    if (!options.fewest) return play::new_puzzle(choice, seed);
    const auto fewest = read_number("fewest", *options.fewest);
    if (!fewest) return fewest.error();
    return play::new_puzzle_with(choice, seed, *fewest);
}

Result<Answer> answer_new(const Options& options) {
    const auto position = read_position(options.position);
    if (!position) return position.error();
    const auto seed = seed_of(options);
    if (!seed) return seed.error();
    const auto puzzle = make_puzzle(options, position->puzzle.machine, *seed);
    if (!puzzle) return puzzle.error();

    const Study study(play::opening(*puzzle));
    const auto fewest = fewest_of(study);
    Answer answer{.text = heading(puzzle->machine) + "\n"};
    append(answer, game_facts(study));
    if (fewest) answer.json["fewest"] = *fewest;
    answer.json["seed"] = *seed;
    append(answer, {.text = listed({{"Fewest presses", fewest ? std::to_string(*fewest) : "not known"},
                                    {"Seed", std::to_string(*seed)}})});
    return answer;
}

}  // namespace

Subcommand add_new(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* parser = app.add_subcommand("new", "A fresh game that can be solved, as a share code and link");
    add_machine_options(*parser, options->position);
    add_text(*parser, "--seed", options->seed, "S",
             "The same seed gives the same game; any one when left out");
    add_text(*parser, "--fewest", options->fewest, "D", "Presses in a shortest solution");
    return {parser, [options] { return answer_new(*options); }};
}

}  // namespace switchbox::command_line
