// An answer that may take long: what is known so far, and the task that would complete it, a slice at a time
// (docs/architecture.md, "Solving"). Dropping it cancels.
#pragma once

#include <memory>
#include <optional>

#include "solve/solve_task.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

// A value whose answers change by its own advance() alone, even where a copy shares the task.
class Search {
  public:
    // `bound`: no solution has fewer presses.
    explicit Search(Verdict verdict, std::size_t bound = 0) : verdict_(std::move(verdict)), bound_(bound) {}
    // `is_long`: the task is too large to be done at once.
    Search(std::shared_ptr<SolveTask> task, bool is_long);

    // What is known so far.
    [[nodiscard]] const Verdict& verdict() const { return verdict_; }
    // Whether that is all there is to know.
    [[nodiscard]] bool is_complete() const { return task_ == nullptr; }
    // Whether it takes, or took, a search that is not made at once.
    [[nodiscard]] bool is_long() const { return is_long_; }
    [[nodiscard]] double progress() const { return progress_; }  // 0..1
    // It is proved that no solution has fewer presses.
    [[nodiscard]] std::size_t bound() const;
    // Searches on, for `budget` units of work: about as many nanoseconds.
    void advance(std::uint64_t budget);
    // Searches on to the end.
    void finish();

    // What would prove that no solution has fewer presses, or find one that has, where a complete search has
    // not (SolveTask::proof()). Copies share it, so that it goes on where it was left.
    [[nodiscard]] std::optional<Search> proof() const;
    [[nodiscard]] bool has_proof() const { return proof_ != nullptr; }
    [[nodiscard]] bool is_proof() const { return is_proof_; }
    // Of a proof: what it has found, as a complete search, whose proof it is.
    [[nodiscard]] Search left_off() const;

    // The most presses that any picture needs from which lit-only play leads to this target; nullopt unless
    // that was searched to the end.
    [[nodiscard]] std::optional<std::size_t> farthest() const { return farthest_; }

    // What is known once `pressed` is pressed, where that is part of the solution found: the rest of a
    // shortest one is a shortest one, and the rest of the best found so far is where a search goes on.
    [[nodiscard]] std::optional<Search> after(const machine::PressGrid& pressed) const;

    // Whether exactly one press grid leads to the target, and that is all there is to know. Then one does too
    // once a button is pressed `times` more, where `states` presses are as good as none: it becomes that.
    [[nodiscard]] bool can_follow() const { return std::holds_alternative<Unique>(verdict_) && !is_long_; }
    void follow(std::size_t button, int times, int states);

  private:
    void look_again();

    Verdict verdict_;
    bool is_long_ = false;
    double progress_ = 1;
    std::size_t bound_ = 0;
    std::optional<std::size_t> farthest_;
    std::shared_ptr<SolveTask> task_;  // until it is finished
    std::shared_ptr<SolveTask> proof_;
    bool is_proof_ = false;
};

// Does what is done of the task at once. The search is long if that does not finish it.
[[nodiscard]] Search begin_search(std::shared_ptr<SolveTask> task);

}  // namespace switchbox::solve
