#include "types/lights/chase/light_chase.hpp"

#include <bit>
#include <utility>

#include "algebra/binary_polynomial.hpp"
#include "algebra/fibonacci_polynomials.hpp"
#include "base/result.hpp"
#include "types/lights/chase/stripes.hpp"

namespace switchbox::solve {
namespace {

using algebra::BinaryPolynomial;
using machine::Surface;

// Ring of the polynomials modulo y^n + 1.
class Ring {
  public:
    explicit Ring(std::size_t n) : n_(n) {}

    // Returns a number of degree below 2n, reduced.
    [[nodiscard]] BinaryPolynomial folded(const BinaryPolynomial& number) const {
        BinaryPolynomial rest = number.below(n_);
        rest.add(number.from(n_));
        return rest;
    }
    [[nodiscard]] BinaryPolynomial square(const BinaryPolynomial& a) const { return folded(a.square()); }
    [[nodiscard]] BinaryPolynomial product(const BinaryPolynomial& a, const BinaryPolynomial& b) const {
        return folded(algebra::product(a, b));
    }
    // Returns (1 + y + 1/y) a.
    [[nodiscard]] BinaryPolynomial times_t(const BinaryPolynomial& a) const {
        BinaryPolynomial sum = a;
        sum.add(a, 1);
        sum.add(a, n_ - 1);
        return folded(sum);
    }
    [[nodiscard]] BinaryPolynomial modulus() const {
        BinaryPolynomial modulus = BinaryPolynomial::monomial(n_);
        modulus.add(BinaryPolynomial::monomial(0));
        return modulus;
    }

  private:
    std::size_t n_;
};

BinaryPolynomial remainder(BinaryPolynomial number, const BinaryPolynomial& divisor) {
    number.reduce(divisor);
    return number;
}

BinaryPolynomial sum_of(BinaryPolynomial a, const BinaryPolynomial& b) {
    a.add(b);
    return a;
}

struct PolynomialPair {
    BinaryPolynomial here;   // p_k
    BinaryPolynomial after;  // p_{k+1}
};

// Returns p_k and p_{k+1} at t, by p_{2k} = t p_k^2 and p_{2k+1} = p_k^2 + p_{k+1}^2.
PolynomialPair fibonacci_at_t(std::size_t k, const Ring& ring) {
    PolynomialPair step{{}, BinaryPolynomial::monomial(0)};
    for (auto bit = static_cast<unsigned>(std::bit_width(k)); bit-- > 0;) {
        const BinaryPolynomial square = ring.square(step.here);
        const BinaryPolynomial square_after = ring.square(step.after);
        BinaryPolynomial odd = sum_of(square, square_after);
        const bool is_odd = (k >> bit & 1U) != 0;
        BinaryPolynomial even = ring.times_t(is_odd ? square_after : square);
        step = is_odd ? PolynomialPair{std::move(odd), std::move(even)}
                      : PolynomialPair{std::move(even), std::move(odd)};
    }
    return step;
}

// Returns D, the modulus of the rows of a plane board or a cylinder.
BinaryPolynomial modulus_of(std::size_t columns, Surface surface) {
    return joins_sides(surface) ? Ring(columns).modulus() : algebra::fibonacci_polynomial(columns + 1);
}

// Returns p_k(1 + H) modulo D: chasing over k - 1 rows multiplies the first row by it.
BinaryPolynomial chased_by(std::size_t k, std::size_t columns, Surface surface) {
    if (joins_sides(surface)) return fibonacci_at_t(k, Ring(columns)).here;
    return remainder(algebra::fibonacci_polynomial(k).at_one_more(), modulus_of(columns, surface));
}

}  // namespace

LightChase::LightChase(std::size_t rows, std::size_t columns, Surface surface)
    : Chase(rows, columns),
      surface_(surface),
      first_row_(chased_by(rows + 1, columns, surface), modulus_of(columns, surface)) {
    require(!joins_top(surface) && (!joins_sides(surface) || columns >= 3),
            "a torus, or so small a cylinder that neighbours coincide");
}

BinaryPolynomial LightChase::to_cells(const BinaryPolynomial& row) const {
    return joins_sides(surface_) ? row : algebra::to_fibonacci(row);
}

BitWords LightChase::behind(const StripedGrid& change) const {
    require(change.rows() == rows() && change.columns() == columns(),
            "the lamps to change are not this board's");
    return change.plain(chased_to_the_end({}, change, surface_).here);
}

StripedGrid LightChase::chased(const BinaryPolynomial& first_row, const StripedGrid& change) const {
    return chased_rows({{}, change.striped(to_cells(first_row).words())}, change, surface_);
}

std::optional<StripedGrid> LightChase::solve(const StripedGrid& change) const {
    const auto missing = BinaryPolynomial::of_words(behind(change));
    const auto first_row =
        first_row_.solve(joins_sides(surface_) ? missing : algebra::from_fibonacci(missing));
    if (!first_row) return std::nullopt;
    return chased(*first_row, change);
}

// Finds the pattern by its last row, p_m(1 + H) u for a pattern that begins with u. This row and c need an
// odd number of ones in common. Let q be a quiet pattern and x the presses chased from a first row of 0. M x
// differs from the change by c in the last row alone, and q M x = 0.
std::optional<StripedGrid> LightChase::obstacle(const StripedGrid& change) const {
    if (nullity() == 0) return std::nullopt;
    const BitWords missing = behind(change);
    const BinaryPolynomial d = modulus_of(columns(), surface_);
    BinaryPolynomial last_row =
        remainder(algebra::product(chased_by(rows(), columns(), surface_), first_row_.quiet(0)), d);
    for (std::size_t index = 0; index < nullity(); ++index) {
        if (has_odd_overlap(to_cells(last_row).words(), missing)) return quiet(index);
        BinaryPolynomial next;
        next.add(last_row, 1);
        last_row = remainder(std::move(next), d);
    }
    return std::nullopt;
}

StripedGrid LightChase::quiet(std::size_t index) const {
    return chased(first_row_.quiet(index), StripedGrid(rows(), columns()));
}

TorusChase::TorusChase(std::size_t rows, std::size_t columns)
    : TorusChase(rows, columns, [&] {
          require(rows >= 3 && columns >= 3, "on so small a torus neighbours coincide");
          const Ring ring(columns);
          PolynomialPair step = fibonacci_at_t(rows / 2, ring);
          BinaryPolynomial before = sum_of(ring.times_t(step.here), step.after);
          return HalfWay{std::move(before), std::move(step.here), std::move(step.after)};
      }()) {}

TorusChase::TorusChase(std::size_t rows, std::size_t columns, HalfWay half_way)
    : Chase(rows, columns),
      half_way_(std::move(half_way)),
      one_(rows % 2 == 0 ? Ring(columns).times_t(half_way_.here) : sum_of(half_way_.here, half_way_.after),
           Ring(columns).modulus()),
      other_(rows % 2 == 0 ? Ring(columns).times_t(half_way_.here)
                           : Ring(columns).times_t(sum_of(half_way_.here, half_way_.after)),
             Ring(columns).modulus()) {}

TorusChase::Rows TorusChase::ends(const StripedGrid& change) const {
    require(change.rows() == rows() && change.columns() == columns(),
            "the lamps to change are not this board's");
    const RowPair pair = chased_to_the_end({}, change, Surface::torus);
    return {Polynomial::of_words(change.plain(pair.before)), Polynomial::of_words(change.plain(pair.here))};
}

TorusChase::Rows TorusChase::taken_back(const Rows& ends) const {
    const Ring ring(columns());
    return {sum_of(ring.product(half_way_.after, ends.last), ring.product(half_way_.here, ends.first)),
            sum_of(ring.product(half_way_.here, ends.last), ring.product(half_way_.before, ends.first))};
}

TorusChase::Rows TorusChase::from_unknowns(Polynomial one, Polynomial other) const {
    if (rows() % 2 != 0) one.add(other);
    return {std::move(one), std::move(other)};
}

StripedGrid TorusChase::chased(const Rows& rows, const StripedGrid& change) {
    return chased_rows({change.striped(rows.last.words()), change.striped(rows.first.words())}, change,
                       Surface::torus);
}

std::optional<StripedGrid> TorusChase::solve(const StripedGrid& change) const {
    Rows c = taken_back(ends(change));
    if (rows() % 2 != 0) c.first.add(c.last);
    auto one = one_.solve(std::move(c.last));
    auto other = other_.solve(std::move(c.first));
    if (!one || !other) return std::nullopt;
    Rows rows = from_unknowns(std::move(*one), std::move(*other));
    const BitWords first(change.row(0), change.row(0) + change.words_in_row());
    Polynomial second = Polynomial::of_words(change.plain(first));
    second.add(Ring(columns()).times_t(rows.first));
    second.add(rows.last);
    rows.last.add(one_.quiet_near(second));
    return chased(rows, change);
}

// Let x be the presses chased from two rows of 0. M x differs from the change by r in the first row and by s
// in the last one. For a quiet pattern q, q M x = 0.
std::optional<StripedGrid> TorusChase::obstacle(const StripedGrid& change) const {
    const Rows missing = ends(change);
    for (std::size_t index = 0; index < nullity(); ++index) {
        const Rows rows = quiet_rows(index);
        const bool meets_first = has_odd_overlap(rows.first.words(), missing.last.words());
        const bool meets_last = has_odd_overlap(rows.last.words(), missing.first.words());
        if (meets_first != meets_last) return quiet(index);
    }
    return std::nullopt;
}

TorusChase::Rows TorusChase::quiet_rows(std::size_t index) const {
    if (index < one_.nullity()) return from_unknowns(one_.quiet(index), {});
    return from_unknowns({}, other_.quiet(index - one_.nullity()));
}

StripedGrid TorusChase::quiet(std::size_t index) const {
    return chased(quiet_rows(index), StripedGrid(rows(), columns()));
}

}  // namespace switchbox::solve
