// Fresh puzzles of Ghaly's machine, on codes drawn anew (docs/theory.md, "Drawing a solvable machine at
// random").
#pragma once

#include <cstdint>
#include <optional>

#include "game/type_games.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::game {

// On larger boards it may take too long to find the way to a picture.
inline constexpr int largest_picture_game = 16;

// The part of the machine type that makes games, and columns of it. A solvable machine can be solved to one
// colour, uniform over them, or over those whose shortest solution has `fewest` presses; one that asks cannot
// as likely as not, and of size 2 there is none. A picture to match is what the machine shows for random
// presses: of about half of the buttons on small boards, where the search for the nearest such board is
// quick, of few on large ones; with `fewest`, no fewer presses show it, which takes a search for each of the
// tries.
[[nodiscard]] std::optional<Error> problem_with_ghaly_game(const NewGame& wish);
[[nodiscard]] Result<Puzzle> ghaly_game(const NewGame& wish);
[[nodiscard]] std::unique_ptr<GameSearch> ghaly_game_search(const NewGame& wish);
[[nodiscard]] machine::Picture ghaly_start(const machine::MachineChoice& choice,
                                           const machine::Picture& target, std::uint64_t seed);
// What the machine shows for random presses.
[[nodiscard]] machine::Picture random_ghaly_picture(const machine::MachineChoice& choice, std::uint64_t seed);

extern const TypeGames ghaly_type_games;

}  // namespace switchbox::game
