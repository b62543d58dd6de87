#include "cli/machine_options.hpp"

#include <CLI/CLI.hpp>

#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

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
    return Error{verbatim("size: " + say(named->name()) +
                          " cannot be changed; leave --size, --states and --lit-only out")};
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
        "Rows and columns, where the machine allows a choice, up to 64x64; ghaly: N, 2 to 64; cube: 2 or 3; "
        "solve, show and inspect take more: lights-out and torus with two states up to 10000x10000, "
        "and up to 1000x1000 lights-out with more states and machines of two states with one stencil for all "
        "cells");
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

namespace {

using game::Position;
using machine::MachineChoice;
using machine::Picture;

constexpr std::string_view random_prefix = "random:";

bool is_random(const std::optional<std::string>& picture) {
    return picture && picture->starts_with(random_prefix);
}

Result<Picture> read_picture(const std::string& text, const MachineChoice& choice, machine::GridWords words) {
    const MachineCommands& commands = commands_of(choice->type());
    if (text == "all-on" && !commands.no_all_on.empty())
        return Error{verbatim(say(words.name) + " all-on: " + std::string(commands.no_all_on))};
    if (text == "all-on") return choice->uniform(1);
    if (text == "all-off") return choice->uniform(0);
    if (!commands.not_a_state.empty()) words.not_a_cell = commands.not_a_state;
    const auto written = read_grid_text(text, say(words.name));
    if (!written) return written.error();
    return machine::parse_grid<machine::PictureKind>(*written, choice->lamp_sites(), choice->lamp_states(),
                                                     words);
}

Result<std::uint64_t> read_seed(const std::string& text, const machine::GridWords& words) {
    return read_number(say(words.name) + ", random seed", text.substr(random_prefix.size()));
}

// Applies --start and --target. Written pictures are read first, because random ones are drawn to fit them.
Result<ReadPosition> with_pictures(Position position, const PositionOptions& options) {
    game::Puzzle& puzzle = position.puzzle;
    const MachineCommands& commands = commands_of(puzzle.machine->type());
    if (options.start && puzzle.machine->has_own_start())
        return Error{verbatim("start: " + std::string(commands.no_start))};
    if (options.target && puzzle.machine->has_own_target())
        return Error{verbatim("target: " + say(puzzle.machine->name()) + " has its own target")};
    if (options.start && commands.read_start != nullptr)
        return commands.read_start(std::move(position), *options.start);
    struct WrittenPicture {
        const std::optional<std::string>& text;
        Picture& picture;
        const Picture& other;
        machine::GridWords words;
        Picture (*draw)(const MachineChoice&, const Picture&, std::uint64_t);
    };
    const WrittenPicture target{options.target, puzzle.target, puzzle.start, machine::target_words,
                                random_target};
    const WrittenPicture start{options.start, puzzle.start, puzzle.target, machine::start_words,
                               game::random_start};
    for (const WrittenPicture& part : {start, target}) {
        if (!part.text || is_random(part.text)) continue;
        const auto picture = read_picture(*part.text, puzzle.machine, part.words);
        if (!picture) return picture.error();
        const auto machine = puzzle.machine->make_machine(*picture);
        if (const auto lamp = machine->first_invalid_lamp(*picture)) {
            return Error{verbatim(say(part.words.name) + ": lamp " + machine->lamp_label(*lamp) +
                                  " goes from 0 to " + std::to_string(machine->states_of(*lamp) - 1))};
        }
        part.picture = *picture;
    }
    for (const WrittenPicture& part : {target, start}) {
        if (!is_random(part.text)) continue;
        const auto seed = read_seed(*part.text, part.words);
        if (!seed) return seed.error();
        part.picture = part.draw(puzzle.machine, part.other, *seed);
    }
    return ReadPosition{std::move(position)};
}

Result<Position> with_presses(Position position, const std::string& text) {
    const machine::MachineChoice& choice = position.puzzle.machine;
    if (const auto read_presses = commands_of(choice->type()).read_presses)
        return read_presses(std::move(position), text);
    const auto written = read_grid_text(text, say(machine::presses_words.name));
    if (!written) return written.error();
    const auto presses = machine::parse_grid<machine::PressGridKind>(
        *written, choice->button_sites(), choice->press_states(), machine::presses_words);
    if (!presses) return presses.error();
    position.presses = *presses;
    position.press_count = machine::weight(*presses);
    return position;
}

}  // namespace

void add_position_options(CLI::App& command, PositionOptions& options) {
    add_machine_options(command, options.machine);
    add_text(command, "--start", options.start, "PICTURE", "The picture before any press");
    add_text(command, "--target", options.target, "PICTURE", "The picture to reach");
    add_text(command, "--presses", options.presses, "GRID", "How often each button is already pressed");
}

Result<ReadPosition> read_position(const PositionOptions& options, Purpose purpose) {
    const auto machine = read_machine(options.machine, purpose);
    if (!machine) return machine.error();
    auto read = with_pictures(*machine, options);
    if (!read || !options.presses) return read;
    const auto pressed = with_presses(read->position, *options.presses);
    if (!pressed) return pressed.error();
    return ReadPosition{*pressed, read->read_as};
}

}  // namespace switchbox::cli
