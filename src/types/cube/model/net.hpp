// Net of the cube as a board of lamps: U above F; L, F, R and B in a row; D below F. The buttons of the turns
// are in the empty corner beside U.
#pragma once

#include <cstddef>

#include "machine/machine.hpp"
#include "types/cube/model/form.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

[[nodiscard]] CellMask net_sites(std::size_t side);
// Return the cell of the sticker at a position, and the position of the sticker in a cell that has one.
[[nodiscard]] std::size_t net_cell(std::size_t side, std::size_t position);
[[nodiscard]] std::size_t net_position(std::size_t side, std::size_t cell);
[[nodiscard]] Picture net_of(const Stickers& stickers);
[[nodiscard]] Stickers stickers_on(const Picture& net);

// Returns the grid of turn buttons: a column for each face, in the order of CubeFace. The rows are clockwise
// turns, counter-clockwise turns and half turns, as far as the form has them.
[[nodiscard]] CellMask turn_sites(const CubeVariant& form);
[[nodiscard]] Turn turn_on(const CubeVariant& form, std::size_t button);
[[nodiscard]] std::size_t button_of(const CubeVariant& form, Turn turn);
// Return the middle and the radius of a turn button in cells of the net.
[[nodiscard]] Point turn_middle(const CubeVariant& form, std::size_t button);
[[nodiscard]] double turn_radius(const CubeVariant& form);

}  // namespace switchbox::machine
