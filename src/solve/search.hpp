// An answer that may take long: what is known so far, and the search that would complete it, a slice at a
// time (docs/architecture.md, "Solving"). Dropping it cancels.
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "solve/common/kinds.hpp"
#include "solve/common/verdict.hpp"
#include "solve/fewest_search.hpp"
#include "solve/ghaly/picture/picture_search.hpp"
#include "solve/linear/linear_solver.hpp"
#include "solve/linear/lit_only.hpp"

namespace switchbox::solve {

// Works out how far every picture is from the target in lit-only play. The search is shared by all who ask
// about the same target.
struct DistanceSearch {
    std::shared_ptr<const LinearSolver> solver;
    std::shared_ptr<LitOnlySearch> search;
    algebra::Residues picture;  // of the lamps that exist
};

// Searches all boards of Ghaly's machine for the one that shows the target with the fewest presses from here.
// Copies share the search.
struct BoardSearch {
    machine::PressGrid presses;  // so far
    std::shared_ptr<PictureSearch> search;
};

// What it tells changes by its own advance() alone, even where another one shares the search.
class Search {
  public:
    // `bound`: no solution has fewer presses.
    explicit Search(Verdict verdict, std::size_t bound = 0) : verdict_(std::move(verdict)), bound_(bound) {}
    // `is_long`: the search is too large to be made at once.
    Search(FewestSearch search, bool is_long);
    Search(DistanceSearch search, bool is_long);
    Search(BoardSearch search, bool is_long);
    Search(std::shared_ptr<OtherSearch> search, bool is_long);

    // What is known so far.
    [[nodiscard]] const Verdict& verdict() const { return verdict_; }
    // Whether that is all there is to know.
    [[nodiscard]] bool is_complete() const;
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
    // not (OtherSearch::proof()). Copies share it, so that it goes on where it was left.
    [[nodiscard]] std::optional<Search> proof() const;
    [[nodiscard]] bool has_proof() const { return proof_ != nullptr; }
    [[nodiscard]] bool is_proof() const { return is_proof_; }
    // Of a proof: what it has found, as a complete search, whose proof it is.
    [[nodiscard]] Search left_off() const;

    // The most presses that any picture needs from which lit-only play leads to this target; none unless that
    // was searched to the end.
    [[nodiscard]] std::optional<std::size_t> farthest() const;

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
    std::shared_ptr<OtherSearch> proof_;
    bool is_proof_ = false;
    std::variant<std::monostate, FewestSearch, DistanceSearch, BoardSearch, std::shared_ptr<OtherSearch>>
        work_;
};

}  // namespace switchbox::solve
