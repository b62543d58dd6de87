// The cube unfolded, as a board of lamps: U above F; L, F, R and B in a row; D below F. The buttons of the
// turns stand in the empty corner beside U.
#pragma once

#include <cstddef>

#include "machine/machine.hpp"
#include "types/cube/model/form.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

[[nodiscard]] Sites net_sites(std::size_t side);
// Where the sticker at a position lies, and which sticker lies in a cell that has one.
[[nodiscard]] std::size_t net_cell(std::size_t side, std::size_t position);
[[nodiscard]] std::size_t net_position(std::size_t side, std::size_t cell);
[[nodiscard]] Picture net_of(const Stickers& stickers);
[[nodiscard]] Stickers stickers_on(const Picture& net);

// A column for each face, in the order of CubeFace; in rows clockwise turns, turns the other way, half turns,
// as far as the form has them.
[[nodiscard]] Sites turn_sites(const CubeForm& form);
[[nodiscard]] Turn turn_on(const CubeForm& form, std::size_t button);
[[nodiscard]] std::size_t button_of(const CubeForm& form, Turn turn);
// In cells of the net.
[[nodiscard]] Point turn_middle(const CubeForm& form, std::size_t button);
[[nodiscard]] double turn_radius(const CubeForm& form);

}  // namespace switchbox::machine
