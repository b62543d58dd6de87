// Catalogue of the built-in machines, and the parser of a machine's text (docs/machines.md).
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::machine {

// Returns the rows of all types, ordered by their places.
[[nodiscard]] const std::vector<Preset>& catalogue();
// Returns whether this or a later version may use the text as the id of a machine.
[[nodiscard]] bool may_be_machine(std::string_view id);
[[nodiscard]] const Preset* find_preset(std::string_view id);

// Returns an Error if no row has the id, or if the row cannot have the size, the states or lit-only play.
[[nodiscard]] Result<MachineChoice> choose(std::string_view id, const PresetOptions& requested);
// Returns the machine of a first visit: Merlin.
[[nodiscard]] MachineChoice first_choice();

// Word for lit-only play in the text of a choice.
inline constexpr std::string_view lit_word = "lit";
// Parses a MachineDefinition::text(): the id of a row and the differences from it, or a text that a type
// defines. Examples: "merlin", "lights-out~4x7", "merlin~3" (states), "merlin~lit", "lights-out~4x7~3~lit".
// Any text gives a choice or a message that names the part. `is_played` is PresetOptions::is_played: the
// choice can be played, otherwise at least solved.
[[nodiscard]] Result<MachineChoice> parse_choice(std::string_view text, bool is_played = true);

// Returns the rest of a text that begins with `id` and '~', or nullopt if it begins otherwise.
[[nodiscard]] std::optional<std::string_view> text_after(std::string_view id, std::string_view text);

}  // namespace switchbox::machine
