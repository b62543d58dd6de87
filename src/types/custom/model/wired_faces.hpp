// What the states of a puzzle's lamps are called, and what is written on a lamp for one.
#pragma once

#include <string>

#include "base/message.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// "up" is an arrow, and so are "right", "down" and "left"; of other names the first three characters; the
// number of a state without a name.
[[nodiscard]] std::string face_of(const WiredPuzzle& puzzle, int state);

// "up"; "state 2 of 3" without a name.
[[nodiscard]] Message named_state(const WiredPuzzle& puzzle, int state, int states);

}  // namespace switchbox::machine
