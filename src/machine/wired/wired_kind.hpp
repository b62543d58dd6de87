// Puzzles that somebody wired, as a kind of machine.
#pragma once

#include "machine/choice.hpp"
#include "machine/kind.hpp"
#include "machine/wired/wired_machine.hpp"
#include "machine/wired/wired_puzzle.hpp"

namespace switchbox::machine {

// The wires and the goal of a puzzle, if it can be played. What its lamps show at first belongs to a game.
[[nodiscard]] Result<KindInUse> wired_kind(WiredPuzzle puzzle);
[[nodiscard]] Result<MachineChoice> choose_wired(WiredPuzzle puzzle);
// What follows "wired~" in a share code.
[[nodiscard]] Result<KindInUse> parse_wired_kind(std::string_view text);

}  // namespace switchbox::machine
