// Answers to "which presses lead to the target?": verdicts with their proofs, tasks that run in slices, and a
// search that has both (docs/architecture.md, "Tasks").
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/machine.hpp"

namespace switchbox::solve {

// Sets of up to 64 rows or columns as bits of an integer: bit i is set if i is a member.

[[nodiscard]] constexpr std::uint64_t bit_at(std::size_t i) { return std::uint64_t{1} << i; }
// Returns the lowest member of a non-empty set.
[[nodiscard]] constexpr std::size_t lowest_bit(std::uint64_t set) {
    return static_cast<std::size_t>(std::countr_zero(set));
}

// Returns the set of the numbers first .. last - 1.
[[nodiscard]] constexpr std::uint64_t bits_from(std::size_t first, std::size_t last) {
    std::uint64_t set = 0;
    for (std::size_t i = first; i < last; ++i) set |= bit_at(i);
    return set;
}

// Array of counts that may grow large. All have the same number of limbs, as many as the largest count needs.
class Counts {
  public:
    explicit Counts(std::size_t limbs = 1) : limbs_(limbs) {}

    [[nodiscard]] std::size_t limbs() const { return limbs_; }
    // Appends a count of 0 or 1.
    void append(std::uint32_t value);
    // Adds count `from` of `others` to count `to`. `others` may not have more limbs.
    void add(std::size_t to, const Counts& others, std::size_t from);
    [[nodiscard]] Natural sum() const;

  private:
    void widen();

    std::size_t limbs_;
    std::vector<std::uint64_t> words_;  // the limbs of each count are adjacent, least significant first
};

// Long work in slices. Destroying a task cancels it.
class Task {
  public:
    Task() = default;
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    virtual ~Task() = default;

    // Advances by about `budget` units of work, but at least one step. One unit takes about a nanosecond.
    virtual void advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool is_finished() const = 0;
    [[nodiscard]] virtual double progress() const = 0;  // 0 to 1
};

// Units of work in one slice, some milliseconds, after which a caller checks a clock or Ctrl+C.
inline constexpr std::uint64_t slice_of_work = std::uint64_t{1} << 22U;

// Advances `search` by up to `most` units of work. Before each slice, stops if `is_over(search)` or if
// `goes_on(done)` is false. Returns the units done.
template <class Search, class IsOver, class GoesOn>
std::uint64_t advance_in_slices(Search& search, std::uint64_t most, IsOver is_over, GoesOn goes_on) {
    std::uint64_t done = 0;
    while (done < most && !is_over(search) && goes_on(done)) {
        const std::uint64_t slice = std::min(slice_of_work, most - done);
        search.advance(slice);
        done += slice;
    }
    return done;
}

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

// Result of solving for a machine, a state and a target, with its proof (docs/machines.md, "Answers and their
// proofs"). Grids of presses have the shape of the machine's buttons, pictures that of its lamps.
using Verdict = std::variant<Unique, Several, Uncounted, Impossible, Unreachable, InOrder, NoWay, Undecided>;

// Returns the remaining presses; nullptr if the target is unreachable or nothing is known.
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
// Returns the name for programs to read: "unique", "several", "uncounted", "impossible" (if is_impossible()),
// "in order" or "undecided".
[[nodiscard]] std::string name_of(const Verdict& verdict);
// Returns the number of press grids that lead to the target, or a lower bound on it if Uncounted. 0 if
// solutions are not press grids.
[[nodiscard]] Natural solutions_of(const Verdict& verdict);

// Returns the presses that lead from one press grid to another. Requires equal shapes, and that a second
// press undoes the first.
[[nodiscard]] machine::PressGrid difference(const machine::PressGrid& from, const machine::PressGrid& to);

// Returns each button as often as it is pressed in the grid, in reading order.
[[nodiscard]] std::vector<std::size_t> in_order(const machine::PressGrid& presses);

// Units of work that a search does at once, unless its task has another number.
inline constexpr std::uint64_t usual_work_at_once = std::uint64_t{1} << 26U;

// Long search, in slices, for the presses that lead to a target. Copies of a Search share it.
class SolveTask : public Task {
  public:
    // Returns the units of work that are done as soon as the answer is requested.
    [[nodiscard]] virtual std::uint64_t work_at_once() const { return usual_work_at_once; }
    // Returns a proved lower bound on the presses of a solution.
    [[nodiscard]] virtual std::size_t bound() const { return 0; }
    // Returns the result so far.
    [[nodiscard]] virtual Verdict verdict() const = 0;
    // Returns the search that proves that no solution has fewer presses, or finds one that has. Requires a
    // finished task. It may take very long, so callers run it only on request. nullptr if there is nothing to
    // prove, or no method for it.
    [[nodiscard]] virtual std::shared_ptr<SolveTask> proof() const { return nullptr; }
    // Returns the search to continue with when only `rest` of the solution so far is still to be pressed.
    // nullptr if the search must start again.
    [[nodiscard]] virtual std::shared_ptr<SolveTask> after(const machine::PressGrid& /*rest*/) const {
        return nullptr;
    }
    // Returns the most presses that any picture needs. Requires a finished task. nullopt if it is unknown.
    [[nodiscard]] virtual std::optional<std::size_t> farthest() const { return std::nullopt; }
};

// Answer that may need a long search: the result so far, and the task that completes it in slices
// (docs/architecture.md, "Solving"). Destroying it cancels the search. It is a value: its results change only
// by its own advance(), even if a copy shares the task.
class Search {
  public:
    // `bound`: lower bound on the presses of a solution.
    explicit Search(Verdict verdict, std::size_t bound = 0) : verdict_(std::move(verdict)), bound_(bound) {}
    // `is_long`: true if the task is too large to finish at once.
    Search(std::shared_ptr<SolveTask> task, bool is_long);

    // Returns the result so far.
    [[nodiscard]] const Verdict& verdict() const { return verdict_; }
    // Returns whether the result is final.
    [[nodiscard]] bool is_complete() const { return task_ == nullptr; }
    // Returns whether the answer takes, or took, a search that does not finish at once.
    [[nodiscard]] bool is_long() const { return is_long_; }
    [[nodiscard]] double progress() const { return progress_; }  // 0..1
    // Returns a proved lower bound on the presses of a solution.
    [[nodiscard]] std::size_t bound() const;
    // Continues the search for `budget` units of work; one unit takes about a nanosecond.
    void advance(std::uint64_t budget);
    // Completes the search.
    void finish();

    // Returns the search that proves the solution shortest or finds a shorter one (SolveTask::proof()).
    // nullopt if the search is incomplete or needs no proof. Copies share the proof, so it resumes where it
    // was left.
    [[nodiscard]] std::optional<Search> proof() const;
    [[nodiscard]] bool has_proof() const { return proof_ != nullptr; }
    [[nodiscard]] bool is_proof() const { return is_proof_; }
    // Returns the result of a proof so far as a complete search, whose proof() resumes this one.
    [[nodiscard]] Search left_off() const;

    // Returns the most presses that any picture needs from which lit-only play can reach this target. nullopt
    // unless that search was completed.
    [[nodiscard]] std::optional<std::size_t> farthest() const { return farthest_; }

    // Returns the search after `pressed` is pressed. The rest of a shortest solution is a shortest one. The
    // rest of the best solution so far is where a search continues. nullopt if `pressed` is not part of the
    // solution found, or if the search would have to start again.
    [[nodiscard]] std::optional<Search> after(const machine::PressGrid& pressed) const;

    // Returns whether the answer is final: exactly one press grid leads to the target. This stays true after
    // any press, so follow() updates the answer: `button` was pressed `times` more, and `states` presses
    // cancel out. follow() requires can_follow() and 0 <= times <= states.
    [[nodiscard]] bool can_follow() const { return std::holds_alternative<Unique>(verdict_) && !is_long_; }
    void follow(std::size_t button, int times, int states);

  private:
    void look_again();

    Verdict verdict_;
    bool is_long_ = false;
    double progress_ = 1;
    std::size_t bound_ = 0;
    std::optional<std::size_t> farthest_;
    std::shared_ptr<SolveTask> task_;  // nullptr after it finishes
    std::shared_ptr<SolveTask> proof_;
    bool is_proof_ = false;
};

// Runs the part of the task that is done at once. The search is long if that does not finish it.
[[nodiscard]] Search begin_search(std::shared_ptr<SolveTask> task);

}  // namespace switchbox::solve
