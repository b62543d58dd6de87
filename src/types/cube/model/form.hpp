// Which cube: its side, what one step is, and the colours of its faces. As text behind "cube~" in share
// codes: "3~common", "2~quarter", "3~clockwise~common". A text without "common" has the paper's colours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// The paper's, with F yellow, B green, U red, D orange, R blue, L white (Joyner, Example 3); or the usual one
// of cubes sold: U white, D yellow, F green, B blue, R red, L orange.
enum class CubeColours : std::uint8_t { paper, common };

struct CubeForm {
    std::size_t side = 3;  // 2 or 3
    Metric metric = Metric::face;
    CubeColours colours = CubeColours::common;
    friend bool operator==(const CubeForm&, const CubeForm&) = default;
};

// Returns the colour of a face of the solved cube, as colours.hpp counts colours.
[[nodiscard]] int colour_of_face(CubeColours scheme, std::size_t face);

[[nodiscard]] std::string format_form(const CubeForm& form);
// Any text gives a form, or an error that names the part.
[[nodiscard]] Result<CubeForm> parse_form(std::string_view text);

// The turns that have a button: the steps of the metric; on the cube of side 2, whose corner at DBL is held
// still, those of U, R and F.
[[nodiscard]] Turns turns_with_buttons(const CubeForm& form);

}  // namespace switchbox::machine
