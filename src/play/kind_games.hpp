// New games on machines of the kinds that a program may have or not (machine/kind.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "machine/choice.hpp"
#include "machine/result.hpp"
#include "play/position.hpp"

namespace switchbox::play {

// Why there is no game so many random presses from its target, if so.
[[nodiscard]] std::optional<Error> problem_with_kind_game(const machine::MachineChoice& choice,
                                                          std::optional<std::size_t> presses);
// One that is not solved yet.
[[nodiscard]] Result<Puzzle> kind_puzzle(const machine::MachineChoice& choice, std::uint64_t seed,
                                         std::optional<std::size_t> presses);

}  // namespace switchbox::play
