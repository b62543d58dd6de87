// Characters of UTF-8 (RFC 3629), and which of them a name can have.
#pragma once

#include <cstddef>
#include <string_view>

namespace switchbox::machine {

// Bytes of the character that a text begins with, which is not empty; 0 where it begins with none.
[[nodiscard]] std::size_t character_size(std::string_view text);
// Of ASCII, and those from U+0080 to U+009F.
[[nodiscard]] bool is_control(std::string_view character);
// Whether the text is whole characters, with no control characters but these.
[[nodiscard]] bool can_be_shown(std::string_view text, std::string_view controls = {});

}  // namespace switchbox::machine
