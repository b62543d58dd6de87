// Small numbers packed into text that is safe in an address: base64url (RFC 4648, section 5), no padding.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace switchbox::machine {

// Each entry, below `states`, takes as many bits as states - 1 has, 1 to 8; the last character is filled up
// with zeros.
[[nodiscard]] std::string pack(const std::vector<std::uint8_t>& entries, int states);

// Back again, exactly `count` entries; the message names the character that is at fault.
[[nodiscard]] Result<std::vector<std::uint8_t>> unpack(std::string_view text, std::size_t count, int states);

// The same, with a run of one character folded wherever that is shorter: '~', how often the character stands
// there in base 32, low digits first with 32 added to all but the last one, and the character. "~hBA" is 33
// A.
[[nodiscard]] std::string pack_folded(const std::vector<std::uint8_t>& entries, int states);
[[nodiscard]] Result<std::vector<std::uint8_t>> unpack_folded(std::string_view text, std::size_t count,
                                                              int states);

}  // namespace switchbox::machine
