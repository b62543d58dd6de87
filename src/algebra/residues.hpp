// Vectors over Z/k, 2 <= k <= 9, one byte an entry: the numbers of a machine whose lamps have k states.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace switchbox::algebra {

// Entries 0 .. k-1; k is known from the place where they are used.
using Residues = std::vector<std::uint8_t>;

// Generates a cyclic group: its multiples 0 .. order-1 are different, and `order` times it is 0.
struct CyclicGenerator {
    Residues vector;
    int order = 0;
    friend bool operator==(const CyclicGenerator&, const CyclicGenerator&) = default;
};

// A matrix over Z/k by its columns: the entries that are not 0, by row, ascending.
struct SparseMatrix {
    struct Entry {
        std::size_t row = 0;
        std::uint8_t value = 1;
    };
    std::size_t rows = 0;
    std::vector<std::vector<Entry>> columns;
};

// A matrix of zeros and ones by its columns: the rows in which each has a one, ascending.
struct ZeroOneMatrix {
    std::size_t rows = 0;
    std::vector<std::vector<std::size_t>> columns;
};

// Of a sum below 2^steps k the remainder modulo k, without a branch, so that loops over it become vectors: a
// byte that would be below zero comes round, and is not the lesser one.
template <unsigned steps>
[[nodiscard]] constexpr std::uint8_t reduced(std::uint8_t sum, std::uint8_t k) {
    for (unsigned step = steps; step-- > 0;)
        sum = std::min(sum, static_cast<std::uint8_t>(sum - (k << step)));
    return sum;
}

// sum + factor·summand (mod k), entry by entry, for so many of them; 0 <= factor < k.
void add_multiple(std::uint8_t* sum, const std::uint8_t* summand, std::size_t count, int factor, int k);
// The same for whole vectors; the summand may be shorter.
void add_multiple(Residues& sum, const Residues& summand, int factor, int k);

}  // namespace switchbox::algebra
