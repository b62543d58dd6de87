// Puzzles that somebody wired, as choices (machine_type.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "machine/machine_type.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// The wires and the goal of a puzzle, if it can be played. The states that its lamps start with belong to a
// game.
[[nodiscard]] Result<MachineChoice> choose_wired(WiredPuzzle puzzle);
// Reads "wired~" and the wires: a column of the machine type.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_wired(std::string_view text, bool is_played);

// A picture from which presses lead to the target, and any picture at all.
[[nodiscard]] Picture random_wired_start(const MachineChoice& choice, std::uint64_t seed);
[[nodiscard]] Picture random_wired_picture(const MachineChoice& choice, std::uint64_t seed);

}  // namespace switchbox::machine
