// Notation of a cube's start: a picture, or turns from the solved cube.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

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
