// The names of the colours that lamps show: the four of Ghaly's machine in the paper, red, yellow, green and
// blue, four more, and from the ninth on the same eight with a number (and a pattern on the board).
#pragma once

#include <optional>
#include <string>

#include "base/message.hpp"
#include "machine/grid.hpp"

namespace switchbox::machine {

inline constexpr int plain_colours = 8;

// "dark" for 0, "red" for 1, "red 2" for 9.
[[nodiscard]] Message colour_name(int colour);
// "R", "R2"; nothing for 0. No two colours have the same.
[[nodiscard]] std::string colour_letter(int colour);

// The colour, from 1 on, that all cells of the picture have, if they have one.
[[nodiscard]] std::optional<int> single_colour(const Picture& picture);

}  // namespace switchbox::machine
