// What a solver says about a machine, the presses so far and a target: unique, several or impossible, each
// with its proof (docs/machines.md, "What the answers mean"); and, where only lit lamps may be pressed, a
// shortest order of presses.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/machine.hpp"

namespace switchbox::solve {

// Exactly one press grid leads to the target.
struct Unique {
    machine::PressGrid presses;  // what is still to be pressed
    friend bool operator==(const Unique&, const Unique&) = default;
};

// Several press grids do.
struct Several {
    machine::PressGrid presses;  // one with the fewest presses, if proved; else the best one found
    bool proved_fewest = false;
    Natural solutions;
    friend bool operator==(const Several&, const Several&) = default;
};

// Some do, and how many was not counted: a picture on Ghaly's machine.
struct Uncounted {
    machine::PressGrid presses;  // as of Several
    bool proved_fewest = false;
    Natural at_least;  // so many do
    friend bool operator==(const Uncounted&, const Uncounted&) = default;
};

// None does. `weights` gives each lamp a weight 0..k-1 so that no press changes the weighted sum (mod k); the
// target's weighted sum differs from the present picture's by `sum`, which is not 0 (mod k): a y with y·A = 0
// and y·(target - picture) != 0.
struct Impossible {
    machine::Picture weights;
    int sum = 0;
    friend bool operator==(const Impossible&, const Impossible&) = default;
};

// Ghaly's machine, and other kinds: no presses show the target.
struct Unreachable {
    Message claim;                   // a sentence: "... cannot be reached: not all cells can become blue."
    Message reason;                  // sentences that prove it; empty where a search does
    std::vector<std::size_t> cells;  // that they speak of, ascending
    Message more = {};               // further faults, told where somebody asks for them
    friend bool operator==(const Unreachable&, const Unreachable&) = default;
};

// Where order counts: a sequence of presses that are allowed, in this order; a shortest one, if proved.
struct InOrder {
    std::vector<std::size_t> order;
    machine::PressGrid presses;  // the same, counted as far as a grid counts
    bool proved_fewest = true;
    friend bool operator==(const InOrder&, const InOrder&) = default;
};

// Lit-only play: press grids may lead to the target, but no order of presses that are allowed does.
struct NoWay {
    friend bool operator==(const NoWay&, const NoWay&) = default;
};

// Not known: the search is too large, or was not made yet.
struct Undecided {
    Message reason;  // a sentence
    friend bool operator==(const Undecided&, const Undecided&) = default;
};

using Verdict = std::variant<Unique, Several, Uncounted, Impossible, Unreachable, InOrder, NoWay, Undecided>;

// The presses still to be made, or null when the target cannot be reached or nothing is known.
[[nodiscard]] const machine::PressGrid* presses_of(const Verdict& verdict);
// The same where their order does not matter, to change; null otherwise.
[[nodiscard]] machine::PressGrid* presses_in_any_order(Verdict& verdict);
[[nodiscard]] bool is_in_any_order(const Verdict& verdict);
// The presses one by one, as a step-through plays them: in their order, or in reading order where any will
// do.
[[nodiscard]] std::vector<std::size_t> plan_of(const Verdict& verdict);
// The same for this machine. On Ghaly's they go the way the transmitters' wires run, row by row from the
// bottom, each from the left: when a button is next, every wire comes to it as on the board in the end.
[[nodiscard]] std::vector<std::size_t> plan_of(const Verdict& verdict, const machine::Machine& machine);
// How many presses those are; 0 where there are none.
[[nodiscard]] std::size_t count_presses(const Verdict& verdict);
// Whether it is known that the target cannot be reached.
[[nodiscard]] bool is_impossible(const Verdict& verdict);
// Whether no solution has fewer presses than presses_of().
[[nodiscard]] bool is_proved_fewest(const Verdict& verdict);
// Whether presses_of() is only the best solution found.
[[nodiscard]] bool is_best_so_far(const Verdict& verdict);
// "unique", "several", "uncounted", "impossible", "in order" or "undecided": for programs that read it.
[[nodiscard]] std::string name_of(const Verdict& verdict);
// The number of press grids that lead to the target, or at least so many where they are uncounted; 0 where
// they are not what counts.
[[nodiscard]] Natural solutions_of(const Verdict& verdict);

// What leads from one press grid to another where a second press undoes the first.
[[nodiscard]] machine::PressGrid difference(const machine::PressGrid& from, const machine::PressGrid& to);

// Each button as often as it is to be pressed, in reading order.
[[nodiscard]] std::vector<std::size_t> in_order(const machine::PressGrid& presses);

}  // namespace switchbox::solve
