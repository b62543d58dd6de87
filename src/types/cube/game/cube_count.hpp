// Number of states of the cube of side 2 by distance from solved, from the table that solves it.
#pragma once

#include <memory>

#include "game/kind_study.hpp"

namespace switchbox::game {

// Returns nullptr for the cube of side 3.
[[nodiscard]] std::shared_ptr<StateCount> cube_count(const Game& game);

}  // namespace switchbox::game
