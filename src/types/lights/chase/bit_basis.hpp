// The canonical basis (algebra/canonical_basis.hpp) of vectors over GF(2) that stand for patterns: of each
// the entries of the pattern are looked at in which its place can be, in the order of the cells. A solution
// is made canonical in the same way.
#pragma once

#include <cstddef>
#include <vector>

#include "types/lights/chase/bit_words.hpp"

namespace switchbox::solve {

class BitBasis {
  public:
    struct Pattern {
        BitWords seen;    // those entries
        BitWords vector;  // that stands for it
    };

    // Of patterns that what is seen tells apart, as it does their sums. O(d^2 n / 64) for d of n bits.
    explicit BitBasis(std::vector<Pattern> patterns);

    // The vectors, by the places of their patterns, ascending.
    [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
    // From the vector of one solution, in which that is seen, to the canonical one's.
    void reduce(const BitWords& seen, BitWords& vector) const;

  private:
    std::vector<Pattern> patterns_;
    std::vector<std::size_t> places_;  // of each the last entry that is seen: no other pattern has it
};

}  // namespace switchbox::solve
