// Fresh puzzles of linear machines; new_game.hpp says what they are.
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "game/type_games.hpp"

namespace switchbox::game {

// The part of the machine type that makes games, and columns of it. Of a game that asks the target cannot be
// reached as likely as not; where every board can be solved, and in lit-only play, there is no such game.
[[nodiscard]] std::optional<Error> problem_with_linear_game(const NewGame& wish);
[[nodiscard]] Result<Puzzle> linear_game(const NewGame& wish);
[[nodiscard]] machine::Picture linear_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);
[[nodiscard]] machine::Picture random_linear_picture(const machine::MachineChoice& choice,
                                                     std::uint64_t seed);

extern const TypeGames linear_type_games;

// Tells that no game needs more presses.
[[nodiscard]] Error needs_no_more_than(std::size_t most);

}  // namespace switchbox::game
