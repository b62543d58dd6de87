#include "command_line/cube/cube_answers.hpp"

#include "command_line/cube/cube_facts.hpp"
#include "command_line/layout.hpp"
#include "command_line/number.hpp"
#include "machine/cube/cube_kind.hpp"
#include "machine/cube/net.hpp"
#include "machine/cube/pictures.hpp"
#include "machine/cube/random_pieces.hpp"
#include "play/share_code.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using machine::CubeForm;
using machine::Turn;
using machine::Turns;

constexpr std::uint64_t most_random_turns = 1000;

Result<machine::Stickers> drawn_start(const CubeForm& form, const MachineOptions& options,
                                      std::uint64_t seed) {
    if (!options.cube.turns) return machine::stickers_on(machine::random_cube(form, seed));
    const auto count = read_number("turns", *options.cube.turns, {0, most_random_turns});
    if (!count) return count.error();
    return machine::moved(machine::solved_stickers(form.side),
                          machine::random_turns(form, static_cast<std::size_t>(*count), seed));
}

// Returns the heading and the net.
Answer cube_seen(const CubePosition& position) {
    return {.text = cube_heading(position.form) + "\n\n" + net_text(stickers_now(position)),
            .read_as = say(position.reading)};
}

Answer cube_game(const play::Position& position) {
    const std::string code = play::share_code(position);
    const std::string link = SWITCHBOX_PAGE_ADDRESS "#" + code;
    const std::string start = machine::format_stickers(machine::stickers_on(position.puzzle.start));
    Answer answer{.text = listed({{"Code", code}, {"Link", link}, {"Start", start}})};
    answer.json["code"] = code;
    answer.json["link"] = link;
    answer.json["start"] = start;
    return answer;
}

std::optional<Error> problem_with_proof(const CubeForm& form, bool is_asked_for) {
    if (!is_asked_for || form.side == 2 || form.metric == machine::Metric::face) return std::nullopt;
    return Error{
        verbatim("shortest: at side 3 only the fewest face turns can be proved; leave --metric out")};
}

}  // namespace

Result<Answer> solve_cube(const PositionOptions& options, const TimeLimit& time, Progress& progress) {
    const auto position = read_cube(options);
    if (!position) return position.error();
    if (const auto problem = problem_with_proof(position->form, options.machine.cube.shortest))
        return *problem;
    start(time);
    Interrupt::found();  // a first solution takes tenths of a second, and all other steps are short
    const machine::Stickers stickers = stickers_now(*position);
    Answer answer = cube_seen(*position);
    append(answer, cube_verdict(position->form, stickers, options.machine.cube.shortest, progress));
    return answer;
}

Result<Answer> show_cube(const PositionOptions& options) {
    const auto position = read_cube(options);
    if (!position) return position.error();
    const machine::Stickers stickers = stickers_now(*position);
    const bool has_edges = position->form.side == 3;
    const std::uint64_t order =
        machine::order_of(has_edges ? position->made : machine::corners_alone(position->made));
    const std::string picture = machine::format_stickers(stickers);
    Answer answer = cube_seen(*position);
    answer.text += "\n" + listed({{"Picture", picture}, {"Order of the turns", std::to_string(order)}});
    answer.json["picture"] = picture;
    answer.json["order"] = order;
    return answer;
}

Result<Answer> inspect_cube(const PositionOptions& options) {
    const auto position = read_cube(options);
    if (!position) return position.error();
    const machine::MachineChoice choice = machine::choose_cube(position->form);
    Answer answer{.text = cube_heading(position->form) + "\n" + say(choice->about()) + "\n"};
    append(answer, cube_group(position->form));
    return answer;
}

Result<Answer> draw_cube(const MachineOptions& options, std::uint64_t seed) {
    const auto named = read_cube({options, std::nullopt, std::nullopt, std::nullopt});
    if (!named) return named.error();
    const auto start = drawn_start(named->form, options, seed);
    if (!start) return start.error();
    Answer answer{.text = cube_heading(named->form) + "\n\n" + net_text(*start)};
    append(answer, cube_game(opening_of(named->form, *start)));
    return answer;
}

Result<Answer> open_cube(const play::Position& position, const TimeLimit& time, Progress& progress) {
    start(time);
    Interrupt::found();
    const CubePosition cube = cube_position(position);
    const machine::Stickers stickers = stickers_now(cube);
    const std::string picture = machine::format_stickers(stickers);
    Answer answer{.text = cube_heading(cube.form) + "\n\n" + net_text(stickers)};
    answer.json["machine"] = position.puzzle.machine->id();
    answer.json["size"] = std::to_string(cube.form.side);
    answer.json["picture"] = picture;
    answer.json["order"] = machine::order_of(cube.made);
    append(answer, cube_game(position));
    append(answer, cube_verdict(cube.form, stickers, false, progress));
    append(answer, cube_group(cube.form));
    return answer;
}

ListedMachine list_cube() {
    const machine::MachineChoice usual = machine::choose_cube();
    const std::string about = say(usual->about());
    return {{{"id", usual->id()},
             {"name", say(usual->name())},
             {"about", about},
             {"size", std::to_string(CubeForm{}.side)},
             {"states", usual->lamp_states()},
             {"resizable", true}},
            "3x3x3, 6 colours, or 2x2x2",
            about};
}

}  // namespace switchbox::command_line
