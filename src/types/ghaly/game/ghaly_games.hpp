// New puzzles on Ghaly's machine with random codes (docs/theory.md, "Drawing a solvable machine at random").
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/sentences.hpp"
#include "game/type_games.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::game {

// Largest board with a picture to match. On larger ones the search for a solution may take too long.
inline constexpr int largest_picture_game = 16;

// Functions of the machine type that make games.
//
// A solvable machine can be brought to one colour. It is uniform over all such machines, or over those whose
// shortest solution has `fewest` presses. A machine in a game that asks is unsolvable with probability 1/2;
// size 2 has no such game. A picture to match comes from random presses: of about half of the buttons on
// small boards, and of few on large ones. On small boards the search for the nearest such board is quick.
// With `fewest`, no fewer presses show the picture, which takes a search for each try.
[[nodiscard]] std::optional<Error> problem_with_ghaly_game(const NewGame& requested);
[[nodiscard]] Result<Puzzle> ghaly_game(const NewGame& requested);
[[nodiscard]] std::unique_ptr<GameSearch> ghaly_game_search(const NewGame& requested);
[[nodiscard]] machine::Picture ghaly_start(const machine::MachineChoice& choice,
                                           const machine::Picture& target, std::uint64_t seed);
// Returns the picture that the machine shows for random presses.
[[nodiscard]] machine::Picture random_ghaly_picture(const machine::MachineChoice& choice, std::uint64_t seed);

extern const TypeGames ghaly_type_games;

// Returns the five-tuple of Ghaly's machine in words (sentences.hpp).
[[nodiscard]] std::vector<TupleRow> ghaly_tuple(const Game& game);

}  // namespace switchbox::game
