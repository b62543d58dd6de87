// Ghaly's machines as choices (catalogue.hpp): their sizes, and their text.
#pragma once

#include <string>
#include <string_view>

#include "machine/catalogue.hpp"

namespace switchbox::machine {

inline constexpr std::string_view ghaly_id = "ghaly";

// With the codes sigma = tau = 1, in the size wished for; an Error for what such a machine does not have.
[[nodiscard]] Result<MachineChoice> choose_plain_ghaly(const GhalyCodes& usual, const MachineWish& wish);

// "ghaly", and where the codes are not those of the catalogue '~' and what they are.
[[nodiscard]] std::string format_ghaly(const std::string& id, const GhalyCodes& codes);
// What follows "ghaly~".
[[nodiscard]] Result<MachineChoice> parse_ghaly(std::string_view text);

}  // namespace switchbox::machine
