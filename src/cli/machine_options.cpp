#include "cli/machine_options.hpp"

#include <CLI/CLI.hpp>

#include "cli/machine_commands.hpp"
#include "cli/text_option.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {
namespace {

using game::Position;
using machine::MachineChoice;

constexpr std::string_view code_prefix = "code:";

Position usual_position(const MachineChoice& choice) {
    return game::opening({choice, choice->default_start(), choice->default_target()});
}

Result<Position> named_position(const std::string& name) {
    if (name.starts_with(code_prefix)) return game::parse_share_code(name.substr(code_prefix.size()), false);
    for (const MachineCommands* commands : machine_commands()) {
        if (commands->usual != nullptr && commands->owner == name) return usual_position(commands->usual());
    }
    const auto choice = machine::choose(name, {});
    if (!choice) return choice.error();
    return usual_position(*choice);
}

// Returns the error for an option that belongs to another machine; nullopt if there is none.
std::optional<Error> problem_with_stray(const MachineChoice& named, const MachineOptions& options) {
    for (const MachineCommands* commands : machine_commands()) {
        if (commands->owner == named->id()) continue;
        for (const TypeOption& option : commands->options) {
            if (options.value(option.name) == nullptr) continue;
            return Error{verbatim(std::string(option.name) + ": only the machine '" +
                                  std::string(commands->owner) + "' takes this option, " +
                                  std::string(commands->not_of_others[0]) + say(named->name()) +
                                  std::string(commands->not_of_others[1]))};
        }
    }
    return std::nullopt;
}

Result<MachineChoice> with_options(const MachineChoice& named, const MachineOptions& options,
                                   Purpose purpose) {
    if (const auto choose = commands_of(named->type()).choose) return choose(named, options, purpose);
    if (!options.size && !options.states && !options.lit_only) return named;
    return Error{
        verbatim("size: " + say(named->name()) + " is as it is; leave --size, --states and --lit-only out")};
}

// Returns the position on the chosen machine. If its lamps differ, the pictures do not fit, so usual ones
// replace them.
Position fitted(const Position& position, const MachineChoice& choice) {
    const MachineChoice& named = position.puzzle.machine;
    const bool same_lamps =
        named->lamp_sites() == choice->lamp_sites() && named->lamp_states() == choice->lamp_states();
    if (!same_lamps) return usual_position(choice);
    Position fitting = position;
    fitting.puzzle.machine = choice;
    // Other codes of Ghaly's machine give another colour.
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
    add_type_options(command, options, OptionPlace::every_command);
}

void add_type_options(CLI::App& command, MachineOptions& options, OptionPlace place) {
    for (const MachineCommands* commands : machine_commands()) {
        for (const TypeOption& option : commands->options) {
            if (option.place != place) continue;
            const std::string name(option.name);
            const std::string help(option.help);
            const auto keep = [&options, name](const std::string& given) { options.own[name] = given; };
            if (option.value.empty()) {
                command.add_flag_callback(
                    "--" + name, [keep] { keep({}); }, help);
            } else {
                command.add_option_function<std::string>("--" + name, keep, help)
                    ->type_name(std::string(option.value));
            }
        }
    }
}

Result<Position> read_machine(const MachineOptions& options, Purpose purpose) {
    const auto named = named_position(options.machine);
    if (!named) return named.error();
    const MachineChoice& machine = named->puzzle.machine;
    if (const auto stray = problem_with_stray(machine, options)) return *stray;
    const auto choice = with_options(machine, options, purpose);
    if (!choice) return choice.error();
    return fitted(*named, *choice);
}

}  // namespace switchbox::cli
