// Ghaly's machines as choices (machine_type.hpp).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "machine/machine_type.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::machine {

[[nodiscard]] MachineChoice choose_ghaly(GhalyCodes codes);
// The codes of one of Ghaly's machines, or nullptr.
[[nodiscard]] const GhalyCodes* codes_of(const MachineChoice& choice);

// The columns of the machine type. Without a text of its own a choice has the codes sigma = tau = 1.
[[nodiscard]] std::vector<Preset> ghaly_rows();
[[nodiscard]] Result<MachineChoice> choose_plain_ghaly(const Preset& preset, const MachineWish& wish);
// Reads codes (ghaly_code_text.hpp), and codes behind "ghaly~".
[[nodiscard]] Result<MachineChoice> choose_ghaly_with(std::string_view codes_text);
[[nodiscard]] std::optional<Result<MachineChoice>> parse_ghaly(std::string_view text, bool is_played);

}  // namespace switchbox::machine
