// Texts of cubes as people post them: with captions, legends and list numbers, as code, in words, or face by
// face.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace switchbox::machine {

struct ColourName {
    std::string_view name;  // ASCII letters in lower case
    std::uint8_t face;      // with this colour on a cube of the usual colours
};
inline constexpr std::string_view usual_colour_letters = "WRGYOB";  // of the faces U, R, F, D, L and B
// Returns the word, square or circle of a colour at the beginning of a text; nullptr if there is none.
[[nodiscard]] const ColourName* colour_name_at(std::string_view text);

// Returns whether it may be between stickers: in tables, frames and empty corners of a net.
[[nodiscard]] bool is_sticker_separator(char c);
// Square that fills an empty corner of a net of emoji.
inline constexpr std::string_view padding_square = "\xE2\xAC\x9B";

// Returns the picture or the moves without what a post puts around them:
//
// - a caption such as "Scramble:", the number of a list, a full stop, a question behind the moves;
// - numbers before lines of one move each, quotes and brackets of a list in code;
// - six faces with names, as in "White (top) face:", as lines or an object of JSON: in the order of CubeFace;
// - a legend such as "O = oben, V = vorne" of all six faces, whose letters become the usual ones;
// - moves in words, "right clockwise, up counterclockwise": as letters.
//
// A line and column in the result are those of the text, unless it has moves in words or faces with names.
[[nodiscard]] std::string cube_text(std::string_view text);

}  // namespace switchbox::machine
