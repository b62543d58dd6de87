#include "algebra/residue_polynomial.hpp"

#include <algorithm>
#include <utility>

#include "algebra/eliminator.hpp"
#include "algebra/local_elimination.hpp"
#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {
namespace {

int inverse(int number, int p) {
    int factor = 1;
    while (factor * number % p != 1) ++factor;
    return factor;
}

// State of Euclid's algorithm: rest = a · factor (mod d).
struct EuclidState {
    Residues rest;
    Residues factor;
};

void add_shifted(Residues& sum, const Residues& summand, std::size_t shift, int factor, int p) {
    if (sum.size() < summand.size() + shift) sum.resize(summand.size() + shift);
    add_multiple(sum.data() + shift, summand.data(), summand.size(), factor, p);
    note_work(summand.size() / 4 + 8);
    trim(sum);
}

}  // namespace

void trim(Residues& polynomial) {
    while (!polynomial.empty() && polynomial.back() == 0) polynomial.pop_back();
}

Residues sum_of(Residues sum, const Residues& summand, int factor, int k) {
    if (sum.size() < summand.size()) sum.resize(summand.size());
    add_multiple(sum, summand, factor, k);
    trim(sum);
    return sum;
}

Residues product(const Residues& a, const Residues& b, int k) {
    Residues product(a.size() + b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        note_work(b.size() / 4 + 2);
        if (a[i] != 0) add_multiple(&product[i], b.data(), b.size(), a[i], k);
    }
    trim(product);
    return product;
}

Residues divide(Residues& number, const Residues& divisor, int k) {
    require(!divisor.empty() && divisor.back() == 1, "only by a monic polynomial everything can be divided");
    if (number.size() < divisor.size()) return {};
    const std::size_t degree = divisor.size() - 1;
    Residues quotient(number.size() - degree);
    for (std::size_t i = quotient.size(); i-- > 0;) {
        note_work(degree / 4 + 2);
        quotient[i] = number[i + degree];
        if (quotient[i] != 0) add_multiple(&number[i], divisor.data(), degree, k - quotient[i], k);
    }
    number.resize(degree);
    trim(number);
    return quotient;
}

Residues quotient_of(Residues number, const Residues& divisor, int k) { return divide(number, divisor, k); }

Residues remainder_of(Residues number, const Residues& divisor, int k) {
    static_cast<void>(divide(number, divisor, k));
    return number;
}

Residues reduced_modulo(Residues polynomial, int k) {
    for (std::uint8_t& coefficient : polynomial) coefficient = static_cast<std::uint8_t>(coefficient % k);
    trim(polynomial);
    return polynomial;
}

Residues divided_by(Residues polynomial, int m) {
    for (std::uint8_t& coefficient : polynomial) coefficient = static_cast<std::uint8_t>(coefficient / m);
    return polynomial;
}

ResidueBezout bezout(Residues a, Residues d, int p) {
    require(a.size() < d.size(), "the degree of the one number is not below that of the modulus");
    EuclidState before{std::move(d), {}};
    EuclidState now{std::move(a), {1}};
    while (!now.rest.empty()) {
        const int unit = inverse(now.rest.back(), p);
        while (before.rest.size() >= now.rest.size()) {
            const std::size_t shift = before.rest.size() - now.rest.size();
            const int factor = p - before.rest.back() * unit % p;
            add_shifted(before.rest, now.rest, shift, factor, p);
            add_shifted(before.factor, now.factor, shift, factor, p);
        }
        std::swap(before, now);
    }
    const int unit = inverse(before.rest.back(), p);
    return {sum_of({}, before.rest, unit, p), sum_of({}, before.factor, unit, p)};
}

Factorization::Factorization(const ZeroOneMatrix& a, int modulus, std::size_t peeled_from)
    : Factorization(a, modulus, in_steps, peeled_from) {
    while (!is_ready()) advance();
}

Factorization::Factorization(ZeroOneMatrix a, int modulus, InSteps /*later*/, std::size_t peeled_from)
    : rows_(a.rows), columns_(a.columns.size()), modulus_(modulus) {
    require(modulus >= 2 && modulus <= 9, "a matrix is taken apart modulo 2 to 9");
    Peeling peeling;
    if (columns_ >= peeled_from) peeling = peel(a);
    order_ = std::move(peeling.columns);
    if (!order_.empty()) {
        ZeroOneMatrix ordered{a.rows, {}};
        for (const std::size_t column : order_) ordered.columns.push_back(std::move(a.columns[column]));
        a = std::move(ordered);
    }
    std::vector<PrimePower> rings = prime_powers_of(modulus);
    Eliminator first = eliminator(a, rings.front(), peeling.rows);
    work_.emplace(
        FactorizationProgress{std::move(a), std::move(peeling.rows), std::move(rings), std::move(first)});
}

Factorization::Factorization(const SparseMatrix& a, int modulus)
    : rows_(a.rows), columns_(a.columns.size()), modulus_(modulus) {
    for (const PrimePower& ring : prime_powers_of(modulus)) {
        SparseMatrix part{a.rows, {}};
        for (const auto& column : a.columns) {
            auto& reduced = part.columns.emplace_back();
            for (const auto& [row, value] : column) {
                const auto rest = static_cast<std::uint8_t>(value % ring.value);
                if (rest != 0) reduced.push_back({row, rest});
            }
        }
        parts_.push_back(
            {eliminate(part, LocalRing(ring.prime, ring.exponent)), idempotent(modulus, ring.value)});
    }
}

Eliminator Factorization::eliminator(const ZeroOneMatrix& matrix, const PrimePower& ring,
                                     const std::vector<std::size_t>& pivot_rows) {
    return {matrix, LocalRing(ring.prime, ring.exponent), pivot_rows};
}

void Factorization::advance() {
    if (!work_) return;
    auto& [matrix, pivot_rows, rings, now] = *work_;
    if (!now.is_done()) return now.advance();
    parts_.push_back({now.take(), idempotent(modulus_, rings[parts_.size()].value)});
    if (parts_.size() == rings.size()) return work_.reset();
    now = eliminator(matrix, rings[parts_.size()], pivot_rows);
}

double Factorization::progress() const {
    if (!work_) return 1;
    return (static_cast<double>(parts_.size()) + work_->now.progress()) /
           static_cast<double>(work_->rings.size());
}

Residues Factorization::put_back(const Residues& x) const {
    if (order_.empty()) return x;
    Residues back(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) back[order_[i]] = x[i];
    return back;
}

std::vector<EquationPart> Factorization::parts() const {
    std::vector<EquationPart> parts;
    for (const auto& [elimination, _] : parts_) {
        const LocalRing& ring = elimination.ring;
        const auto e = static_cast<std::size_t>(ring.exponent());
        std::size_t exponent = e * elimination.free_columns.size();
        for (const auto& pivot : elimination.pivots) exponent += static_cast<std::size_t>(pivot.valuation);
        parts.push_back({{ring.prime_power(1), ring.exponent(), ring.size()},
                         columns_ - elimination.unit_pivots,
                         exponent,
                         e * columns_ - exponent});
    }
    return parts;
}

Residues Factorization::lifted(const FactorizationPart& part, const Residues& vector) const {
    Residues result(vector.size());
    add_multiple(result, vector, part.idempotent, modulus_);
    return result;
}

Factorization::Solution Factorization::solve(const Residues& b) const {
    Residues x(columns_);
    for (const FactorizationPart& part : parts_) {
        const Solution local = algebra::solve(part.elimination, b);
        if (!local.solvable) return {false, {}, lifted(part, local.certificate)};
        add_multiple(x, local.x, part.idempotent, modulus_);
    }
    return {true, put_back(x), {}};
}

std::vector<CyclicGenerator> Factorization::kernel() const {
    std::vector<CyclicGenerator> generators;
    for (const FactorizationPart& part : parts_) {
        for (const CyclicGenerator& local : algebra::kernel(part.elimination)) {
            generators.push_back({put_back(lifted(part, local.vector)), local.order});
        }
    }
    return generators;
}

std::vector<CyclicGenerator> Factorization::left_kernel() const {
    std::vector<CyclicGenerator> generators;
    for (const FactorizationPart& part : parts_) {
        for (const CyclicGenerator& local : algebra::left_kernel(part.elimination)) {
            generators.push_back({lifted(part, local.vector), local.order});
        }
    }
    return generators;
}

Residues Factorization::inverse_row(std::size_t i) const {
    Residues row(rows_);
    const auto place = std::find(order_.begin(), order_.end(), i) - order_.begin();
    const std::size_t column = order_.empty() ? i : static_cast<std::size_t>(place);
    for (const FactorizationPart& part : parts_)
        add_multiple(row, algebra::inverse_row(part.elimination, column), part.idempotent, modulus_);
    return row;
}

}  // namespace switchbox::algebra
