// Result of solving for a machine, the presses so far and a target: unique, several or impossible, each with
// its proof (docs/machines.md, "What the answers mean"). In lit-only play it is a shortest order of presses.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/machine.hpp"

namespace switchbox::solve {

// Verdict that exactly one press grid leads to the target.
struct Unique {
    machine::PressGrid presses;  // the remaining presses
    friend bool operator==(const Unique&, const Unique&) = default;
};

// Verdict that several press grids lead to the target.
struct Several {
    machine::PressGrid presses;  // fewest presses if proved, else the best found so far
    bool proved_fewest = false;
    Natural solutions;
    friend bool operator==(const Several&, const Several&) = default;
};

// Verdict that some press grids lead to the target, but their number is unknown: a picture on Ghaly's
// machine.
struct Uncounted {
    machine::PressGrid presses;  // as in Several
    bool proved_fewest = false;
    Natural at_least;  // lower bound on the number of solutions
    friend bool operator==(const Uncounted&, const Uncounted&) = default;
};

// Verdict that no press grid leads to the target. `weights` gives each lamp a weight 0..k-1 so that no press
// changes the weighted sum (mod k). The target's weighted sum differs from the picture's by `sum`, which is
// not 0 (mod k). In algebra: a y with y·A = 0 and y·(target - picture) != 0.
struct Impossible {
    machine::Picture weights;
    int sum = 0;
    friend bool operator==(const Impossible&, const Impossible&) = default;
};

// Verdict, on Ghaly's machine and other types, that no presses show the target.
struct Unreachable {
    Message claim;                   // a sentence: "... cannot be reached: not all cells can become blue."
    Message reason;                  // sentences that prove it; empty if a search proves it
    std::vector<std::size_t> cells;  // cells that the sentences refer to, ascending
    Message more = {};               // further problems, shown on request
    friend bool operator==(const Unreachable&, const Unreachable&) = default;
};

// Verdict where the order matters: a sequence of allowed presses, a shortest one if proved.
struct InOrder {
    std::vector<std::size_t> order;
    machine::PressGrid presses;  // the same presses, counted up to the limit of a grid
    bool proved_fewest = true;
    friend bool operator==(const InOrder&, const InOrder&) = default;
};

// Verdict in lit-only play that no order of allowed presses leads to the target, though press grids may.
struct NoWay {
    friend bool operator==(const NoWay&, const NoWay&) = default;
};

// Verdict that the answer is unknown: the search is too large, or has not run yet.
struct Undecided {
    Message reason;  // a sentence
    friend bool operator==(const Undecided&, const Undecided&) = default;
};

using Verdict = std::variant<Unique, Several, Uncounted, Impossible, Unreachable, InOrder, NoWay, Undecided>;

// Returns the remaining presses, or nullptr if the target is unreachable or nothing is known.
[[nodiscard]] const machine::PressGrid* presses_of(const Verdict& verdict);
// Returns the remaining presses, mutable, if their order does not matter; nullptr otherwise.
[[nodiscard]] machine::PressGrid* presses_in_any_order(Verdict& verdict);
[[nodiscard]] bool is_in_any_order(const Verdict& verdict);
// Returns the presses one by one, as a step-through plays them: in order, or in reading order if any order
// works.
[[nodiscard]] std::vector<std::size_t> plan_of(const Verdict& verdict);
// Returns the plan for this machine. On Ghaly's machine it follows the transmitters' wires: row by row from
// the bottom, each from the left. When a button is next, every wire to it is already in its final state.
[[nodiscard]] std::vector<std::size_t> plan_of(const Verdict& verdict, const machine::Machine& machine);
// Returns the number of remaining presses; 0 if there are none.
[[nodiscard]] std::size_t count_presses(const Verdict& verdict);
// Returns whether the target is known to be unreachable.
[[nodiscard]] bool is_impossible(const Verdict& verdict);
// Returns whether no solution has fewer presses than presses_of().
[[nodiscard]] bool is_proved_fewest(const Verdict& verdict);
// Returns whether presses_of() is only the best solution found.
[[nodiscard]] bool is_best_so_far(const Verdict& verdict);
// Returns "unique", "several", "uncounted", "impossible", "in order" or "undecided", for programs to read.
[[nodiscard]] std::string name_of(const Verdict& verdict);
// Returns the number of press grids that lead to the target, or a lower bound on it if Uncounted. 0 if
// solutions are not press grids.
[[nodiscard]] Natural solutions_of(const Verdict& verdict);

// Returns the presses that lead from one press grid to another. Requires that a second press undoes the
// first.
[[nodiscard]] machine::PressGrid difference(const machine::PressGrid& from, const machine::PressGrid& to);

// Returns each button as often as it is pressed in the grid, in reading order.
[[nodiscard]] std::vector<std::size_t> in_order(const machine::PressGrid& presses);

}  // namespace switchbox::solve
