// Where turns have led, as a machine's state: for each place of a piece which piece with which twist or flip
// is there, counted from the one at home, so that all 0 is the cube as the game began.
#pragma once

#include <optional>

#include "base/result.hpp"
#include "machine/grid.hpp"
#include "types/cube/model/form.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

// Entries 0 .. 23: 8 corners with 3 twists, then 12 edges with 2 flips; of the cube of side 2 the corners
// alone.
inline constexpr int cube_state_values = 24;
[[nodiscard]] Shape cube_state_shape(std::size_t side);
[[nodiscard]] State state_of(const Pieces& pieces, std::size_t side);
// Of any state whose entries are below cube_state_values.
[[nodiscard]] Pieces pieces_in(const State& state);
// Why no turns lead there, if so.
[[nodiscard]] std::optional<Error> problem_with_cube_state(const State& state);

}  // namespace switchbox::machine
