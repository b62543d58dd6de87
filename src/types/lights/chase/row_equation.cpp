#include "types/lights/chase/row_equation.hpp"

#include <algorithm>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "base/result.hpp"

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

using algebra::quotient_of;
using algebra::remainder_of;
using algebra::Residues;

LocalRowEquation::LocalRowEquation(const Polynomial& a, const Polynomial& d, const algebra::PrimePower& ring)
    : ring_(ring), modulus_(d) {
    const DivisorLevel none{d, {}, {1}};
    const DivisorLevel* before = &none;
    for (int power = 1; power < ring.value && degree(before->divisor) > 0; power *= ring.prime) {
        const Polynomial image = algebra::divided_by(times(a, before->quiet), power);
        DivisorLevel& level = levels_[count_++];
        level = next_level(*before, algebra::reduced_modulo(image, ring.prime));
        make_monic(level, a, power);
        before = &level;
    }
}

Residues LocalRowEquation::times(const Polynomial& a, const Polynomial& b) const {
    return remainder_of(algebra::product(a, b, ring_.value), modulus_, ring_.value);
}

LocalRowEquation::DivisorLevel LocalRowEquation::next_level(const DivisorLevel& before,
                                                            const Polynomial& image) const {
    const int p = ring_.prime;
    const int q = ring_.value;
    const Polynomial above = algebra::reduced_modulo(before.divisor, p);
    const auto bezout = algebra::bezout(remainder_of(image, above, p), above, p);
    const Polynomial& g = bezout.divisor;
    const Polynomial rest = algebra::sum_of(g, algebra::product(bezout.factor, image, p), p - 1, p);
    const Polynomial of_above = quotient_of(rest, above, p);
    const Polynomial quiet = algebra::product(quotient_of(above, g, p), before.quiet, q);
    const Polynomial taken_off =
        remainder_of(times(quotient_of(image, g, p), before.factor), before.quiet, q);
    return {g, algebra::sum_of(times(bezout.factor, before.quiet), times(of_above, before.factor), p % q, q),
            algebra::sum_of(quiet, taken_off, (q - p) % q, q)};
}

// Scales U_i until A U_i / p^i is monic. Divided by a monic G' = g_i (mod p), it has a quotient Q = 1 + p R.
// Multiplying U_i by 2 - Q makes the quotient 1 modulo p^2, and so on until it is 1.
void LocalRowEquation::make_monic(DivisorLevel& level, const Polynomial& a, int power) const {
    const int q = ring_.value / power;
    if (degree(level.divisor) == degree(modulus_)) {  // I_i has only multiples of p and D
        level.divisor = algebra::reduced_modulo(modulus_, q);
        return;
    }
    while (true) {
        Polynomial made = algebra::divided_by(times(a, level.factor), power);
        const Polynomial quotient = quotient_of(made, level.divisor, q);
        if (quotient == Polynomial{1}) {
            level.divisor = std::move(made);
            return;
        }
        level.factor = times(level.factor, algebra::sum_of({2}, quotient, ring_.value - 1, ring_.value));
    }
}

std::optional<Residues> LocalRowEquation::solve(Polynomial c) const {
    Polynomial u;
    int q = ring_.value;
    for (std::size_t i = 0; i < count_; ++i) {
        const DivisorLevel& level = levels_[i];
        const Polynomial quotient = algebra::divide(c, level.divisor, q);
        u = algebra::sum_of(std::move(u), times(quotient, level.factor), 1, ring_.value);
        const auto is_divisible = [&](std::uint8_t coefficient) { return coefficient % ring_.prime == 0; };
        if (!std::all_of(c.begin(), c.end(), is_divisible)) return std::nullopt;
        c = algebra::divided_by(std::move(c), ring_.prime);
        q /= ring_.prime;
    }
    if (ring_.exponent == 1) u = remainder_of(std::move(u), levels_[0].quiet, ring_.value);
    return u;
}

LocalRowEquation::QuietRows LocalRowEquation::quiet_rows(std::size_t level) const {
    int order = ring_.prime;
    for (std::size_t i = 0; i < level; ++i) order *= ring_.prime;
    const std::size_t next = level + 1 < count_ ? degree(levels_[level + 1].divisor) : 0;
    return {algebra::sum_of({}, levels_[level].quiet, ring_.value / order, ring_.value), order,
            degree(levels_[level].divisor) - next};
}

std::size_t LocalRowEquation::kernel_exponent() const {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < count_; ++i) sum += degree(levels_[i].divisor);
    return sum;
}

}  // namespace switchbox::solve
