// Lit-only play backwards: from a picture to one from which it can be played.
#pragma once

#include "algebra/random.hpp"
#include "machine/rule.hpp"

namespace switchbox::play {

// Takes `steps` random presses back, each one that could have been made; fewer where none could.
[[nodiscard]] machine::Picture walk_back(const machine::Rule& rule, machine::Picture picture,
                                         std::size_t steps, algebra::Random& random);

}  // namespace switchbox::play
