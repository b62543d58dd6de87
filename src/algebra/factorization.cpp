#include "algebra/factorization.hpp"

#include <algorithm>
#include <utility>

#include "algebra/primes.hpp"
#include "algebra/require.hpp"

namespace switchbox::algebra {
namespace {

// The multiple of k/q that is 1 mod q
int idempotent(int modulus, int q) {
    int multiple = modulus / q;
    while (multiple % q != 1) multiple += modulus / q;
    return multiple;
}

}  // namespace

Factorization::Factorization(const ZeroOneMatrix& a, int modulus)
    : rows_(a.rows), columns_(a.columns.size()), modulus_(modulus) {
    require(modulus >= 2 && modulus <= 9, "a matrix is taken apart modulo 2 to 9");
    for (const auto& [prime, exponent, q] : prime_powers_of(modulus)) {
        parts_.push_back({eliminate(a, LocalRing(prime, exponent)), idempotent(modulus, q)});
    }
}

std::size_t Factorization::rank() const {
    std::size_t least = std::min(rows_, columns_);
    for (const Part& part : parts_) least = std::min(least, part.elimination.unit_pivots);
    return least;
}

Natural Factorization::image_size() const {
    Natural size = 1;
    for (const auto& [elimination, _] : parts_) {
        const LocalRing& ring = elimination.ring;
        for (const auto& pivot : elimination.pivots) {
            size.multiply_add(static_cast<std::uint32_t>(ring.prime_power(ring.exponent() - pivot.valuation)),
                              0);
        }
    }
    return size;
}

Natural Factorization::kernel_size() const {
    Natural size = 1;
    for (const auto& [elimination, _] : parts_) {
        const LocalRing& ring = elimination.ring;
        for (const auto& pivot : elimination.pivots) {
            size.multiply_add(static_cast<std::uint32_t>(ring.prime_power(pivot.valuation)), 0);
        }
        for (std::size_t i = 0; i < elimination.free_columns.size(); ++i) {
            size.multiply_add(static_cast<std::uint32_t>(ring.size()), 0);
        }
    }
    return size;
}

void Factorization::add_lifted(const Part& part, const Residues& vector, Residues& sum) const {
    for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] = static_cast<std::uint8_t>((sum[i] + part.idempotent * vector[i]) % modulus_);
    }
}

Residues Factorization::lifted(const Part& part, const Residues& vector) const {
    Residues result(vector.size());
    add_lifted(part, vector, result);
    return result;
}

Factorization::Solution Factorization::solve(const Residues& b) const {
    if (parts_.size() == 1) return algebra::solve(parts_.front().elimination, b);
    Residues x(columns_);
    for (const Part& part : parts_) {
        const Solution local = algebra::solve(part.elimination, b);
        if (!local.solvable) return {false, {}, lifted(part, local.certificate)};
        add_lifted(part, local.x, x);
    }
    return {true, std::move(x), {}};
}

std::vector<CyclicGenerator> Factorization::kernel() const {
    std::vector<CyclicGenerator> generators;
    for (const Part& part : parts_) {
        for (const CyclicGenerator& local : algebra::kernel(part.elimination)) {
            generators.push_back({lifted(part, local.vector), local.order});
        }
    }
    return generators;
}

std::vector<CyclicGenerator> Factorization::left_kernel() const {
    std::vector<CyclicGenerator> generators;
    for (const Part& part : parts_) {
        for (const CyclicGenerator& local : algebra::left_kernel(part.elimination)) {
            generators.push_back({lifted(part, local.vector), local.order});
        }
    }
    return generators;
}

Residues Factorization::inverse_row(std::size_t i) const {
    Residues row(rows_);
    for (const Part& part : parts_) add_lifted(part, algebra::inverse_row(part.elimination, i), row);
    return row;
}

}  // namespace switchbox::algebra
