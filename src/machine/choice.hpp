// Which machine: the rule of a linear one, the codes of one of Ghaly's, or one of another kind, under the
// name by which the catalogue or the kind knows it.
#pragma once

#include <string>
#include <variant>

#include "machine/ghaly_codes.hpp"
#include "machine/kind.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

using MachineKind = std::variant<Rule, GhalyCodes, KindInUse>;

// Returns nullptr for a rule and for codes.
[[nodiscard]] const OtherKind* other_in(const MachineKind& kind);

struct MachineChoice {
    std::string id;  // of a preset or another kind, or own_id
    MachineKind kind;

    // What it is, or null for another kind.
    [[nodiscard]] const Rule* linear() const { return std::get_if<Rule>(&kind); }
    [[nodiscard]] const GhalyCodes* ghaly() const { return std::get_if<GhalyCodes>(&kind); }
    [[nodiscard]] const OtherKind* other() const { return other_in(kind); }
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

// Whether they are the same but for the codes of Ghaly's machine, which each game draws anew.
[[nodiscard]] bool is_same_but_codes(const MachineChoice& a, const MachineChoice& b);

// As the machine has them (machine.hpp).
[[nodiscard]] Sites lamps_of(const MachineKind& kind);
[[nodiscard]] Sites buttons_of(const MachineKind& kind);
[[nodiscard]] int lamp_states_of(const MachineKind& kind);
[[nodiscard]] int press_states_of(const MachineKind& kind);
// The grid of its states, and how many values an entry has.
[[nodiscard]] Sites state_sites_of(const MachineKind& kind);
[[nodiscard]] int state_values_of(const MachineKind& kind);
// Whether only the button of a lamp that is not dark may be pressed.
[[nodiscard]] bool is_lit_only(const MachineKind& kind);

// Whether what is shown at first follows from the machine alone, so that no other start can be set.
[[nodiscard]] bool has_own_start(const MachineKind& kind);
// What there is to choose: whether each button stands on a lamp that may have to be lit, another number of
// states, a board that is no square.
[[nodiscard]] bool can_be_lit_only(const MachineKind& kind);
[[nodiscard]] bool can_have_states(const MachineKind& kind);
[[nodiscard]] bool must_be_square(const MachineKind& kind);
// Whether each press adds the same to the lamps, whatever they show: then the start follows from what is
// shown and from the presses that led there.
[[nodiscard]] bool adds_presses(const MachineKind& kind);
[[nodiscard]] Picture start_for(const MachineKind& kind, const Picture& shown, const PressGrid& presses);

// `value` in every lamp that exists.
[[nodiscard]] Picture uniform(const MachineKind& kind, std::uint8_t value);

}  // namespace switchbox::machine
