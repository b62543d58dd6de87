// The search for a game of a linear machine with so many presses (game_search.hpp): by planting them, and in
// lit-only play by walking back.
#pragma once

#include "play/game_search.hpp"

namespace switchbox::play {

[[nodiscard]] std::unique_ptr<GameSearch> linear_game_search(const machine::MachineChoice& choice,
                                                             std::uint64_t seed, std::size_t fewest);

// Why there is no game with so many presses, in words about one.
[[nodiscard]] Error no_game_with(std::size_t fewest, const Error& problem);
[[nodiscard]] Error needs_no_more_than(std::size_t most);

}  // namespace switchbox::play
