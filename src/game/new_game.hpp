// Fresh puzzles, the same on every platform for the same seed.
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/day.hpp"
#include "game/position.hpp"

namespace switchbox::game {

// Why there is no new game of this machine: in lit-only play it may be that no press leads to the target.
[[nodiscard]] std::optional<Error> problem_with_new_game(const machine::MachineChoice& choice);
// Why there is no such game, as far as that is known without a search for one with `fewest` presses.
[[nodiscard]] std::optional<Error> problem_with_new_game(const NewGame& wish);

// The pictures of these have the shape of the machine's lamps. An Error says in a sentence why there is no
// game.

// A solvable puzzle towards the machine's usual target that does not show it yet: uniform over the pictures
// from which presses lead there, and in lit-only play the end of a random walk backwards. Of Ghaly's machine
// one with codes drawn anew, uniform over those that can be solved to one colour.
[[nodiscard]] Result<Puzzle> new_puzzle(const machine::MachineChoice& choice, std::uint64_t seed);

// The same with exactly `fewest` presses in its shortest solution, or a message when none was found within
// some seconds.
[[nodiscard]] Result<Puzzle> new_puzzle_with(const machine::MachineChoice& choice, std::uint64_t seed,
                                             std::size_t fewest);

// The one that the action asks for: none where there is a problem with it, or where the search for one with
// `fewest` presses finds none.
[[nodiscard]] Result<Puzzle> new_puzzle(const NewGame& wish);

// A picture from which presses lead to `target`: uniform over them, and in lit-only play the end of a random
// walk backwards; Ghaly's machine has only one.
[[nodiscard]] machine::Picture random_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);

// Any picture of the machine's lamps, all equally likely; of Ghaly's machine what it shows for random
// presses.
[[nodiscard]] machine::Picture random_picture(const machine::MachineChoice& choice, std::uint64_t seed);

// The seed of a day's puzzle, the same for everybody: 20261121 for 21 November 2026.
[[nodiscard]] std::uint64_t daily_seed(Day day);

}  // namespace switchbox::game
