// Names of lamp colours: the four of Ghaly's machine in the paper (red, yellow, green and blue), then four
// more. From the ninth on, the same eight repeat with a number (and a pattern on the board).
#pragma once

#include <optional>
#include <string>

#include "base/message.hpp"
#include "machine/grid.hpp"

namespace switchbox::machine {

inline constexpr int plain_colours = 8;

// Returns "dark" for 0, "red" for 1, "red 2" for 9.
[[nodiscard]] Message colour_name(int colour);
// Returns a code unique to the colour, "R" or "R2"; empty for 0.
[[nodiscard]] std::string colour_letter(int colour);

// Returns the colour, from 1 on, that all cells of the picture have; nullopt if there is no such colour.
[[nodiscard]] std::optional<int> single_colour(const Picture& picture);

}  // namespace switchbox::machine
