// Form of a cube: its side, its metric (which turns are one step), and the colours of its faces. Its text
// follows "cube~" in share codes: "3~common", "2~quarter", "3~clockwise~common". A text without "common" has
// the paper's colours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// Colour scheme. `paper` has F yellow, B green, U red, D orange, R blue, L white (Joyner, Example 3).
// `common` is that of most cubes sold: U white, D yellow, F green, B blue, R red, L orange.
enum class CubeColours : std::uint8_t { paper, common };

struct CubeVariant {
    std::size_t side = 3;  // 2 or 3
    Metric metric = Metric::face;
    CubeColours colours = CubeColours::common;
    friend bool operator==(const CubeVariant&, const CubeVariant&) = default;
};

// Returns the colour of a face of the solved cube, with the colour numbers of colours.hpp.
[[nodiscard]] int colour_of_face(CubeColours scheme, std::size_t face);

[[nodiscard]] std::string format_form(const CubeVariant& form);
// Parses any text: the result is a form, or an error that names the part.
[[nodiscard]] Result<CubeVariant> parse_form(std::string_view text);

// Returns the turns that have a button: the steps of the metric. On the cube of side 2, whose corner at DBL
// is held still, only those of U, R and F.
[[nodiscard]] Turns turns_with_buttons(const CubeVariant& form);

}  // namespace switchbox::machine
