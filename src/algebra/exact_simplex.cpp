#include "algebra/exact_simplex.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"

namespace switchbox::algebra {
namespace {

constexpr std::uint64_t work_of_cell = 40;  // about, in nanoseconds, for one entry of a pivot

}  // namespace

ExactSimplex::ExactSimplex(std::vector<IntegerVector> rows, IntegerVector costs)
    : rows_(std::move(rows)), costs_(std::move(costs)) {
    const std::size_t variables = costs_.size() + rows_.size();
    for (std::size_t i = 0; i < costs_.size(); ++i) {
        nonbasic_.push_back(i);
        places_.push_back({false, i});
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        basic_.push_back(costs_.size() + i);
        places_.push_back({true, i});
    }
    is_at_most_.resize(variables);
    for (std::size_t i = 0; i < costs_.size(); ++i) is_at_most_[i] = costs_[i].sign() < 0;
    bounds_.resize(variables);
}

void ExactSimplex::set_bounds(std::size_t variable, VariableBounds bounds) {
    bounds_[variable] = std::move(bounds);
    const bool is_empty = bounds_[variable].least && bounds_[variable].most &&
                          *bounds_[variable].most < *bounds_[variable].least;
    require(!is_empty, "the bounds of a variable leave a value");
    state_ = State::open;
    pivots_ = 0;
}

Integer ExactSimplex::value_at(std::size_t column) const {
    const VariableBounds& bounds = bounds_[nonbasic_[column]];
    const std::optional<Integer>& value = is_at_most_[nonbasic_[column]] ? bounds.most : bounds.least;
    require(value.has_value(), "a variable that is not basic is at a bound");
    return *value;
}

// Returns the value of a basic variable times the denominator.
Integer ExactSimplex::value_of(std::size_t row) const {
    Integer value;
    for (std::size_t column = 0; column < nonbasic_.size(); ++column) {
        if (!rows_[row][column].is_zero()) value += rows_[row][column] * value_at(column);
    }
    return value;
}

IntegerVector ExactSimplex::values() const {
    IntegerVector values(bounds_.size());
    for (std::size_t row = 0; row < basic_.size(); ++row) values[basic_[row]] = value_of(row);
    for (std::size_t column = 0; column < nonbasic_.size(); ++column)
        values[nonbasic_[column]] = value_at(column) * denominator_;
    return values;
}

// Returns whether a change of the variable by that sign is within its bounds.
bool ExactSimplex::can_move(std::size_t column, int sign) const {
    const std::size_t variable = nonbasic_[column];
    return !bounds_[variable].is_fixed() && sign == (is_at_most_[variable] ? -1 : 1);
}

// Returns the column that lets the row's variable grow, or fall, at the least cost per unit. The first
// variable of equal ones is taken. nullopt if there is none.
std::optional<std::size_t> ExactSimplex::entering(std::size_t row, bool grows) const {
    std::optional<std::size_t> best;
    for (std::size_t column = 0; column < nonbasic_.size(); ++column) {
        const Integer& entry = rows_[row][column];
        if (entry.is_zero() || !can_move(column, grows ? entry.sign() : -entry.sign())) continue;
        if (best) {
            const Integer own = absolute(costs_[column]) * absolute(rows_[row][*best]);
            const Integer least = absolute(costs_[*best]) * absolute(entry);
            if (own > least || (own == least && nonbasic_[column] > nonbasic_[*best])) continue;
        }
        best = column;
    }
    return best;
}

std::uint64_t ExactSimplex::work_of_pivot() const {
    return (rows_.size() + 1) * (nonbasic_.size() + 1) * work_of_cell;
}

void ExactSimplex::eliminate(IntegerVector& other, const IntegerVector& own, std::size_t column) const {
    const Integer& pivot = own[column];
    const bool is_negative = pivot.sign() < 0;
    const Integer factor = other[column];
    for (std::size_t i = 0; i < other.size(); ++i) {
        if (i != column) {
            other[i] *= pivot;
            if (!factor.is_zero() && !own[i].is_zero()) other[i] -= factor * own[i];
            if (denominator_ != 1 && !other[i].is_zero()) other[i] = div_down(other[i], denominator_);
        }
        if (is_negative) other[i] = -other[i];
    }
}

void ExactSimplex::pivot(std::size_t row, std::size_t column, bool leaves_at_most) {
    const Integer pivot = rows_[row][column];
    const bool is_negative = pivot.sign() < 0;
    const IntegerVector own = rows_[row];
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (i != row) eliminate(rows_[i], own, column);
    }
    eliminate(costs_, own, column);
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (i != column && !is_negative) rows_[row][i] = -own[i];
    }
    rows_[row][column] = is_negative ? -denominator_ : denominator_;
    denominator_ = absolute(pivot);
    std::swap(basic_[row], nonbasic_[column]);
    places_[basic_[row]] = {true, row};
    places_[nonbasic_[column]] = {false, column};
    is_at_most_[nonbasic_[column]] = leaves_at_most;
}

std::uint64_t ExactSimplex::step() {
    if (state_ != State::open) return 1;
    // The variable that is farthest beyond its bound leaves. After many pivots it is the first one beyond its
    // bound, since then the method cannot cycle (Bland 1977).
    const bool takes_first = pivots_ > 2 * (basic_.size() + nonbasic_.size());
    std::optional<std::size_t> leaving;
    Integer farthest;
    bool grows = false;
    for (std::size_t row = 0; row < basic_.size(); ++row) {
        const VariableBounds& bounds = bounds_[basic_[row]];
        if (!bounds.least && !bounds.most) continue;
        if (takes_first && leaving && basic_[*leaving] < basic_[row]) continue;
        const Integer value = value_of(row);
        const bool is_low = bounds.least && value < *bounds.least * denominator_;
        const bool is_high = bounds.most && value > *bounds.most * denominator_;
        if (!is_low && !is_high) continue;
        Integer beyond = is_low ? *bounds.least * denominator_ - value : value - *bounds.most * denominator_;
        if (!takes_first && leaving && beyond <= farthest) continue;
        leaving = row;
        farthest = std::move(beyond);
        grows = is_low;
    }
    if (!leaving) {
        state_ = State::optimal;
        return work_of_pivot();
    }
    const auto column = entering(*leaving, grows);
    if (!column) {
        state_ = State::infeasible;
        conflict_row_ = *leaving;
        return work_of_pivot();
    }
    pivot(*leaving, *column, !grows);
    ++pivots_;
    return 2 * work_of_pivot();
}

void ExactSimplex::finish() {
    while (state_ == State::open) step();
}

void ExactSimplex::drive_out(std::size_t variable) {
    const std::size_t row = places_[variable].index;
    for (const bool grows : {true, false}) {
        if (const auto column = entering(row, grows)) {
            pivot(row, *column, !grows);
            return;
        }
    }
    exchange(variable, false);
}

bool ExactSimplex::exchange(std::size_t variable, bool is_at_most) {
    const std::size_t row = places_[variable].index;
    for (std::size_t column = 0; column < nonbasic_.size(); ++column) {
        if (nonbasic_[column] >= nonbasic_.size() || rows_[row][column].is_zero()) continue;
        pivot(row, column, is_at_most);
        return true;
    }
    return false;
}

IntegerVector ExactSimplex::conflict() const {
    IntegerVector form(bounds_.size());
    form[basic_[conflict_row_]] = denominator_;
    for (std::size_t column = 0; column < nonbasic_.size(); ++column)
        form[nonbasic_[column]] = -rows_[conflict_row_][column];
    return form;
}

}  // namespace switchbox::algebra
