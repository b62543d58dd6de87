#include "cli/position_options.hpp"

#include <CLI/CLI.hpp>

#include "cli/grid_text.hpp"
#include "cli/machine_commands.hpp"
#include "cli/number.hpp"
#include "cli/random_picture.hpp"
#include "cli/text_option.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {
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
