// What the catalogue asks of the kinds of machines, whichever a row is of.
#pragma once

#include <cstdint>
#include <string_view>

#include "machine/catalogue.hpp"

namespace switchbox::machine {

// What the preset becomes with these wishes; an Error for those that it cannot have.
[[nodiscard]] Result<MachineChoice> choose(const Preset& preset, const MachineWish& wish);
// The only colour, from 1, that all cells can ever have (Fill::one_colour).
[[nodiscard]] std::uint8_t only_colour(const MachineKind& kind);
// The text of a preset with what differs from it: "lights-out~4x7~3~lit".
[[nodiscard]] Result<MachineChoice> parse_preset(std::string_view text, bool is_played);

}  // namespace switchbox::machine
