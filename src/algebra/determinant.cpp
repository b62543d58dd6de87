#include "algebra/determinant.hpp"

#include <cmath>
#include <cstdint>

#include "algebra/primes.hpp"
#include "base/natural.hpp"
#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

using PrimeMatrix = std::vector<std::vector<std::uint64_t>>;

std::uint64_t power_mod(std::uint64_t base, std::uint64_t exponent, std::uint64_t p) {
    std::uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1) {
        if ((exponent & 1) != 0) result = result * base % p;
        base = base * base % p;
    }
    return result;
}

std::uint64_t inverse_mod(std::uint64_t a, std::uint64_t p) { return power_mod(a, p - 2, p); }

// Returns the largest primes below 2^31: products of their residues fit 64 bits.
std::vector<std::uint32_t> large_primes(std::size_t count) {
    std::vector<std::uint32_t> primes;
    for (std::uint32_t n = 2147483647; primes.size() < count; n -= 2) {
        if (is_prime(n)) primes.push_back(n);
    }
    return primes;
}

PrimeMatrix reduce(const IntegerMatrix& a, std::uint64_t p) {
    PrimeMatrix m(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (const int entry : a[i]) {
            const std::int64_t r = entry % static_cast<std::int64_t>(p);
            m[i].push_back(static_cast<std::uint64_t>(r < 0 ? r + static_cast<std::int64_t>(p) : r));
        }
    }
    return m;
}

// Moves a row with a unit in column i to row i; false if there is none (the determinant is 0).
bool place_pivot(PrimeMatrix& m, std::size_t i, bool& negated) {
    std::size_t row = i;
    while (row < m.size() && m[row][i] == 0) ++row;
    if (row == m.size()) return false;
    if (row != i) {
        std::swap(m[row], m[i]);
        negated = !negated;
    }
    return true;
}

void clear_below(PrimeMatrix& m, std::size_t i, std::uint64_t p) {
    const std::uint64_t unit = inverse_mod(m[i][i], p);
    for (std::size_t row = i + 1; row < m.size(); ++row) {
        const std::uint64_t factor = m[row][i] * unit % p;
        if (factor == 0) continue;
        for (std::size_t j = i; j < m.size(); ++j) m[row][j] = (m[row][j] + (p - factor) * m[i][j]) % p;
    }
}

std::uint64_t determinant_mod(const IntegerMatrix& a, std::uint64_t p) {
    PrimeMatrix m = reduce(a, p);
    bool negated = false;
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < m.size(); ++i) {
        if (!place_pivot(m, i, negated)) return 0;
        product = product * m[i][i] % p;
        clear_below(m, i, p);
    }
    return negated ? p - product : product;  // no pivot is 0
}

// Returns Hadamard's bound in bits: |det A| is at most the product of the rows' lengths. Adds one bit for the
// sign and one spare bit.
double bound_in_bits(const IntegerMatrix& a) {
    double bits = 2;
    for (const auto& row : a) {
        double square = 0;
        for (const int entry : row) square += static_cast<double>(entry) * entry;
        bits += 0.5 * std::log2(square < 1 ? 1 : square);
    }
    return bits;
}

// Returns Garner's mixed radix digits: value = d0 + d1 p0 + d2 p0 p1 + ...
std::vector<std::uint64_t> mixed_radix(const std::vector<std::uint64_t>& residues,
                                       const std::vector<std::uint32_t>& primes) {
    std::vector<std::uint64_t> digits;
    for (std::size_t i = 0; i < primes.size(); ++i) {
        const std::uint64_t p = primes[i];
        std::uint64_t value = 0;
        std::uint64_t radix = 1;
        for (std::size_t j = 0; j < i; ++j) {
            value = (value + digits[j] % p * radix) % p;
            radix = radix * (primes[j] % p) % p;
        }
        const std::uint64_t rest = (residues[i] + p - value) % p;
        digits.push_back(rest * inverse_mod(radix, p) % p);
    }
    return digits;
}

}  // namespace

std::string determinant(const IntegerMatrix& a) {
    for (const auto& row : a) require(row.size() == a.size(), "only a square matrix has a determinant");
    const auto count = static_cast<std::size_t>(bound_in_bits(a) / 30) + 1;
    const std::vector<std::uint32_t> primes = large_primes(count);
    std::vector<std::uint64_t> residues;
    residues.reserve(count);
    for (const std::uint32_t p : primes) residues.push_back(determinant_mod(a, p));

    const std::vector<std::uint64_t> digits = mixed_radix(residues, primes);
    Natural value;
    Natural modulus = 1;
    for (std::size_t i = count; i-- > 0;) {
        value.multiply_add(primes[i], static_cast<std::uint32_t>(digits[i]));
        modulus.multiply_add(primes[i], 0);
    }
    // The upper half of the range represents the negative numbers.
    Natural complement = modulus;
    complement.subtract(value);
    if (complement < value) return "-" + complement.decimal();
    return value.decimal();
}

}  // namespace switchbox::algebra
