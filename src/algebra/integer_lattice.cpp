#include "algebra/integer_lattice.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::algebra {
namespace {

constexpr std::uint64_t work_of_entry = 20;  // about, in nanoseconds, for an operation on one entry

}  // namespace

ColumnEchelon::ColumnEchelon(std::vector<IntegerVector> columns, std::size_t rows)
    : columns_(std::move(columns)), rows_(rows) {}

std::uint64_t ColumnEchelon::step() {
    const std::size_t rank = pivots_.size();
    std::size_t smallest = columns_.size();
    std::size_t count = 0;
    for (std::size_t i = rank; i < columns_.size(); ++i) {
        if (columns_[i][row_].is_zero()) continue;
        ++count;
        if (smallest == columns_.size() || absolute(columns_[i][row_]) < absolute(columns_[smallest][row_]))
            smallest = i;
    }
    std::uint64_t work = columns_.size() * work_of_entry;
    if (count > 0) {
        std::swap(columns_[rank], columns_[smallest]);
        IntegerVector& pivot = columns_[rank];
        if (pivot[row_].sign() < 0) {
            for (Integer& entry : pivot) entry = -entry;
        }
        for (std::size_t i = rank + 1; count > 1 && i < columns_.size(); ++i) {
            if (columns_[i][row_].is_zero()) continue;
            add_multiple(columns_[i], pivot, -div_near(columns_[i][row_], pivot[row_]));
            work += pivot.size() * work_of_entry;
        }
    }
    if (count == 1) pivots_.push_back(row_);
    if (count < 2) ++row_;
    return work;
}

ColumnEchelon::Solution ColumnEchelon::solve(const IntegerVector& right) const {
    IntegerVector rest = right;
    IntegerVector combined(columns_.empty() ? rows_ : columns_.front().size());
    for (std::size_t i = 0; i < pivots_.size(); ++i) {
        const Integer& pivot = columns_[i][pivots_[i]];
        const Integer factor = div_down(rest[pivots_[i]], pivot);
        if (factor * pivot != rest[pivots_[i]]) return {std::nullopt, obstruction_at(i, right)};
        add_multiple(combined, columns_[i], factor);
        for (std::size_t row = 0; row < rows_; ++row) rest[row] -= factor * columns_[i][row];
    }
    combined.erase(combined.begin(), combined.begin() + static_cast<std::ptrdiff_t>(rows_));
    return {std::move(combined)};
}

// Returns the row of the inverse of the triangular matrix of pivots, whose product with the columns is a row
// of the identity, but whose product with the right side is no integer.
ColumnEchelon::Obstruction ColumnEchelon::obstruction_at(std::size_t pivot,
                                                         const IntegerVector& right) const {
    Obstruction found{IntegerVector(rows_), columns_[pivot][pivots_[pivot]]};
    found.weights[pivots_[pivot]] = 1;
    for (std::size_t i = pivot; i-- > 0;) {
        // The weight at the pivot of column i makes the weighted sum of that column 0.
        Integer sum;
        for (std::size_t row = pivots_[i] + 1; row < rows_; ++row)
            sum += found.weights[row] * columns_[i][row];
        const Integer& own = columns_[i][pivots_[i]];
        const Integer factor = div_down(own, gcd_of(own, sum));
        for (Integer& weight : found.weights) weight *= factor;
        found.denominator *= factor;
        found.weights[pivots_[i]] = -div_down(sum * factor, own);
    }
    // A prime that divides the denominator of the sum is sufficient, and gives a smaller modulus.
    const Integer sum = dot_product(found.weights, right);
    const Integer needed = div_down(found.denominator, gcd_of(sum, found.denominator));
    constexpr std::int64_t largest_prime = 1000;
    for (std::int64_t prime = 2; prime <= largest_prime; ++prime) {
        if (!modulo(needed, prime).is_zero()) continue;
        const Integer factor = div_down(needed, prime);
        for (Integer& weight : found.weights) weight *= factor;
        break;
    }
    Integer common = found.denominator;
    for (Integer& weight : found.weights) {
        weight = modulo(weight, found.denominator);
        common = gcd_of(common, weight);
    }
    for (Integer& weight : found.weights) weight = div_down(weight, common);
    found.denominator = div_down(found.denominator, common);
    return found;
}

LatticeReduction::LatticeReduction(std::vector<IntegerVector> basis)
    : basis_(std::move(basis)), factors_(basis_.size(), IntegerVector(basis_.size())) {}

// Computes the coefficients of vector k with those before it.
void LatticeReduction::orthogonalize(std::size_t k) {
    for (std::size_t j = 0; j <= k; ++j) {
        Integer product = dot_product(basis_[k], basis_[j]);
        for (std::size_t i = 0; i < j; ++i) {
            product = determinant(i + 1) * product - factors_[k][i] * factors_[j][i];
            product = div_down(product, determinant(i));
        }
        if (j < k) {
            factors_[k][j] = std::move(product);
        } else {
            dets_.push_back(std::move(product));
        }
    }
}

// Subtracts the multiple of an earlier vector that makes the coefficient at most 1/2.
void LatticeReduction::reduce(std::size_t k, std::size_t by) {
    const Integer times = div_near(factors_[k][by], determinant(by + 1));
    if (times.is_zero()) return;
    add_multiple(basis_[k], basis_[by], -times);
    factors_[k][by] -= times * determinant(by + 1);
    for (std::size_t i = 0; i < by; ++i) factors_[k][i] -= times * factors_[by][i];
}

void LatticeReduction::swap_with_previous(std::size_t k) {
    std::swap(basis_[k], basis_[k - 1]);
    for (std::size_t j = 0; j + 1 < k; ++j) std::swap(factors_[k][j], factors_[k - 1][j]);
    const Integer factor = factors_[k][k - 1];
    const Integer det = div_down(determinant(k - 1) * determinant(k + 1) + factor * factor, determinant(k));
    for (std::size_t i = k + 1; i < known_; ++i) {
        const Integer old = factors_[i][k];
        factors_[i][k] = div_down(determinant(k + 1) * factors_[i][k - 1] - factor * old, determinant(k));
        factors_[i][k - 1] = div_down(det * old + factor * factors_[i][k], determinant(k + 1));
    }
    dets_[k - 1] = det;
}

std::uint64_t LatticeReduction::step() {
    const std::size_t k = at_;
    if (k == known_) {
        orthogonalize(k);
        ++known_;
    }
    const std::uint64_t work = (k + 1) * (k + 1 + basis_[k].size()) * work_of_entry;
    if (k > 0) {
        reduce(k, k - 1);
        const Integer& factor = factors_[k][k - 1];
        const Integer mixed = determinant(k + 1) * determinant(k - 1) + factor * factor;
        if (mixed * 4 < determinant(k) * determinant(k) * 3) {
            swap_with_previous(k);
            at_ = std::max<std::size_t>(1, k - 1);
            return work;
        }
        for (std::size_t by = k - 1; by-- > 0;) reduce(k, by);
    }
    ++at_;
    return work;
}

}  // namespace switchbox::algebra
