// Answer that may need a long search: the result so far, and the task that completes it in slices
// (docs/architecture.md, "Solving"). Destroying it cancels the search.
#pragma once

#include <memory>
#include <optional>

#include "solve/solve_task.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

// Value type. Its results change only by its own advance(), even if a copy shares the task.
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
    // cancel out.
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
