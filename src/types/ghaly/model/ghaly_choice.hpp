// Ghaly's machines as choices (machine_type.hpp).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "machine/machine_type.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::machine {

[[nodiscard]] MachineChoice choose_ghaly(GhalyCodes codes);
// Returns the codes of one of Ghaly's machines; nullptr for another type.
[[nodiscard]] const GhalyCodes* codes_of(const MachineChoice& choice);

// Returns the presets of the machine type. choose_plain_ghaly() returns the machine with the codes sigma =
// tau = 1. It returns an error for a size that is no square of 2 to 64 rows, for states and for lit-only
// play.
[[nodiscard]] std::vector<Preset> ghaly_rows();
[[nodiscard]] Result<MachineChoice> choose_plain_ghaly(const Preset& preset, const PresetOptions& requested);
// Parses codes (ghaly_codes.hpp). parse_ghaly() parses codes behind "ghaly~"; nullopt if the text begins
// otherwise.
[[nodiscard]] Result<MachineChoice> choose_ghaly_with(std::string_view codes_text);
[[nodiscard]] std::optional<Result<MachineChoice>> parse_ghaly(std::string_view text, bool is_played);

}  // namespace switchbox::machine
