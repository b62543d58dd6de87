// Vectors over Z/k, 2 <= k <= 9, one byte an entry: the numbers of a machine whose lamps have k states.
#pragma once

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

// A matrix of zeros and ones by its columns: the rows in which each has a one, ascending.
struct ZeroOneMatrix {
    std::size_t rows = 0;
    std::vector<std::vector<std::size_t>> columns;
};

}  // namespace switchbox::algebra
