// Targets drawn at random so that they can be played, the same for the same seed. game::random_start draws
// starts.
#pragma once

#include <cstdint>

#include "machine/catalogue.hpp"

namespace switchbox::cli {

// A picture to which presses lead from `start`: uniform over them, in lit-only play the end of a random walk,
// and on Ghaly's machine what it shows for random presses.
[[nodiscard]] machine::Picture random_target(const machine::MachineChoice& choice,
                                             const machine::Picture& start, std::uint64_t seed);

}  // namespace switchbox::cli
