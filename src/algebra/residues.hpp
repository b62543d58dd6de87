// Vectors over Z/k, 2 <= k <= 9, one byte an entry, for a machine whose lamps have k states.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace switchbox::algebra {

// Entries 0 .. k-1; the context defines k.
using Residues = std::vector<std::uint8_t>;

// Generator of a cyclic group: its multiples 0 .. order-1 are different, and `order` times it is 0.
struct CyclicGenerator {
    Residues vector;
    int order = 0;
    friend bool operator==(const CyclicGenerator&, const CyclicGenerator&) = default;
};

// Matrix over Z/k by its columns: the nonzero entries, by ascending rows.
struct SparseMatrix {
    struct Entry {
        std::size_t row = 0;
        std::uint8_t value = 1;
    };
    std::size_t rows = 0;
    std::vector<std::vector<Entry>> columns;
};

// Matrix of zeros and ones by its columns: the rows in which each has a one, ascending.
struct ZeroOneMatrix {
    std::size_t rows = 0;
    std::vector<std::vector<std::size_t>> columns;
};

// Returns a sum below 2^steps k modulo k. It has no branch, so loops over it vectorize: a byte below zero
// wraps around, and then it is not the minimum.
template <unsigned steps>
[[nodiscard]] constexpr std::uint8_t reduced(std::uint8_t sum, std::uint8_t k) {
    for (unsigned step = steps; step-- > 0;)
        sum = std::min(sum, static_cast<std::uint8_t>(sum - (k << step)));
    return sum;
}

// Adds factor·summand to sum (mod k) for `count` entries; 0 <= factor < k.
void add_multiple(std::uint8_t* sum, const std::uint8_t* summand, std::size_t count, int factor, int k);
// Does this for whole vectors. Requires that the summand is not longer than the sum.
void add_multiple(Residues& sum, const Residues& summand, int factor, int k);

// Tests by trial division, in time O(sqrt n).
[[nodiscard]] bool is_prime(std::uint32_t n);

struct PrimePower {
    int prime = 2;
    int exponent = 1;
    int value = 2;  // prime^exponent
    friend bool operator==(const PrimePower&, const PrimePower&) = default;
};
[[nodiscard]] constexpr int prime_power(int prime, int exponent) {
    int power = 1;
    for (; exponent > 0; --exponent) power *= prime;
    return power;
}
// Returns the prime powers whose product is `modulus` > 0, by ascending primes: 2^2 and 3 for 12, empty for
// 1.
[[nodiscard]] std::vector<PrimePower> prime_powers_of(int modulus);
// Returns, for one of these prime powers q, the number modulo `modulus` that is 1 modulo q and 0 modulo the
// others. The Chinese remainder theorem combines residues with it.
[[nodiscard]] int idempotent(int modulus, int q);

// The ring Z/q for a prime power q = p^e <= 9. It is a local ring: every element is a unit times a power of
// p, the property that elimination needs.
class LocalRing {
  public:
    // Requires 2 <= prime^exponent <= 9.
    LocalRing(int prime, int exponent);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] int exponent() const { return exponent_; }
    // Returns p^v, 0 <= v <= e.
    [[nodiscard]] int prime_power(int v) const { return powers_[static_cast<std::size_t>(v)]; }

    // Returns a + factor·b; the operands are residues of this ring or of Z/k with k <= 9.
    [[nodiscard]] std::uint8_t multiply_add(std::uint8_t a, std::uint8_t factor, std::uint8_t b) const {
        return reduced_[std::size_t{a} + std::size_t{factor} * b];
    }
    // Returns a mod q for a residue a of Z/k.
    [[nodiscard]] std::uint8_t reduce(std::uint8_t a) const { return reduced_[a]; }
    // Returns the greatest v <= e with p^v dividing a; e for 0. This and normalizer() require a < q.
    [[nodiscard]] int valuation(std::uint8_t a) const { return valuations_[a]; }
    // Returns the unit that takes a, which is not 0, to p^valuation(a).
    [[nodiscard]] std::uint8_t normalizer(std::uint8_t a) const { return normalizers_[a]; }

  private:
    std::uint8_t size_ = 1;
    std::uint8_t exponent_ = 0;
    std::array<std::uint8_t, 4> powers_{};
    std::array<std::uint8_t, 8 + 8 * 8 + 1> reduced_{};
    std::array<std::uint8_t, 9> valuations_{};
    std::array<std::uint8_t, 9> normalizers_{};
};

}  // namespace switchbox::algebra
