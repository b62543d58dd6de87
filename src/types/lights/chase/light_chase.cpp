#include "types/lights/chase/light_chase.hpp"

#include <utility>

#include "algebra/fibonacci_polynomials.hpp"
#include "base/require.hpp"
#include "types/lights/chase/rows.hpp"

namespace switchbox::solve {
namespace {

using algebra::BinaryPolynomial;
using machine::Surface;

BinaryPolynomial remainder(BinaryPolynomial number, const BinaryPolynomial& divisor) {
    number.reduce(divisor);
    return number;
}

// Returns p_{rows+1}(1 + x), by which chasing over `rows` rows multiplies the first row.
BinaryPolynomial chased_by(std::size_t rows) { return algebra::fibonacci_polynomial(rows + 1).at_one_more(); }

RowEquation equation_of(std::size_t rows, std::size_t columns) {
    const BinaryPolynomial d = algebra::fibonacci_polynomial(columns + 1);
    return {remainder(chased_by(rows), d), d};
}

}  // namespace

LightChase::LightChase(std::size_t rows, std::size_t columns)
    : Chase(rows, columns), first_row_(equation_of(rows, columns)) {}

BitWords LightChase::behind(const StripedGrid& change) const {
    require(change.rows() == rows() && change.columns() == columns(),
            "the lamps to change are not this board's");
    return change.plain(chased_to_the_end({}, change, Surface::plane).here);
}

StripedGrid LightChase::chased(const BinaryPolynomial& first_row, const StripedGrid& change) {
    return chased_rows({{}, change.striped(algebra::to_fibonacci(first_row).words())}, change,
                       Surface::plane);
}

std::optional<StripedGrid> LightChase::solve(const StripedGrid& change) const {
    const auto missing = BinaryPolynomial::of_words(behind(change));
    const auto first_row = first_row_.solve(algebra::from_fibonacci(missing));
    if (!first_row) return std::nullopt;
    return chased(*first_row, change);
}

// Finds the pattern by its last row, p_m(1 + x) u for a pattern that begins with u. That row and c need an
// odd number of ones in common. Let q be a quiet pattern and x the presses chased from a first row of 0. M x
// differs from the change by c in the last row alone, and q M x = 0.
std::optional<StripedGrid> LightChase::obstacle(const StripedGrid& change) const {
    if (nullity() == 0) return std::nullopt;
    const BitWords missing = behind(change);
    const BinaryPolynomial d = algebra::fibonacci_polynomial(columns() + 1);
    BinaryPolynomial last_row = remainder(algebra::product(chased_by(rows() - 1), first_row_.quiet(0)), d);
    for (std::size_t index = 0; index < nullity(); ++index) {
        if (has_odd_overlap(algebra::to_fibonacci(last_row).words(), missing)) return quiet(index);
        BinaryPolynomial next;
        next.add(last_row, 1);
        last_row = remainder(std::move(next), d);
    }
    return std::nullopt;
}

StripedGrid LightChase::quiet(std::size_t index) const {
    return chased(first_row_.quiet(index), StripedGrid(rows(), columns()));
}

}  // namespace switchbox::solve
