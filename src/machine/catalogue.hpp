// The built-in machines, and machines by their text (docs/machines.md).
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::machine {

// The rows of all types, each in its place.
[[nodiscard]] const std::vector<Preset>& catalogue();
// Whether this or a later version may call a machine so.
[[nodiscard]] bool may_be_machine(std::string_view id);
[[nodiscard]] const Preset* find_preset(std::string_view id);

// An Error for an id that no row has, and for a size, states or lit-only play that the row cannot have.
[[nodiscard]] Result<MachineChoice> choose(std::string_view id, const MachineWish& wish);
// The machine of a first visit: Merlin.
[[nodiscard]] MachineChoice first_choice();

// The word of lit-only play in the text of a choice.
inline constexpr std::string_view lit_word = "lit";
// Reads a MachineDefinition::text(): the id of a row and what differs from it, as "merlin", "lights-out~4x7",
// "merlin~3" (states), "merlin~lit" and "lights-out~4x7~3~lit"; or a text of a type's own. Any text gives a
// choice that can be played, or else solved, or a message that names the part.
[[nodiscard]] Result<MachineChoice> parse_choice(std::string_view text, bool is_played = true);

// Returns the rest of a text that begins with `id` and '~', or nullopt if it begins otherwise.
[[nodiscard]] std::optional<std::string_view> text_after(std::string_view id, std::string_view text);

}  // namespace switchbox::machine
