// Machines on which a board from outside can be played.
#pragma once

#include <vector>

#include "machine/board_signs.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

// Returns whether the board is a picture of the machine: its shape, no state beyond the machine's, gaps only
// where no lamp exists, and each lamp present.
[[nodiscard]] bool fits(const machine::ReadBoard& board, const machine::MachineChoice& choice);

// Returns `current` if the board fits it, or else `current` at the size and with the states of the board. If
// it cannot have these, returns all linear machines of the catalogue that the board fits and that usually
// have two states or as many as the board, in the order of the catalogue. Empty if there are none.
[[nodiscard]] std::vector<machine::MachineChoice> fitting_machines(const machine::ReadBoard& board,
                                                                   const machine::MachineChoice& current);

}  // namespace switchbox::game
