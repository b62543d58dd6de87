// Names of the states of a puzzle's lamps, and the short texts on the lamps.
#pragma once

#include <string>

#include "base/message.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// Returns the text on a lamp. The names "up", "right", "down" and "left" give arrows, and other names their
// first three characters. A state without a name gives its number.
[[nodiscard]] std::string face_of(const WiredPuzzle& puzzle, int state);

// Returns the name, such as "up"; "state 2 of 3" for a state without a name.
[[nodiscard]] Message named_state(const WiredPuzzle& puzzle, int state, int states);

}  // namespace switchbox::machine
