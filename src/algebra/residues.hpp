// Vectors over Z/k, 2 <= k <= 9, one byte an entry, for a machine whose lamps have k states.
#pragma once

#include <algorithm>
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
// Does this for whole vectors; the summand may be shorter.
void add_multiple(Residues& sum, const Residues& summand, int factor, int k);

}  // namespace switchbox::algebra
