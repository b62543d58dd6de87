// The written form of what a cube shows, the field's facelet string: 54 letters, or 24 for the cube of side
// 2, faces in the order U R F D L B, each row by row. Spaces mean nothing, and small letters are read as well
// (docs/command_line.md, "Notation").
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

// "face F, row 2, column 3"
[[nodiscard]] Message facet_name(std::size_t side, std::size_t position);

// Without spaces.
[[nodiscard]] std::string format_stickers(const Stickers& stickers);
// Any colours; errors name the letter or the facet.
[[nodiscard]] Result<Stickers> parse_sticker_letters(std::string_view text, std::size_t side);
// As many of each colour as a face has stickers, and centres that a cube can have (colour_faults in
// assemblies.hpp).
[[nodiscard]] Result<Stickers> parse_stickers(std::string_view text, std::size_t side);

}  // namespace switchbox::machine
