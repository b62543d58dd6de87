#include "solve/chase/light_chase.hpp"

#include <algorithm>
#include <utility>

#include "algebra/fibonacci_polynomials.hpp"
#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::BinaryPolynomial;

// Rows of a board as words.
struct Rows {
    const std::uint64_t* change;
    const std::uint64_t* above;
    const std::uint64_t* here;
};

// A row below: change + (1 + H) here + above. Called for each row: browsers compile well only what is entered
// again and again.
[[gnu::noinline]] void chase_row(const Rows& rows, std::uint64_t* below, std::size_t width,
                                 std::uint64_t last_word) {
    const std::uint64_t* here = rows.here;
    const auto alone = [&](std::size_t i) {
        return rows.change[i] ^ rows.above[i] ^ here[i] ^ here[i] << 1U ^ here[i] >> 1U;
    };
    constexpr unsigned rest = bits_in_word - 1;
    if (width == 1) {
        below[0] = alone(0) & last_word;
        return;
    }
    below[0] = alone(0) ^ here[1] << rest;
    for (std::size_t i = 1; i + 1 < width; ++i)
        below[i] = alone(i) ^ here[i - 1] >> rest ^ here[i + 1] << rest;
    below[width - 1] = (alone(width - 1) ^ here[width - 2] >> rest) & last_word;
}

BinaryPolynomial remainder(BinaryPolynomial number, const BinaryPolynomial& divisor) {
    number.reduce(divisor);
    return number;
}

// p_{i+1}(1 + x): what the first row is multiplied by, i rows further on.
BinaryPolynomial chased_by(std::size_t rows) { return algebra::fibonacci_polynomial(rows + 1).at_one_more(); }

bool has_odd_overlap(const BitWords& a, const BitWords& b) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) sum ^= a[i] & b[i];
    return (std::popcount(sum) & 1) != 0;
}

}  // namespace

LightChase::FirstRow LightChase::first_row_of(std::size_t rows, std::size_t columns) {
    BinaryPolynomial d = algebra::fibonacci_polynomial(columns + 1);
    algebra::Bezout bezout = algebra::bezout(remainder(chased_by(rows), d), d);
    BinaryPolynomial quiet = d.divide(bezout.divisor);
    return {std::move(bezout), std::move(quiet)};
}

LightChase::LightChase(std::size_t rows, std::size_t columns)
    : LightChase(rows, columns, first_row_of(rows, columns)) {}

LightChase::LightChase(std::size_t rows, std::size_t columns, FirstRow first_row)
    : rows_(rows),
      columns_(columns),
      nullity_(*first_row.bezout.divisor.degree()),
      divisor_(std::move(first_row.bezout.divisor)),
      first_quiet_(std::move(first_row.quiet)),
      factor_(first_row.bezout.factor),
      modulus_(first_quiet_) {}

BinaryPolynomial LightChase::below(const BitGrid& change) const {
    require(change.rows() == rows_ && change.columns() == columns_,
            "the lamps to change are not this board's");
    const std::size_t width = change.words_in_row();
    BitWords above(width);
    BitWords here(width);
    BitWords next(width);
    for (std::size_t row = 0; row < rows_; ++row) {
        chase_row({change.row(row), above.data(), here.data()}, next.data(), width, change.last_word());
        above.swap(here);
        here.swap(next);
    }
    return BinaryPolynomial::of_words(std::move(here));
}

BitGrid LightChase::chased(const BinaryPolynomial& first_row, const BitGrid& change) const {
    BitGrid presses(rows_, columns_);
    const std::size_t width = presses.words_in_row();
    const BitWords nothing(width);
    std::copy(first_row.words().begin(), first_row.words().end(), presses.row(0));
    for (std::size_t row = 1; row < rows_; ++row) {
        const std::uint64_t* above = row == 1 ? nothing.data() : presses.row(row - 2);
        chase_row({change.row(row - 1), above, presses.row(row - 1)}, presses.row(row), width,
                  presses.last_word());
    }
    return presses;
}

std::optional<BitGrid> LightChase::solve(const BitGrid& change) const {
    BinaryPolynomial c = algebra::from_fibonacci(below(change));
    if (nullity_ > 0) {
        BinaryPolynomial quotient = c.divide(divisor_);
        if (!c.is_zero()) return std::nullopt;
        c = std::move(quotient);
    }
    const BinaryPolynomial u = modulus_.remainder(factor_.times(c));
    return chased(algebra::to_fibonacci(u), change);
}

// Of a quiet pattern that begins with u the last row, p_m(1 + x) u, is the one that meets c: if the pattern
// is q and x are the presses chased from a first row of 0, M x differs from the change by c in the last row
// alone, and q M x = 0.
std::optional<BitGrid> LightChase::obstacle(const BitGrid& change) const {
    const BitWords missing = below(change).words();
    const BinaryPolynomial d = algebra::fibonacci_polynomial(columns_ + 1);
    BinaryPolynomial last_row = remainder(algebra::product(chased_by(rows_ - 1), first_quiet_), d);
    for (std::size_t index = 0; index < nullity_; ++index) {
        if (has_odd_overlap(algebra::to_fibonacci(last_row).words(), missing)) return quiet(index);
        BinaryPolynomial next;
        next.add(last_row, 1);
        last_row = remainder(std::move(next), d);
    }
    return std::nullopt;
}

BitGrid LightChase::quiet(std::size_t index) const {
    require(index < nullity_, "there are not as many quiet patterns");
    BinaryPolynomial first_row;
    first_row.add(first_quiet_, index);
    return chased(algebra::to_fibonacci(first_row), BitGrid(rows_, columns_));
}

std::vector<algebra::CyclicGenerator> quiet_patterns(const LightChase& chase) {
    std::vector<algebra::CyclicGenerator> patterns;
    patterns.reserve(chase.nullity());
    for (std::size_t i = 0; i < chase.nullity(); ++i) patterns.push_back({chase.quiet(i).entries(), 2});
    return patterns;
}

}  // namespace switchbox::solve
