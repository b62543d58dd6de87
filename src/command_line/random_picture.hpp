// Pictures drawn at random so that they can be played, the same for the same seed.
#pragma once

#include <cstdint>

#include "machine/catalogue.hpp"

namespace switchbox::command_line {

// A picture from which presses lead to `target`: uniform over them, and in lit-only play the end of a random
// walk backwards.
[[nodiscard]] machine::Picture random_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);
// A picture to which presses lead from `start`: uniform over them, and in lit-only play the end of a random
// walk.
[[nodiscard]] machine::Picture random_target(const machine::MachineChoice& choice,
                                             const machine::Picture& start, std::uint64_t seed);

}  // namespace switchbox::command_line
