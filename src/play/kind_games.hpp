// New games on machines of the kinds that a program may have or not (machine/kind.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "machine/choice.hpp"
#include "machine/result.hpp"
#include "play/position.hpp"

namespace switchbox::play {

// Why there is no such game, if so.
[[nodiscard]] std::optional<Error> problem_with_kind_game(std::optional<std::size_t> fewest);
// One that is not solved yet.
[[nodiscard]] Result<Puzzle> kind_puzzle(const machine::MachineChoice& choice, std::uint64_t seed);

}  // namespace switchbox::play
