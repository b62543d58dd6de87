// Commands of Ghaly's machine.
#include "cli/machine_commands.hpp"
#include "cli/types/ghaly/ghaly_facts.hpp"
#include "cli/types/ghaly/ghaly_options.hpp"
#include "cli/types/ghaly/ghaly_solutions.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/ghaly_answers.hpp"

namespace switchbox::cli {
namespace {

constexpr std::array<TypeOption, 2> code_options{
    {{"sigma", "CYCLES", "ghaly: the codes of the transmitters, a permutation of 1 to 2N: (2 3)(5 8)"},
     {"tau", "CYCLES", "ghaly: those of the colour generators"}}};

std::optional<Result<game::Puzzle>> refuse_codes(const game::NewGame& /*requested*/,
                                                 const MachineOptions& options) {
    for (const TypeOption& option : code_options) {
        if (options.value(option.name) != nullptr)
            return Error{
                verbatim(std::string(option.name) + ": a new game draws the codes itself, from its seed")};
    }
    return std::nullopt;
}

// Adds the only colour that all cells can have, if the target is one colour.
void add_boards_and_colour(VerdictAnswer& answer, const Study& study, const solve::Search& search) {
    add_boards(answer, study, search);
    if (!goes_for_one_colour(study.position.puzzle)) return;
    const int colour = solve::ghaly_in(study.solver())->colour();
    answer.json["colour"] = colour;
    answer.facts.emplace_back("Only colour", colour_words(colour));
}

}  // namespace

const MachineCommands ghaly_commands{
    .type = machine::ghaly_id,
    .owner = machine::ghaly_id,
    .options = code_options,
    .not_of_others = {"", " has no codes"},
    .choose = ghaly_choice,
    .new_puzzle = refuse_codes,
    .no_all_on = "Ghaly's machine has colours to choose from; write one for each cell, as in 33/33",
    .not_a_state = "native.not-a-colour",
    .no_start = "Ghaly's machine always begins dark, so it takes no other start",
    .other_size = "another square",
    .colours = " colours and dark",
    .in_words = "Ghaly's machine",
    .without_matrix =
        {" has no matrix, for what a press changes there depends on what else is pressed",
         " has no quiet patterns, for what a press changes there depends on what else is pressed"},
    .show = wiring_facts,
    .opened = wiring_facts,
    .describe = ghaly_facts,
    .verdict = add_boards_and_colour,
    .all = ghaly_solutions};

}  // namespace switchbox::cli
