// What a solver says about a machine, the presses so far and a target: unique, several or impossible, each
// with its proof (spec/machines.md, "What a solver must say").
#pragma once

#include <string>
#include <variant>

#include "algebra/natural.hpp"
#include "machine/grid.hpp"

namespace switchbox::solve {

// Exactly one press grid leads to the target.
struct Unique {
    machine::PressGrid presses;  // what is still to be pressed
    friend bool operator==(const Unique&, const Unique&) = default;
};

// k^nullity press grids do.
struct Several {
    machine::PressGrid presses;  // one with the fewest presses, if proved; else the best one found
    bool proved_fewest = false;
    std::size_t nullity = 0;
    algebra::Natural solutions;
    friend bool operator==(const Several&, const Several&) = default;
};

// None does. `weights` gives each lamp a weight 0..k-1 so that no press changes the weighted sum (mod k); the
// target's weighted sum differs from the present picture's by `sum`, which is not 0 (mod k).
struct Impossible {
    machine::Picture weights;
    int sum = 0;
    friend bool operator==(const Impossible&, const Impossible&) = default;
};

using Verdict = std::variant<Unique, Several, Impossible>;

// The presses still to be made, or null when the target cannot be reached.
[[nodiscard]] const machine::PressGrid* presses_of(const Verdict& verdict);
// Whether no solution has fewer presses than presses_of().
[[nodiscard]] bool is_proved_fewest(const Verdict& verdict);
// "unique", "several" or "impossible".
[[nodiscard]] std::string name_of(const Verdict& verdict);
[[nodiscard]] algebra::Natural solutions_of(const Verdict& verdict);

}  // namespace switchbox::solve
