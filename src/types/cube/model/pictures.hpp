// Text of a cube's picture or start. A facelet string, the standard notation of a picture, has 54 letters, or
// 24 for the cube of side 2: faces in the order U R F D L B, each row by row. Spaces are ignored, and small
// letters are accepted (docs/machines.md, "Texts of cubes").
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

// Returns "face F, row 2, column 3".
[[nodiscard]] Message facet_name(std::size_t side, std::size_t position);

// Formats the letters without spaces.
[[nodiscard]] std::string format_stickers(const Stickers& stickers);
// Parses any colours; errors name the letter or the facet.
[[nodiscard]] Result<Stickers> parse_sticker_letters(std::string_view text, std::size_t side);
// Parses a picture with as many stickers of each colour as a face has, and with centres that a cube can have
// (colour_faults in assemblies.hpp). Errors name colours by the scheme.
[[nodiscard]] Result<Stickers> parse_stickers(std::string_view text, std::size_t side,
                                              ColourNames scheme = {});

// Notation of a cube's start: a picture, or moves from the solved cube (algorithms.hpp).
struct CubeStart {
    Stickers stickers;
    std::size_t moves = 0;  // if the text is moves
    Message reading = {};   // how the text was interpreted, if that is not plain
    friend bool operator==(const CubeStart&, const CubeStart&) = default;
};
// Parses a start. Errors begin with "start" and name the place.
//
// A picture has the letters of the faces, or colours: the letters W R G Y O B, English or German words, or
// coloured squares and circles. Blanks and .,;:|/-_+" divide stickers. The faces are in the order of
// CubeFace, or its lines form a net. The columns of a net's lines show which of the four faces beside each
// other is below U. If they do not, it is the second, or the first if only that makes a cube. Lines around a
// net are ignored. Faces with their names, "U: ..." or "front = ...", may have any order.
//
// A caption such as "Scramble:", the number of a list and a full stop at the end are ignored.
//
// A text without digits and apostrophes is a picture if it has colours that are no faces, or as many letters
// as a picture. If all of these are separated, each colour must have its number too. It is also one if it is
// at least half as long and has a doubled letter, as in "UUF". Every other text is moves.
[[nodiscard]] Result<CubeStart> parse_cube_start(std::string_view text, std::size_t side);

struct FoundCube {
    CubeStart start;
    std::size_t side = 3;
};
// Looks for a start in a text of any kind, for a cube of the given side if it is moves. It finds pictures
// with all six colours, and at least four moves of which one has an apostrophe, a number or a bracket. An
// Error if the text is plainly a cube with a mistake; nullopt if it is no cube.
[[nodiscard]] std::optional<Result<FoundCube>> find_cube(std::string_view text, std::size_t side);

}  // namespace switchbox::machine
