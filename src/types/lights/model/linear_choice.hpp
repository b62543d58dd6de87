// Linear machines as choices (machine_type.hpp): the rows of the catalogue, and which sizes, states and rules
// can be played or solved.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/machine_type.hpp"
#include "machine/rule.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::machine {

inline constexpr std::string_view own_id = "own";  // id of a rule that is not in the catalogue

// Usual starts and targets of catalogue rows.
enum class Fill : std::uint8_t { all_off, all_on, ring };

// Largest sides of a board, if any of its buttons may be pressed: to be solved with two or more states, and
// to be played with two. 0 means the preset's largest_side.
struct SolvedSides {
    int two_states = 0;
    int more_states = 0;
    int played = 0;
};

struct LinearPreset {
    int place;
    std::string_view id;
    Message name;
    Message about;
    Rule rule;  // at its default size
    int largest_side;
    Fill start;
    Fill target;
    SolvedSides solved = {};
};
[[nodiscard]] const std::vector<LinearPreset>& linear_presets();
[[nodiscard]] const LinearPreset* find_linear_preset(std::string_view id);

// Returns the rows of the catalogue. This function and the next two are members of lights_type.
[[nodiscard]] std::vector<Preset> linear_rows();
[[nodiscard]] Result<MachineChoice> choose_linear(const Preset& preset, const PresetOptions& requested);
// Parses "own~" and a rule. nullopt if the text has another id.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_linear(std::string_view text, bool is_played);

// Makes a choice of a user-defined rule. Returns an error if the rule cannot be played (see rule_text.hpp). A
// rule that is only to be solved may exceed largest_side up to largest_stencil_side. For that it needs one
// stencil, two states and no holes, and it may not be lit-only.
[[nodiscard]] Result<MachineChoice> choose_own(Rule rule, bool is_played = true);
// Returns the rule of a linear machine, nullptr for other machines.
[[nodiscard]] const Rule* rule_of(const MachineChoice& choice);
// Returns the rule of a choice with own_id, nullptr for other choices.
[[nodiscard]] const Rule* own_rule(const MachineChoice& choice);

}  // namespace switchbox::machine
