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

inline constexpr std::string_view own_id = "own";  // of a rule that no row of the catalogue has

// The usual starts and targets of rows.
enum class Fill : std::uint8_t { all_off, all_on, ring };

// Up to this many rows and columns a board with any button to press can be solved, and with two states be
// played; 0: no further than the row's other boards.
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

// The columns of the machine type.
[[nodiscard]] std::vector<Preset> linear_rows();
[[nodiscard]] Result<MachineChoice> choose_linear(const Preset& preset, const MachineWish& wish);
// Reads "own~" and a rule.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_linear(std::string_view text, bool is_played);

// A rule of one's own, if it can be played (rule_text.hpp says what that needs). To be solved alone it may go
// beyond largest_side to largest_stencil_side, with one stencil, two states and no holes.
[[nodiscard]] Result<MachineChoice> choose_own(Rule rule, bool is_played = true);
// The rule of a linear machine, or nullptr.
[[nodiscard]] const Rule* rule_of(const MachineChoice& choice);
// The rule of a choice of own_id, or nullptr.
[[nodiscard]] const Rule* own_rule(const MachineChoice& choice);

}  // namespace switchbox::machine
