// Linear programs in exact arithmetic: the dual simplex method with bounds on variables. All entries are
// integers over one common denominator (Edmonds' integer pivoting), so nothing is rounded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/integer.hpp"

namespace switchbox::algebra {

// Bounds of a variable; nullopt if it has none.
struct VariableBounds {
    std::optional<Integer> least;
    std::optional<Integer> most;

    [[nodiscard]] bool is_fixed() const { return least && most && *least == *most; }
};

// Dictionary: the basic variables as linear forms of the others, which are at one of their bounds. A change
// of the bounds keeps it usable, so that branches of a search start from a copy.
class ExactSimplex {
  public:
    // Variables 0 to costs.size() - 1 are free of equations. Each row is a further variable: a linear form of
    // them. The least cost is wanted. A variable with a positive cost needs a lower bound, one with a
    // negative cost an upper bound; others need one of them, unless they are pivoted away.
    ExactSimplex(std::vector<IntegerVector> rows, IntegerVector costs);

    [[nodiscard]] std::size_t variables() const { return bounds_.size(); }
    [[nodiscard]] const VariableBounds& bounds(std::size_t variable) const { return bounds_[variable]; }
    void set_bounds(std::size_t variable, VariableBounds bounds);

    enum class State : std::uint8_t { open, optimal, infeasible };
    // Makes one pivot, or none if the state is not open. Returns the units of work.
    std::uint64_t step();
    [[nodiscard]] State state() const { return state_; }
    void finish();

    // Returns the value of each variable times denominator(), which is positive.
    [[nodiscard]] IntegerVector values() const;
    [[nodiscard]] const Integer& denominator() const { return denominator_; }

    [[nodiscard]] bool is_basic(std::size_t variable) const { return places_[variable].is_basic; }
    // Returns whether a variable that is not basic is at its upper bound.
    [[nodiscard]] bool is_at_most(std::size_t variable) const { return is_at_most_[variable]; }

    // Makes a basic variable that is fixed leave for one of the first variables, if it depends on any.
    // Requires the state optimal, which it keeps.
    void drive_out(std::size_t variable);
    // Exchanges a basic variable with one of the first variables that is not basic. The leaving one is at its
    // upper bound if `is_at_most`. Returns false if it depends on none of them.
    bool exchange(std::size_t variable, bool is_at_most);

    // Returns, in the state infeasible, a linear form of the variables that is 0 for all values but cannot be
    // 0 within the bounds.
    [[nodiscard]] IntegerVector conflict() const;

  private:
    struct Place {
        bool is_basic = false;
        std::size_t index = 0;  // of the row or the column
    };

    [[nodiscard]] Integer value_of(std::size_t row) const;
    [[nodiscard]] Integer value_at(std::size_t column) const;
    [[nodiscard]] std::optional<std::size_t> entering(std::size_t row, bool grows) const;
    [[nodiscard]] bool can_move(std::size_t column, int sign) const;
    // Eliminates a column from another row (or the costs) by the pivot's row `own`. Entries remain multiples
    // of the new denominator.
    void eliminate(IntegerVector& other, const IntegerVector& own, std::size_t column) const;
    void pivot(std::size_t row, std::size_t column, bool leaves_at_most);
    [[nodiscard]] std::uint64_t work_of_pivot() const;

    std::vector<IntegerVector> rows_;  // by row, the numerators of the columns
    IntegerVector costs_;              // by column, the numerators of the reduced costs
    Integer denominator_ = 1;
    std::vector<std::size_t> basic_;      // by row, its variable
    std::vector<std::size_t> nonbasic_;   // by column, its variable
    std::vector<Place> places_;           // by variable
    std::vector<bool> is_at_most_;        // by variable
    std::vector<VariableBounds> bounds_;  // by variable
    State state_ = State::open;
    std::size_t pivots_ = 0;  // since the bounds were changed
    std::size_t conflict_row_ = 0;
};

}  // namespace switchbox::algebra
