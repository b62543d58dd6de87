// How a cube begins, as people write it: as its picture or as turns from the solved cube.
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
    std::optional<Turns> turns;  // if it was written so
    Message reading = {};        // how the text was read, where it could have been meant otherwise
    friend bool operator==(const CubeStart&, const CubeStart&) = default;
};
// A text is a picture when it has as many letters as a picture, and, if these stand one by one, as many of
// each; or when it is at least half as long and a letter is doubled, as in "UUF". It never has a figure or an
// apostrophe. Every other text is turns. A picture has the letters of the faces, or those of the usual
// colours, W R G Y O B; its lines may lie as the faces lie in the net. Errors begin with "start" and name the
// place.
[[nodiscard]] Result<CubeStart> parse_cube_start(std::string_view text, std::size_t side);

}  // namespace switchbox::machine
