#include "command_line/cube/cube_position.hpp"

#include <algorithm>

#include "command_line/number.hpp"
#include "machine/cube/cube_kind.hpp"
#include "machine/cube/net.hpp"
#include "machine/cube/starts.hpp"
#include "machine/cube/states.hpp"
#include "play/share_code.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using machine::CubeForm;

constexpr std::string_view random_start_prefix = "random:";

CubePosition solved_cube(const CubeForm& form) {
    return {form, machine::solved_stickers(form.side), machine::solved_pieces()};
}

Result<CubePosition> named_cube(const MachineOptions& options) {
    const auto code = code_named(options.machine);
    if (!code) return solved_cube({});
    const auto position = play::parse_share_code(*code, false);
    if (!position) return position.error();
    return cube_position(*position);
}

// An option that belongs to other machines.
std::optional<Error> problem_with_cube(const PositionOptions& options) {
    const MachineOptions& machine = options.machine;
    const auto only = [](std::string_view option, const std::string& why) {
        return Error{verbatim(std::string(option) + ": the cube takes no such option, " + why)};
    };
    if (machine.states) return only("states", "it has six colours");
    if (machine.lit_only) return only("lit-only", "it has no lamps");
    if (const auto drawn = first_given(machine.rule)) return only(*drawn, "its turns are as they are");
    if (const auto coded = first_given(machine.ghaly)) return only(*coded, "it has no codes");
    if (options.target) return only("target", "its target is the solved cube");
    return std::nullopt;
}

Result<CubeForm> adjusted_form(CubeForm form, const MachineOptions& options) {
    if (options.size) {
        if (*options.size != "2" && *options.size != "3")
            return Error{verbatim("size '" + *options.size + "': a cube has 2 or 3")};
        form.side = *options.size == "2" ? 2 : 3;
    }
    if (options.cube.metric) {
        const auto found =
            std::find(machine::metric_names.begin(), machine::metric_names.end(), *options.cube.metric);
        if (found == machine::metric_names.end()) {
            return Error{verbatim("metric '" + *options.cube.metric + "': write face, quarter or clockwise")};
        }
        form.metric = static_cast<machine::Metric>(found - machine::metric_names.begin());
    }
    return form;
}

Result<machine::CubeStart> read_start(const std::string& text, const CubeForm& form) {
    if (text.starts_with(random_start_prefix)) {
        const auto seed = read_number("start, random seed", text.substr(random_start_prefix.size()));
        if (!seed) return seed.error();
        const machine::Picture net = machine::random_cube(form, *seed);
        return machine::CubeStart{machine::stickers_on(net), std::nullopt};
    }
    return machine::parse_cube_start(text, form.side);
}

}  // namespace

machine::Stickers stickers_now(const CubePosition& position) {
    return machine::moved(position.start, position.made);
}

CubePosition cube_position(const play::Position& position) {
    return {machine::form_of(position.puzzle.machine), machine::stickers_on(position.puzzle.start),
            machine::pieces_in(position.presses)};
}

play::Position opening_of(const machine::CubeForm& form, const machine::Stickers& start) {
    const machine::MachineChoice choice = machine::choose_cube(form);
    return play::opening({choice, machine::net_of(start), choice->default_target()});
}

Result<CubePosition> read_cube(const PositionOptions& options) {
    if (const auto problem = problem_with_cube(options)) return *problem;
    const auto named = named_cube(options.machine);
    if (!named) return named.error();
    const auto form = adjusted_form(named->form, options.machine);
    if (!form) return form.error();
    const bool is_same = form->side == named->form.side && !options.start;
    CubePosition position = is_same ? *named : solved_cube(*form);
    position.form = *form;
    if (options.start) {
        const auto start = read_start(*options.start, *form);
        if (!start) return start.error();
        position.start = start->stickers;
        position.reading = start->reading;
    }
    if (!options.presses) return position;
    const auto turns = machine::parse_turns(*options.presses);
    if (!turns) return Error{verbatim("presses, " + say(turns.error().message))};
    position.made = machine::turned(position.made, *turns);
    return position;
}

}  // namespace switchbox::command_line
