#include "command_line/machine_options.hpp"

#include <CLI/CLI.hpp>

#include "command_line/kind_answers.hpp"
#include "command_line/kinds.hpp"
#include "command_line/text_option.hpp"
#include "machine/linear/linear_choice.hpp"
#include "machine/notation.hpp"
#include "play/share_code.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using machine::MachineChoice;
using play::Position;

constexpr std::string_view code_prefix = "code:";

Position usual_position(const MachineChoice& choice) {
    return play::opening({choice, choice->default_start(), choice->default_target()});
}

Result<Position> named_position(const std::string& name) {
    if (const auto code = code_named(name)) return play::parse_share_code(*code, false);
    if (name == machine::own_id) return usual_position(usual_own_choice());
    if (const KindAnswers* kind = answers_of(name)) return usual_position(kind->usual());
    const auto choice = machine::choose(name, {});
    if (!choice) return choice.error();
    return usual_position(*choice);
}

// On a board of other lamps the pictures of `position` make no sense: the usual ones take their place.
Position fitted(const Position& position, const MachineChoice& choice) {
    const MachineChoice& named = position.puzzle.machine;
    const bool same_lamps =
        named->lamp_sites() == choice->lamp_sites() && named->lamp_states() == choice->lamp_states();
    if (!same_lamps) return usual_position(choice);
    Position fitting = position;
    fitting.puzzle.machine = choice;
    // Other codes of Ghaly's machine have another colour.
    const bool had_usual_target = position.puzzle.target == named->default_target();
    if (had_usual_target) fitting.puzzle.target = choice->default_target();
    return fitting;
}

}  // namespace

void add_machine_options(CLI::App& command, MachineOptions& options) {
    command
        .add_option("MACHINE", options.machine,
                    "A machine of 'switchbox list', 'own', or code:TEXT, the share code of a game")
        ->required()
        ->type_name("");
    add_text(
        command, "--size", options.size, "RxC",
        "Rows and columns, where the machine allows a choice; ghaly: N, 2 to 64; cube: 2 or 3; to solve, "
        "show and inspect "
        "lights-out and torus: up to 10000x10000; lights-out with more than two states, and with two any "
        "other machine that has one stencil for all buttons, to 1000x1000");
    add_text(command, "--states", options.states, "K", "States of each lamp, 2 to 9");
    command.add_flag("--lit-only", options.lit_only, "Only the button of a lamp that is lit may be pressed");
    command.add_flag("--torus", options.rule.torus, "own: the edges touch the ones across");
    add_text(command, "--stencil", options.rule.stencil, "DRAWING",
             "own: what a press changes, round the pressed cell, 3, 5 or 7 rows: 010/111/010");
    add_text(command, "--corner", options.rule.corner, "DRAWING",
             "own: the stencil of the corners, drawn for the top left one and turned");
    add_text(command, "--edge", options.rule.edge, "DRAWING",
             "own: that of the other cells at the edge, drawn for the top and turned");
    add_text(command, "--holes", options.rule.holes, "GRID",
             "own: the cells without a lamp: 1 for each, 0 for the others");
    add_text(command, "--sigma", options.ghaly.sigma, "CYCLES",
             "ghaly: the codes of the transmitters, a permutation of 1 to 2N: (2 3)(5 8)");
    add_text(command, "--tau", options.ghaly.tau, "CYCLES", "ghaly: those of the colour generators");
    add_text(command, "--metric", options.cube.metric, "METRIC",
             "cube: what counts as one turn, face (also a half turn), quarter or clockwise");
}

std::optional<std::string_view> code_named(std::string_view machine) {
    if (!machine.starts_with(code_prefix)) return std::nullopt;
    return machine.substr(code_prefix.size());
}

Result<Position> read_machine(const MachineOptions& options, Purpose purpose) {
    const auto named = named_position(options.machine);
    if (!named) return named.error();
    const auto choice = choice_with(named->puzzle.machine, options, purpose);
    if (!choice) return choice.error();
    return fitted(*named, *choice);
}

}  // namespace switchbox::command_line
