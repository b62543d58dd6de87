// Packing of small numbers into URL-safe text: base64url (RFC 4648, section 5), no padding.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace switchbox::machine {

// Packs entries below `states`. Each takes the bits that states - 1 needs, 1 to 8; zero bits fill the last
// character.
[[nodiscard]] std::string pack(const std::vector<std::uint8_t>& entries, int states);

// Unpacks exactly `count` entries; the error names the wrong character.
[[nodiscard]] Result<std::vector<std::uint8_t>> unpack(std::string_view text, std::size_t count, int states);

// Pack and unpack with run-length encoding of a repeated character where that is shorter. A run is '~', its
// length in base 32 and the character. Low digits come first, with 32 added to all but the last one: "~hBA"
// is 33 A.
[[nodiscard]] std::string pack_folded(const std::vector<std::uint8_t>& entries, int states);
[[nodiscard]] Result<std::vector<std::uint8_t>> unpack_folded(std::string_view text, std::size_t count,
                                                              int states);

}  // namespace switchbox::machine
