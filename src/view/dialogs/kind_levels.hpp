// Levels of difficulty where it is known how many presses boards need.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "machine/machine_type.hpp"

namespace switchbox::view {

using LevelNumbers = std::array<std::size_t, 3>;  // of presses: easy, medium, hard

inline constexpr std::size_t first_try = 3;  // presses that can be found by trying

// None of large boards, and of machines that are not studied. `most`: presses of any board.
[[nodiscard]] std::optional<LevelNumbers> studied_levels(const machine::MachineChoice& choice,
                                                         std::size_t most);

}  // namespace switchbox::view
