// UTF-8 characters (RFC 3629) and their classes, such as those that a name may contain.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace switchbox::machine {

// Returns the size in bytes of the first character; 0 if the first bytes are invalid. Requires text.
[[nodiscard]] std::size_t character_size(std::string_view text);
// Returns whether the character is an ASCII control or one of U+0080 to U+009F.
[[nodiscard]] bool is_control(std::string_view character);
// Returns whether the text is valid UTF-8 without control characters other than `controls`.
[[nodiscard]] bool can_be_shown(std::string_view text, std::string_view controls = {});

// Returns the first character, or the first byte if it begins no valid character. Requires text.
[[nodiscard]] std::string_view first_character(std::string_view text);
// Splits a text into its characters.
[[nodiscard]] std::vector<std::string_view> characters_of(std::string_view text);
// Returns its Unicode code point.
[[nodiscard]] char32_t code_point(std::string_view character);
[[nodiscard]] std::string encoded(char32_t code_point);

// Returns whether it is a space beyond ASCII, such as a no-break, thin or ideographic space.
[[nodiscard]] bool is_odd_space(std::string_view character);
// Returns whether it takes no space: zero-width space, soft hyphen, direction mark, byte order mark.
[[nodiscard]] bool is_invisible(std::string_view character);
// Returns whether it has no glyph but changes how letters and emoji next to it look.
[[nodiscard]] bool is_joiner(std::string_view character);
// Returns whether it is "-" or a hyphen, dash or minus sign beyond ASCII.
[[nodiscard]] bool is_dash(std::string_view character);

// Replaces odd spaces by plain ones and removes invisible characters, also joiners that join nothing: those
// at the start and after ASCII.
[[nodiscard]] std::string cleaned(std::string_view text);
// Returns a name in the form used for comparisons: cleaned, and without joiners.
[[nodiscard]] std::string compared(std::string_view name);

}  // namespace switchbox::machine
