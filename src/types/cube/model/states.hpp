// Machine state of a cube: the effect of the turns so far. Each place of a piece has the number of its piece
// with the twist or flip, relative to the piece at home. All 0 is the cube at the start of the game.
#pragma once

#include <optional>

#include "base/result.hpp"
#include "machine/grid.hpp"
#include "types/cube/model/form.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

// Entries 0 .. 23: 8 corners with 3 twists, then 12 edges with 2 flips; for the cube of side 2 the corners
// alone.
inline constexpr int cube_state_values = 24;
[[nodiscard]] Shape cube_state_shape(std::size_t side);
[[nodiscard]] State state_of(const Pieces& pieces, std::size_t side);
// Accepts any state whose entries are below cube_state_values.
[[nodiscard]] Pieces pieces_in(const State& state);
// Returns an error if no turns lead to the state.
[[nodiscard]] std::optional<Error> problem_with_cube_state(const State& state);

}  // namespace switchbox::machine
