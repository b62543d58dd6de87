// The search for a game of a linear machine with so many presses (game_search.hpp): by planting them, and in
// lit-only play by walking back.
#pragma once

#include "play/game_search.hpp"

namespace switchbox::play {

[[nodiscard]] std::unique_ptr<GameSearch> linear_game_search(const machine::MachineChoice& choice,
                                                             std::uint64_t seed, std::size_t fewest);

}  // namespace switchbox::play
