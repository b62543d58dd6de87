// Which machine: the rule of a linear one, the codes of one of Ghaly's, or a puzzle that somebody wired,
// under the name by which the catalogue knows it.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "machine/ghaly_codes.hpp"
#include "machine/rule.hpp"
#include "machine/wired_puzzle.hpp"

namespace switchbox::machine {

// Wires and goal of a puzzle: its lamps' states at first are those of a game's start, and nothing is pressed.
struct Wires {
    std::shared_ptr<const WiredPuzzle> puzzle;
    friend bool operator==(const Wires& a, const Wires& b) {
        return a.puzzle == b.puzzle || *a.puzzle == *b.puzzle;
    }
};

using MachineKind = std::variant<Rule, GhalyCodes, Wires>;

struct MachineChoice {
    std::string id;  // of a preset, or own_id
    MachineKind kind;

    // What it is, or null for another kind.
    [[nodiscard]] const Rule* linear() const { return std::get_if<Rule>(&kind); }
    [[nodiscard]] const GhalyCodes* ghaly() const { return std::get_if<GhalyCodes>(&kind); }
    [[nodiscard]] const WiredPuzzle* wired() const {
        const Wires* wires = std::get_if<Wires>(&kind);
        return wires == nullptr ? nullptr : wires->puzzle.get();
    }
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

// Whether they are the same but for the codes of Ghaly's machine, which each game draws anew.
[[nodiscard]] bool is_same_but_codes(const MachineChoice& a, const MachineChoice& b);

// As the machine has them (machine.hpp).
[[nodiscard]] Sites lamps_of(const MachineKind& kind);
[[nodiscard]] Sites buttons_of(const MachineKind& kind);
[[nodiscard]] int lamp_states_of(const MachineKind& kind);
[[nodiscard]] int press_states_of(const MachineKind& kind);
// Whether only the button of a lamp that is not dark may be pressed.
[[nodiscard]] bool is_lit_only(const MachineKind& kind);

// `value` in every lamp that exists.
[[nodiscard]] Picture uniform(const MachineKind& kind, std::uint8_t value);

}  // namespace switchbox::machine
