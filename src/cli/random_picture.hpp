// Random targets that can be played, equal for equal seeds. game::random_start draws starts.
#pragma once

#include <cstdint>

#include "machine/catalogue.hpp"

namespace switchbox::cli {

// Returns a picture to which presses lead from `start`, uniform over all of them. In lit-only play it is the
// end of a random walk; on Ghaly's machine it is the picture of random presses.
[[nodiscard]] machine::Picture random_target(const machine::MachineChoice& choice,
                                             const machine::Picture& start, std::uint64_t seed);

}  // namespace switchbox::cli
