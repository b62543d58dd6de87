#include "cli/machine_options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/host.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "game/fitting_machines.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/board_signs.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

using game::Position;
using machine::MachineChoice;

Position usual_position(const MachineChoice& choice) {
    return game::opening({choice, choice->default_start(), choice->default_target()});
}

// Returns "merlin, ..., ghaly, cube, own, code:TEXT and file:PATH".
std::string machine_list() {
    std::string list;
    for (const machine::Preset& preset : machine::catalogue()) list += std::string(preset.id) + ", ";
    for (std::size_t i = machine_commands().size(); i-- > 0;) {
        const MachineCommands& commands = *machine_commands()[i];
        if (commands.usual != nullptr) list += std::string(commands.owner) + ", ";
    }
    list.resize(list.size() - 2);
    return list + ", code:TEXT and file:PATH";
}

// Returns the error for a text that is no machine. It gives the prefix for a file or a share code without
// one.
Error unknown_machine(const std::string& name) {
    const std::string quoted = say(machine::quoted(name));
    if (is_file(name))
        return Error{verbatim("machine " + quoted + " is a file; write file:" + one_line(name))};
    if (game::parse_share_code(name, false))
        return Error{verbatim("machine " + quoted + " is a share code; write code: before it")};
    return Error{verbatim("machine " + quoted + " is not known; there are " + machine_list())};
}

Result<ReadPosition> named_position(const std::string& name) {
    const auto at = [](Position position) { return ReadPosition{std::move(position)}; };
    if (name.starts_with(code_prefix)) {
        const auto position = game::parse_share_code(name.substr(code_prefix.size()), false);
        return position ? Result<ReadPosition>(at(*position)) : position.error();
    }
    const auto path = file_named(name);
    for (const MachineCommands* commands : machine_commands()) {
        if (path && commands->open_file != nullptr) return commands->open_file(*path);
        if (commands->usual != nullptr && commands->owner == name)
            return at(usual_position(commands->usual()));
    }
    if (machine::find_preset(name) == nullptr) return unknown_machine(name);
    return at(usual_position(*machine::choose(name, {})));
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
    if (!options.size && !options.states && options.press == machine::PressRule::any) return named;
    return Error{verbatim("size: " + say(named->name()) +
                          " cannot be changed; leave --size, --states, --lit-only and --alternate out")};
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
        .add_option(
            "MACHINE", options.machine,
            "A machine of 'switchbox list', code:TEXT, the share code of a game, or file:PATH, a puzzle "
            "of your own (file:- for standard input)")
        ->required()
        ->type_name("");
    add_text(
        command, "--size", options.size, "RxC",
        "Rows and columns, where the machine allows a choice, up to 64x64, or one number for a square; "
        "ghaly: N, 2 to 64; cube: 2 or 3; "
        "solve, show and inspect take more: lights-out, torus and cylinder with two states up to "
        "10000x10000, "
        "and up to 1000x1000 lights-out and cylinder with more states and machines of two states with one "
        "stencil for all "
        "cells");
    add_text(command, "--states", options.states, "K", "States of each lamp, 2 to 9");
    const auto chosen = [&options](machine::PressRule rule) {
        return [&options, rule] { options.press = rule; };
    };
    command.add_flag_callback("--lit-only", chosen(machine::PressRule::lit),
                              "Only the button of a lamp that is lit may be pressed");
    command
        .add_flag_callback(
            "--alternate", chosen(machine::PressRule::alternating),
            "The button of a lit lamp has to be pressed first, then that of a dark one, and so on "
            "in turn")
        ->excludes("--lit-only");
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

Result<ReadPosition> read_machine(const MachineOptions& typed, Purpose purpose) {
    MachineOptions options = typed;
    if (options.size) options.size = plain_size(*options.size);
    const auto named = named_position(options.machine);
    if (!named) return named.error();
    const MachineChoice& machine = named->position.puzzle.machine;
    if (const auto stray = problem_with_stray(machine, options)) return *stray;
    const auto choice = with_options(machine, options, purpose);
    if (!choice) return choice.error();
    return ReadPosition{fitted(named->position, *choice), named->read_as};
}

namespace {

using game::Position;
using machine::MachineChoice;
using machine::Picture;

constexpr std::string_view random_prefix = "random:";

bool is_random(const std::optional<std::string>& picture) {
    return picture && picture->starts_with(random_prefix);
}

constexpr int largest_board = 1000;  // rows and columns in another notation than the program's own

// Picture as it was typed, and how it was read if its notation is not the program's own.
struct TypedPicture {
    Picture picture;
    std::string read_as = {};
    std::vector<bool> is_any = {};  // lamps that do not matter; empty if all do
};

TypedPicture typed_board(const machine::ReadBoard& board) {
    const auto& reading = board.reading;
    const bool has_any = !reading.any.empty();
    return {{board.shape, board.cells},
            reading.is_by_signs || has_any ? say(board.words()) : "",
            has_any ? board.is_any : std::vector<bool>{}};
}

// Adds help to the error about a picture: the machines that a board fits, or the option for unclear signs.
Error with_help(const Error& error, const std::string& text, const Result<machine::ReadBoard>& board,
                const MachineChoice& choice, const machine::GridWords& words) {
    if (!board && machine::undecided_signs(text, largest_board)) {
        return Error{verbatim(say(words.name) + ", " + say(board.error().message) +
                              ", or name the lit sign with --lit")};
    }
    if (!board && text.find('\n') != std::string::npos)
        return Error{verbatim(say(words.name) + ", " + say(board.error().message))};
    if (!board || board->shape == choice->lamp_sites().shape) return error;
    std::string fitting;
    for (const MachineChoice& other : game::fitting_machines(*board, choice)) {
        fitting += (fitting.empty() ? "" : ", ") + std::string(other->id());
        if (machine::find_preset(other->id())->is_resizable())
            fitting += " --size " + machine::format_shape(board->shape);
    }
    if (fitting.empty()) return error;
    return Error{verbatim(say(error.message) + "; a board of " +
                          say(tell("machine.board-size", board->shape.rows, board->shape.columns)) +
                          " fits " + fitting)};
}

Result<TypedPicture> read_picture(const std::string& text, const MachineChoice& choice,
                                  machine::GridWords words, const machine::BoardRules& rules) {
    const MachineCommands& commands = commands_of(choice->type());
    if (text == "all-on" && !commands.no_all_on.empty())
        return Error{verbatim(say(words.name) + " all-on: " + std::string(commands.no_all_on))};
    if (text == "all-on") return TypedPicture{choice->uniform(1)};
    if (text == "all-off") return TypedPicture{choice->uniform(0)};
    if (!commands.not_a_state.empty()) words.not_a_cell = commands.not_a_state;
    const auto board = machine::read_board(text, rules);
    if (!board && rules.lit) return Error{verbatim(say(words.name) + ", " + say(board.error().message))};
    const bool is_fitting = board && game::fits(*board, choice);
    if (is_fitting && (rules.lit || !board->reading.any.empty())) return typed_board(*board);
    const auto picture = machine::parse_grid<machine::PictureKind>(with_slashes(text), choice->lamp_sites(),
                                                                   choice->lamp_states(), words);
    if (picture) return TypedPicture{*picture};
    if (is_fitting) return typed_board(*board);
    return with_help(picture.error(), text, board, choice, words);
}

Result<std::uint64_t> read_seed(const std::string& text, const machine::GridWords& words) {
    return read_number(say(words.name) + ", random seed", text.substr(random_prefix.size()));
}

// Returns the position as a puzzle in which some lamps do not matter.
Result<Position> as_puzzle(const Position& position, const std::vector<bool>& is_any) {
    const auto all = machine_commands();
    const auto found = std::find_if(all.begin(), all.end(), [](const MachineCommands* commands) {
        return commands->without_lamps != nullptr;
    });
    require(found != all.end(), "no machine type has puzzles");
    return (*found)->without_lamps(position, is_any);
}

// Returns the error for a picture that the machine does not take.
std::optional<Error> problem_with_pictures(const MachineChoice& machine, const PositionOptions& options) {
    if (options.start && machine->has_own_start())
        return Error{verbatim("start: " + std::string(commands_of(machine->type()).no_start))};
    if (options.target && machine->has_own_target())
        return Error{verbatim("target: " + say(machine->name()) + " has its own target")};
    return std::nullopt;
}

// Returns the error for a lamp whose state it does not have.
std::optional<Error> problem_with_lamps(const MachineChoice& choice, const Picture& picture,
                                        const machine::GridWords& words) {
    const auto machine = choice->make_machine(picture);
    const auto lamp = machine->first_invalid_lamp(picture);
    if (!lamp) return std::nullopt;
    return Error{verbatim(say(words.name) + ": lamp " + machine->lamp_label(*lamp) + " goes from 0 to " +
                          std::to_string(machine->states_of(*lamp) - 1))};
}

// Option with a picture, and the pictures of a puzzle that it sets and fits.
struct WrittenPicture {
    const std::optional<std::string>& text;
    Picture& picture;
    const Picture& other;
    machine::GridWords words;
    Picture (*draw)(const MachineChoice&, const Picture&, std::uint64_t);
};

// Applies a picture that is written out. Returns how it was read.
Result<TypedPicture> apply_typed(const WrittenPicture& part, const MachineChoice& machine,
                                 const machine::BoardRules& rules) {
    auto typed = read_picture(*part.text, machine, part.words, rules);
    if (!typed) return typed.error();
    if (auto problem = problem_with_lamps(machine, typed->picture, part.words)) return *std::move(problem);
    part.picture = typed->picture;
    return typed;
}

// Applies a picture drawn at random, if the option asks for one.
std::optional<Error> apply_random(const WrittenPicture& part, const MachineChoice& machine) {
    if (!is_random(part.text)) return std::nullopt;
    const auto seed = read_seed(*part.text, part.words);
    if (!seed) return seed.error();
    part.picture = part.draw(machine, part.other, *seed);
    return std::nullopt;
}

// Applies --start and --target. Written pictures are read first, because random ones are drawn to fit them.
Result<ReadPosition> with_pictures(Position position, const PositionOptions& options) {
    game::Puzzle& puzzle = position.puzzle;
    const MachineCommands& commands = commands_of(puzzle.machine->type());
    if (auto problem = problem_with_pictures(puzzle.machine, options)) return *std::move(problem);
    if (options.start && commands.read_start != nullptr)
        return commands.read_start(std::move(position), *options.start);
    const WrittenPicture target{options.target, puzzle.target, puzzle.start, machine::target_words,
                                random_target};
    const WrittenPicture start{options.start, puzzle.start, puzzle.target, machine::start_words,
                               game::random_start};
    std::string read_as;
    std::vector<bool> is_any;
    for (const WrittenPicture& part : {start, target}) {
        if (!part.text || is_random(part.text)) continue;
        const bool is_target = &part.picture == &puzzle.target;
        const auto typed = apply_typed(part, puzzle.machine,
                                       {.most = largest_board, .lit = options.lit, .has_any = is_target});
        if (!typed) return typed.error();
        if (!typed->read_as.empty())
            read_as += (read_as.empty() ? "" : ". ") + say(part.words.name) + ": " + typed->read_as;
        if (is_target) is_any = typed->is_any;
    }
    for (const WrittenPicture& part : {target, start})
        if (auto problem = apply_random(part, puzzle.machine)) return *std::move(problem);
    if (!is_any.empty()) {
        auto without = as_puzzle(position, is_any);
        if (!without) return without.error();
        position = *std::move(without);
    }
    return ReadPosition{std::move(position), std::move(read_as)};
}

Result<Position> with_presses(Position position, const std::string& text) {
    const machine::MachineChoice& choice = position.puzzle.machine;
    if (const auto read_presses = commands_of(choice->type()).read_presses)
        return read_presses(std::move(position), text);
    const auto written = read_grid_text(text, say(machine::presses_words.name));
    if (!written) return written.error();
    // The buttons of a machine without limits come round after the same number of presses.
    constexpr int most_presses = 256;
    const int states = choice->press_states();
    const auto presses = machine::parse_grid<machine::PressGridKind>(
        *written, choice->button_sites(), choice->has_own_target() ? states : most_presses,
        machine::presses_words);
    if (!presses) return presses.error();
    position.press_count = machine::weight(*presses);
    position.presses = *presses;
    for (std::uint8_t& count : position.presses.cells) count = static_cast<std::uint8_t>(count % states);
    return position;
}

// Replaces "file:PATH" by the content of the file.
std::optional<Error> fill_in(std::optional<std::string>& text, const machine::GridWords& words) {
    if (!text) return std::nullopt;
    auto content = read_value(*text, say(words.name));
    if (!content) return content.error();
    text = *std::move(content);
    return std::nullopt;
}

// Returns the size of the first written board if it differs from the machine's and no size was asked for.
std::optional<machine::Shape> size_of_board(const PositionOptions& options, const MachineChoice& choice) {
    if (options.machine.size) return std::nullopt;
    for (const auto& text : {options.start, options.target}) {
        if (!text || is_random(text) || text->starts_with("all-")) continue;
        const auto board = machine::find_board(*text, largest_board);
        // A single row may lack the ends of its rows.
        if (board && board->shape.rows > 1 && board->shape != choice->lamp_sites().shape) return board->shape;
    }
    return std::nullopt;
}

}  // namespace

void add_position_options(CLI::App& command, PositionOptions& options) {
    add_machine_options(command, options.machine);
    add_text(command, "--start", options.start, "PICTURE", "The picture before any press");
    add_text(command, "--target", options.target, "PICTURE", "The picture to reach");
    add_text(command, "--lit", options.lit, "SIGN", "The sign of a lit lamp in --start and --target");
    add_text(command, "--presses", options.presses, "GRID", "How often each button is already pressed");
}

Result<ReadPosition> read_position(const PositionOptions& typed, Purpose purpose) {
    const auto machine = read_machine(typed.machine, purpose);
    if (!machine) return machine.error();
    Position position = machine->position;
    std::string machine_note = machine->read_as;
    PositionOptions options = typed;
    if (commands_of(position.puzzle.machine->type()).read_start == nullptr) {
        if (const auto problem = fill_in(options.start, machine::start_words)) return *problem;
        if (const auto problem = fill_in(options.target, machine::target_words)) return *problem;
        if (const auto size = size_of_board(options, position.puzzle.machine)) {
            options.machine.size = machine::format_shape(*size);
            if (const auto sized = read_machine(options.machine, purpose)) {
                position = sized->position;
                machine_note = "size " + *options.machine.size + ", as the board has it";
            }
        }
    }
    const auto read = with_pictures(std::move(position), options);
    if (!read) return read.error();
    const std::string read_as =
        machine_note + (machine_note.empty() || read->read_as.empty() ? "" : "; ") + read->read_as;
    if (!options.presses) return ReadPosition{read->position, read_as};
    const auto pressed = with_presses(read->position, *options.presses);
    if (!pressed) return pressed.error();
    return ReadPosition{*pressed, read_as};
}

}  // namespace switchbox::cli
