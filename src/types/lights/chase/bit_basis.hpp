// Canonical basis (algebra/canonical_basis.hpp) of vectors over GF(2) that stand for patterns. For each
// pattern it compares only the entries that can be its place, in the order of the cells. A solution is made
// canonical in the same way.
#pragma once

#include <cstddef>
#include <vector>

#include "types/lights/chase/bit_words.hpp"

namespace switchbox::solve {

class BitBasis {
  public:
    struct Pattern {
        BitWords seen;    // the compared entries
        BitWords vector;  // stands for the pattern
    };

    // Computes the basis from patterns that differ in their `seen` entries, as their sums do. Takes O(d^2 n /
    // 64) for d patterns of n bits.
    explicit BitBasis(std::vector<Pattern> patterns);

    // Returns the basis, ascending by the places of the patterns.
    [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
    // Changes `vector`, which stands for a solution with the entries `seen`, to that of the canonical
    // solution.
    void reduce(const BitWords& seen, BitWords& vector) const;

  private:
    std::vector<Pattern> patterns_;
    std::vector<std::size_t> places_;  // each pattern's last entry seen; 0 in all other patterns
};

}  // namespace switchbox::solve
