// Linear machines as choices (catalogue.hpp): which sizes, states and rules can be played or solved, and
// their text.
#pragma once

#include <string>
#include <string_view>

#include "machine/catalogue.hpp"

namespace switchbox::machine {

// Checks the wishes against the preset, whose rule this is.
[[nodiscard]] Result<MachineChoice> choose_linear(const Preset& preset, Rule rule, const MachineWish& wish);

// "own" and "merlin", and what differs from the preset or follows "own~" (format_choice).
[[nodiscard]] std::string format_linear(const std::string& id, const Rule& rule);
// What follows "own~".
[[nodiscard]] Result<MachineChoice> parse_own(std::string_view text, bool is_played);

// What a press of a rule of one's own changes.
[[nodiscard]] Message about_own(const Rule& rule);

}  // namespace switchbox::machine
