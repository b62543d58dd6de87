// New puzzles of linear machines (new_game.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "game/type_games.hpp"

namespace switchbox::game {

// Returns why there is no such game, nullopt if there may be one. A game may ask whether its target can be
// reached: in about half of these games it cannot. There is no such game in lit-only play, or if every board
// can be solved. This function and the next three are members of linear_type_games.
[[nodiscard]] std::optional<Error> problem_with_linear_game(const NewGame& requested);
[[nodiscard]] Result<Puzzle> linear_game(const NewGame& requested);
[[nodiscard]] machine::Picture linear_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);
[[nodiscard]] machine::Picture random_linear_picture(const machine::MachineChoice& choice,
                                                     std::uint64_t seed);

extern const TypeGames linear_type_games;

// Returns the error that no game needs more presses than `most`.
[[nodiscard]] Error needs_no_more_than(std::size_t most);

}  // namespace switchbox::game
