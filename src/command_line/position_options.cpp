#include "command_line/position_options.hpp"

#include <CLI/CLI.hpp>

#include "command_line/number.hpp"
#include "command_line/text_option.hpp"
#include "machine/notation.hpp"
#include "play/new_game.hpp"
#include "play/share_code.hpp"

namespace switchbox::command_line {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using play::Position;

constexpr std::string_view code_prefix = "code:";
constexpr std::string_view random_prefix = "random:";

bool is_random(const std::optional<std::string>& picture) {
    return picture && picture->starts_with(random_prefix);
}

Position usual_position(const MachineChoice& choice) {
    return play::opening({choice, machine::default_start(choice), machine::default_target(choice)});
}

Result<Position> named_position(const std::string& name) {
    if (name.starts_with(code_prefix)) return play::parse_share_code(name.substr(code_prefix.size()));
    const auto choice = machine::choose(name, {});
    if (!choice) return choice.error();
    return usual_position(*choice);
}

// At another size the pictures of `position` make no sense: that machine's usual ones take their place.
Result<Position> resized(const Position& position, const PositionOptions& options) {
    const MachineChoice& own = position.puzzle.machine;
    machine::MachineWish wish{own.shape, own.states};
    if (options.size) {
        const auto shape = machine::parse_shape(*options.size);
        if (!shape) return shape.error();
        wish.shape = *shape;
    }
    if (options.states) {
        const auto states = read_number("states", *options.states, {2, 9});
        if (!states) return states.error();
        wish.states = static_cast<int>(*states);
    }
    const auto choice = machine::choose(own.id, wish);
    if (!choice) return choice.error();
    return *choice == own ? position : usual_position(*choice);
}

Result<Picture> read_picture(const std::string& text, const MachineChoice& choice, machine::GridWords words) {
    if (text == "all-on") return Picture::filled(choice.shape, 1);
    if (text == "all-off") return Picture::filled(choice.shape, 0);
    return machine::parse_grid<machine::PictureKind>(text, choice.shape, choice.states, words);
}

// A picture from which presses lead to `other`, and to which they lead from it: presses can be taken back.
Result<Picture> read_random(const std::string& text, const MachineChoice& choice, const Picture& other,
                            machine::GridWords words) {
    const auto seed =
        read_number(std::string(words.name) + ", random seed", text.substr(random_prefix.size()));
    if (!seed) return seed.error();
    return play::random_start(choice, other, *seed);
}

// Written pictures first, because the random ones are drawn to fit them.
Result<Position> with_pictures(Position position, const PositionOptions& options) {
    play::Puzzle& puzzle = position.puzzle;
    struct Part {
        const std::optional<std::string>& text;
        Picture& picture;
        const Picture& other;
        machine::GridWords words;
    };
    const Part target{options.target, puzzle.target, puzzle.start, machine::target_words};
    const Part start{options.start, puzzle.start, puzzle.target, machine::start_words};
    for (const Part& part : {start, target}) {
        if (!part.text || is_random(part.text)) continue;
        const auto picture = read_picture(*part.text, puzzle.machine, part.words);
        if (!picture) return picture.error();
        part.picture = *picture;
    }
    for (const Part& part : {target, start}) {
        if (!is_random(part.text)) continue;
        const auto picture = read_random(*part.text, puzzle.machine, part.other, part.words);
        if (!picture) return picture.error();
        part.picture = *picture;
    }
    return position;
}

Result<Position> with_presses(Position position, const PositionOptions& options) {
    if (!options.presses) return position;
    const MachineChoice& choice = position.puzzle.machine;
    const auto presses = machine::parse_grid<machine::PressGridKind>(*options.presses, choice.shape,
                                                                     choice.states, machine::presses_words);
    if (!presses) return presses.error();
    position.presses = *presses;
    position.press_count = machine::weight(*presses);
    return position;
}

}  // namespace

void add_machine_options(CLI::App& command, PositionOptions& options) {
    command
        .add_option("MACHINE", options.machine,
                    "A machine of 'switchbox list', or code:TEXT, the share code of a game")
        ->required()
        ->type_name("");
    add_text(command, "--size", options.size, "RxC", "Rows and columns, where the machine allows a choice");
    add_text(command, "--states", options.states, "K",
             "States of each lamp, 2 to 9, where the machine allows a choice");
}

void add_position_options(CLI::App& command, PositionOptions& options) {
    add_machine_options(command, options);
    add_text(command, "--start", options.start, "PICTURE", "The picture before any press");
    add_text(command, "--target", options.target, "PICTURE", "The picture to reach");
    add_text(command, "--presses", options.presses, "GRID", "How often each button is already pressed");
}

Result<Position> read_position(const PositionOptions& options) {
    const auto named = named_position(options.machine);
    if (!named) return named.error();
    const auto sized = resized(*named, options);
    if (!sized) return sized.error();
    const auto pictured = with_pictures(*sized, options);
    if (!pictured) return pictured.error();
    return with_presses(*pictured, options);
}

}  // namespace switchbox::command_line
