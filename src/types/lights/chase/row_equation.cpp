#include "types/lights/chase/row_equation.hpp"

#include <utility>

#include "base/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::BinaryPolynomial;

BinaryPolynomial quotient(BinaryPolynomial number, const BinaryPolynomial& divisor) {
    return number.divide(divisor);
}

}  // namespace

RowEquation::RowEquation(const BinaryPolynomial& a, const BinaryPolynomial& d)
    : RowEquation(algebra::bezout(a, d), d) {}

RowEquation::RowEquation(const algebra::Bezout& bezout, BinaryPolynomial d)
    : nullity_(*bezout.divisor.degree()),
      divisor_(bezout.divisor),
      quiet_(quotient(std::move(d), bezout.divisor)),
      factor_(bezout.factor),
      modulus_(quiet_) {}

std::optional<BinaryPolynomial> RowEquation::solve(BinaryPolynomial c) const {
    if (nullity_ > 0) {
        BinaryPolynomial part = c.divide(divisor_);
        if (!c.is_zero()) return std::nullopt;
        c = std::move(part);
    }
    return modulus_.remainder(factor_.times(c));
}

BinaryPolynomial RowEquation::quiet(std::size_t index) const {
    require(index < nullity_, "there are not as many quiet rows");
    BinaryPolynomial row;
    row.add(quiet_, index);
    return row;
}

BinaryPolynomial RowEquation::quiet_near(const BinaryPolynomial& near) const {
    BinaryPolynomial rest = near;
    rest.reduce(quiet_);
    rest.add(near);
    return rest;
}

}  // namespace switchbox::solve
