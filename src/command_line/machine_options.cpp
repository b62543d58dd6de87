#include "command_line/machine_options.hpp"

#include <CLI/CLI.hpp>

#include "command_line/ghaly/ghaly_options.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/number.hpp"
#include "command_line/own_rule.hpp"
#include "command_line/text_option.hpp"
#include "machine/notation.hpp"
#include "play/share_code.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using machine::MachineChoice;
using machine::Rule;
using play::Position;

constexpr std::string_view code_prefix = "code:";

Position usual_position(const MachineChoice& choice) {
    return play::opening({choice, machine::default_start(choice), machine::default_target(choice)});
}

Result<Position> named_position(const std::string& name) {
    if (const auto code = code_named(name)) return play::parse_share_code(*code, false);
    if (name == machine::own_id) return usual_position(usual_own_choice());
    if (const KindAnswers* kind = answers_of(name)) return usual_position(kind->usual());
    const auto choice = machine::choose(name, {});
    if (!choice) return choice.error();
    return usual_position(*choice);
}

// Of any machine; each has its own limits too.
int largest_side(bool is_own, Purpose purpose) {
    if (purpose == Purpose::study) return machine::largest_side;
    if (is_own) return machine::largest_stencil_side;
    return purpose == Purpose::draw ? machine::largest_played_side : machine::largest_solved_side;
}

// The rule at the size, states and play that are asked for; whether the machine allows them is seen later.
Result<Rule> adjusted(Rule rule, const MachineOptions& options, int most) {
    const auto shape = machine::parse_shape(options.size.value_or(machine::format_shape(rule.shape)), most);
    if (!shape) return shape.error();
    rule.shape = *shape;
    if (options.states) {
        const auto states =
            read_number("states", *options.states, {machine::fewest_states, machine::max_states});
        if (!states) return states.error();
        rule.states = static_cast<int>(*states);
    }
    rule.lit_only = rule.lit_only || options.lit_only;
    return rule;
}

// An option that belongs to another machine.
std::optional<Error> problem_with_stray(const MachineChoice& named, const MachineOptions& options) {
    const auto drawn = named.id == machine::own_id ? std::nullopt : first_given(options.rule);
    if (drawn) {
        return Error{verbatim(std::string(*drawn) +
                              ": only the machine 'own' takes this option, the rule of " +
                              say(machine::name_of(named)) + " is fixed")};
    }
    const auto coded = named.ghaly() != nullptr ? std::nullopt : first_given(options.ghaly);
    if (coded) {
        return Error{verbatim(std::string(*coded) + ": only the machine 'ghaly' takes this option, " +
                              say(machine::name_of(named)) + " has no codes")};
    }
    const auto turned = answers_of(named.id) != nullptr ? std::nullopt : first_given(options.cube);
    if (!turned) return std::nullopt;
    return Error{verbatim(std::string(*turned) + ": only the machine 'cube' takes this option, " +
                          say(machine::name_of(named)) + " has no turns")};
}

// What the game in a code says of it is all there is to say.
Result<MachineChoice> other_choice(const MachineChoice& named, const MachineOptions& options) {
    if (!options.size && !options.states && !options.lit_only) return named;
    return Error{verbatim("size: " + say(machine::name_of(named)) +
                          " is as it is; leave --size, --states and --lit-only out")};
}

Result<MachineChoice> choice_of(const MachineChoice& named, const MachineOptions& options, Purpose purpose) {
    if (const auto stray = problem_with_stray(named, options)) return *stray;
    if (const auto* codes = named.ghaly()) return ghaly_choice(*codes, options);
    if (named.other() != nullptr) return other_choice(named, options);
    const bool is_own = named.id == machine::own_id;
    const bool is_studied = purpose == Purpose::study;
    const auto rule = adjusted(*named.linear(), options, largest_side(is_own, purpose));
    if (!rule) return rule.error();
    if (is_own) return own_choice(*named.linear(), *rule, options.rule, is_studied);
    return machine::choose(named.id, {rule->shape, rule->states, rule->lit_only, is_studied});
}

// On a board of other lamps the pictures of `position` make no sense: the usual ones take their place.
Position fitted(const Position& position, const MachineChoice& choice) {
    const MachineChoice& named = position.puzzle.machine;
    const bool same_lamps = machine::lamps_of(named.kind) == machine::lamps_of(choice.kind) &&
                            machine::lamp_states_of(named.kind) == machine::lamp_states_of(choice.kind);
    if (!same_lamps) return usual_position(choice);
    Position fitting = position;
    fitting.puzzle.machine = choice;
    // Other codes of Ghaly's machine have another colour.
    const bool had_usual_target = position.puzzle.target == machine::default_target(named);
    if (had_usual_target) fitting.puzzle.target = machine::default_target(choice);
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
    add_text(command, "--holes", options.rule.holes, "GRID", "own: the cells without a lamp, 1 for each");
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
    const auto choice = choice_of(named->puzzle.machine, options, purpose);
    if (!choice) return choice.error();
    return fitted(*named, *choice);
}

}  // namespace switchbox::command_line
