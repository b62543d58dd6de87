// Wired puzzles as choices (machine_type.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "machine/machine_type.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// Returns the wires and targets of a puzzle as a choice, or an error if it cannot be played. Its start and
// earlier presses belong to a game.
[[nodiscard]] Result<MachineChoice> choose_wired(WiredPuzzle puzzle);
// Parses "wired~" and the wires. nullopt if the text begins differently.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_wired(std::string_view text, bool is_played);

// Returns a random picture: one from which presses lead to a target, or any picture.
[[nodiscard]] Picture random_wired_start(const MachineChoice& choice, std::uint64_t seed);
[[nodiscard]] Picture random_wired_picture(const MachineChoice& choice, std::uint64_t seed);

}  // namespace switchbox::machine
