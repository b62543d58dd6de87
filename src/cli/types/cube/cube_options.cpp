#include "cli/types/cube/cube_options.hpp"

#include <algorithm>

#include "cli/machine_commands.hpp"
#include "cli/number.hpp"
#include "i18n/words.hpp"
#include "types/cube/model/cube_kind.hpp"
#include "types/cube/model/net.hpp"
#include "types/cube/model/starts.hpp"
#include "types/cube/model/states.hpp"

namespace switchbox::cli {
namespace {

using machine::CubeVariant;

constexpr std::string_view random_start_prefix = "random:";
constexpr std::uint64_t most_drawn_turns = 1000;

// Returns the error for an option that does not apply to the cube; nullopt if there is none.
std::optional<Error> problem_with_cube(const MachineOptions& options) {
    const auto only = [](const std::string& option, const std::string& why) {
        return Error{verbatim(option + ": the cube takes no such option, " + why)};
    };
    if (options.states) return only("states", "it has six colours");
    if (options.lit_only) return only("lit-only", "it has no lamps");
    return std::nullopt;
}

Result<CubeVariant> adjusted_form(CubeVariant form, const MachineOptions& options) {
    if (options.size) {
        if (*options.size != "2" && *options.size != "3")
            return Error{verbatim("size '" + *options.size + "': a cube has 2 or 3")};
        form.side = *options.size == "2" ? 2 : 3;
    }
    if (const std::string* metric = options.value("metric")) {
        const auto found = std::find(machine::metric_names.begin(), machine::metric_names.end(), *metric);
        if (found == machine::metric_names.end())
            return Error{verbatim("metric '" + *metric + "': write face, quarter or clockwise")};
        form.metric = static_cast<machine::Metric>(found - machine::metric_names.begin());
    }
    return form;
}

}  // namespace

Result<machine::MachineChoice> cube_choice(const machine::MachineChoice& named, const MachineOptions& options,
                                           Purpose /*purpose*/) {
    if (const auto problem = problem_with_cube(options)) return *problem;
    const auto form = adjusted_form(machine::form_of(named), options);
    if (!form) return form.error();
    const bool is_to_be_proved = options.value(shortest_option) != nullptr;
    if (is_to_be_proved && form->side == 3 && form->metric != machine::Metric::face) {
        return Error{
            verbatim("shortest: at side 3 only the fewest face turns can be proved; leave --metric out")};
    }
    return machine::choose_cube(*form);
}

Result<ReadPosition> read_cube_start(game::Position position, const std::string& text) {
    game::Puzzle& puzzle = position.puzzle;
    const CubeVariant form = machine::form_of(puzzle.machine);
    Message reading;
    if (text.starts_with(random_start_prefix)) {
        const auto seed = read_number("start, random seed", text.substr(random_start_prefix.size()));
        if (!seed) return seed.error();
        puzzle.start = machine::random_cube(form, *seed);
    } else {
        const auto start = machine::parse_cube_start(text, form.side);
        if (!start) return start.error();
        puzzle.start = machine::net_of(start->stickers);
        reading = start->reading;
    }
    return ReadPosition{game::opening(puzzle), say(reading)};
}

Result<game::Position> read_cube_presses(game::Position position, const std::string& text) {
    const auto turns = machine::parse_turns(text);
    if (!turns) return Error{verbatim("presses, " + say(turns.error().message))};
    const std::size_t side = machine::form_of(position.puzzle.machine).side;
    position.presses = machine::state_of(machine::turned(machine::pieces_in(position.presses), *turns), side);
    return position;
}

std::optional<Result<game::Puzzle>> new_cube(const game::NewGame& requested, const MachineOptions& options) {
    if (requested.fewest)
        return Error{verbatim("fewest: of the cube that takes too long; write --turns instead")};
    if (requested.quest == game::NewGameMode::picture)
        return Error{verbatim("picture: only Ghaly's machine has pictures to match")};
    if (requested.quest == game::NewGameMode::question)
        return Error{verbatim("question: every new cube can be solved")};
    const CubeVariant form = machine::form_of(requested.machine);
    game::Puzzle puzzle{requested.machine, machine::random_cube(form, requested.seed),
                        requested.machine->default_target()};
    if (const std::string* turns = options.value("turns")) {
        const auto count = read_number("turns", *turns, {0, most_drawn_turns});
        if (!count) return count.error();
        puzzle.start = machine::cube_after(form, static_cast<std::size_t>(*count), requested.seed);
    }
    return puzzle;
}

}  // namespace switchbox::cli
