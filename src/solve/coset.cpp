#include "solve/coset.hpp"

#include <bit>
#include <cstdint>

namespace switchbox::solve {

algebra::BitVector shortest_in_coset(algebra::BitVector x, const std::vector<algebra::BitVector>& basis) {
    algebra::BitVector best = x;
    std::size_t fewest = best.count();
    const std::uint64_t members = std::uint64_t{1} << basis.size();
    for (std::uint64_t step = 1; step < members; ++step) {
        // Gray code: step n changes the coordinate that n's lowest one names.
        x ^= basis[static_cast<std::size_t>(std::countr_zero(step))];
        const std::size_t presses = x.count();
        if (presses < fewest) {
            fewest = presses;
            best = x;
        }
    }
    return best;
}

algebra::BitVector short_in_coset(algebra::BitVector x, const std::vector<algebra::BitVector>& basis) {
    bool improved = true;
    while (improved) {
        improved = false;
        for (const algebra::BitVector& quiet : basis) {
            algebra::BitVector other = x;
            other ^= quiet;
            if (other.count() >= x.count()) continue;
            x = other;
            improved = true;
        }
    }
    return x;
}

}  // namespace switchbox::solve
