#include "play/wired_games.hpp"

#include <algorithm>

#include "algebra/random.hpp"
#include "algebra/require.hpp"
#include "machine/wired_machine.hpp"

namespace switchbox::play {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::WiredPuzzle;

constexpr int max_tries = 100;

const WiredPuzzle& wired_in(const MachineChoice& choice) {
    require(choice.wired() != nullptr, "these games are for wired machines");
    return *choice.wired();
}

std::uint8_t random_state(const machine::WiredLamp& lamp, algebra::Random& random) {
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(lamp.states)));
}

Picture random_target(const WiredPuzzle& puzzle, algebra::Random& random) {
    const std::vector<machine::TargetRow> rows = machine::rows_wanted(puzzle);
    const machine::TargetRow& row = rows[static_cast<std::size_t>(random.below(rows.size()))];
    WiredPuzzle ended = puzzle;
    for (std::size_t i = 0; i < row.size(); ++i)
        ended.lamps[i].start = row[i] ? *row[i] : random_state(puzzle.lamps[i], random);
    return machine::start_of(ended);
}

Picture start_towards(const MachineChoice& choice, algebra::Random& random) {
    const WiredPuzzle& puzzle = wired_in(choice);
    const auto machine = machine::make_machine(choice, random_target(puzzle, random));
    const int period = machine->press_states();
    machine::PressGrid back = machine->no_presses();
    for (const std::size_t button : machine->button_sites().cells()) {
        const auto most = machine->wired()->most_presses(button).value_or(period - 1);
        const auto times = random.below(std::min<std::uint64_t>(most, period - 1) + 1);
        back[button] = static_cast<std::uint8_t>((static_cast<std::uint64_t>(period) - times) % period);
    }
    return machine->picture(back);
}

Puzzle from(const MachineChoice& choice, Picture start) {
    return {choice, std::move(start), machine::default_target(choice)};
}

}  // namespace

Picture wired_start(const MachineChoice& choice, std::uint64_t seed) {
    algebra::Random random(seed);
    return start_towards(choice, random);
}

Picture random_wired_picture(const MachineChoice& choice, std::uint64_t seed) {
    algebra::Random random(seed);
    WiredPuzzle any = wired_in(choice);
    for (machine::WiredLamp& lamp : any.lamps) lamp.start = random_state(lamp, random);
    return machine::start_of(any);
}

std::optional<Error> problem_with_wired_game(std::optional<std::size_t> fewest) {
    if (!fewest) return std::nullopt;
    return Error{tell("play.new.wired-fewest")};
}

Result<Puzzle> wired_puzzle(const MachineChoice& choice, std::uint64_t seed) {
    algebra::Random random(seed);
    for (int i = 0; i < max_tries; ++i) {
        Picture start = start_towards(choice, random);
        const auto machine = machine::make_machine(choice, start);
        if (machine->count_wrong(start, start) > 0) return from(choice, std::move(start));
    }
    return Error{tell("play.new.not-found", max_tries)};
}

Result<Puzzle> as_brought(const WiredPuzzle& puzzle) {
    auto choice = machine::choose_wired(puzzle);
    if (!choice) return choice.error();
    return from(*choice, machine::start_of(puzzle));
}

}  // namespace switchbox::play
