// Characters of UTF-8 (RFC 3629), and which of them a name can have.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace switchbox::machine {

// Bytes of the character that a text begins with, which is not empty; 0 where it begins with none.
[[nodiscard]] std::size_t character_size(std::string_view text);
// Of ASCII, and those from U+0080 to U+009F.
[[nodiscard]] bool is_control(std::string_view character);
// Whether the text is whole characters, with no control characters but these.
[[nodiscard]] bool can_be_shown(std::string_view text, std::string_view controls = {});

// The character that a text begins with, which is not empty; a byte that begins none, alone.
[[nodiscard]] std::string_view first_character(std::string_view text);
// All of them, one after another.
[[nodiscard]] std::vector<std::string_view> characters_of(std::string_view text);
// Its number in Unicode.
[[nodiscard]] char32_t code_point(std::string_view character);
[[nodiscard]] std::string encoded(char32_t code_point);

// Spaces beyond ASCII: no-break, thin, ideographic.
[[nodiscard]] bool is_odd_space(std::string_view character);
// Characters that take no place: zero-width spaces, soft hyphens, marks of direction, a byte order mark.
[[nodiscard]] bool is_invisible(std::string_view character);
// Characters without a look of their own that change how letters and emoji next to them look.
[[nodiscard]] bool is_joiner(std::string_view character);
// "-", and the hyphens, dashes and minus signs beyond ASCII.
[[nodiscard]] bool is_dash(std::string_view character);

// With plain spaces for odd ones and without invisible characters; joiners go where they join nothing, behind
// ASCII.
[[nodiscard]] std::string cleaned(std::string_view text);
// A name as it is compared with others: cleaned, and without joiners.
[[nodiscard]] std::string compared(std::string_view name);

}  // namespace switchbox::machine
