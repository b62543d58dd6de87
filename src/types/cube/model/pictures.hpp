// Facelet string, the standard notation of a cube's picture: 54 letters, or 24 for the cube of side 2, faces
// in the order U R F D L B, each row by row. Spaces are ignored, and small letters are accepted
// (docs/command_line.md, "Notation").
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// Returns "face F, row 2, column 3".
[[nodiscard]] Message facet_name(std::size_t side, std::size_t position);

// Formats the letters without spaces.
[[nodiscard]] std::string format_stickers(const Stickers& stickers);
// Parses any colours; errors name the letter or the facet.
[[nodiscard]] Result<Stickers> parse_sticker_letters(std::string_view text, std::size_t side);
// Parses a picture with as many stickers of each colour as a face has, and with centres that a cube can have
// (colour_faults in assemblies.hpp).
[[nodiscard]] Result<Stickers> parse_stickers(std::string_view text, std::size_t side);

// Notation of a cube's start: a picture, or turns from the solved cube.
struct CubeStart {
    Stickers stickers;
    std::optional<Turns> turns;  // if the text was turns
    Message reading = {};        // how the text was interpreted, if it is ambiguous
    friend bool operator==(const CubeStart&, const CubeStart&) = default;
};
// Parses a start. A text is a picture in two cases, if it has no digits and no apostrophes. Either it has as
// many letters as a picture; if all of these are separated, each colour must have its number too. Or it is at
// least half as long and has a doubled letter, as in "UUF". Every other text is turns. A picture has the
// letters of the faces or those of the usual colours, W R G Y O B. Its lines may form the net. Errors begin
// with "start" and name the place.
[[nodiscard]] Result<CubeStart> parse_cube_start(std::string_view text, std::size_t side);

}  // namespace switchbox::machine
