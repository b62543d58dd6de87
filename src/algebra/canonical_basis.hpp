// Canonical basis of a group K of vectors over Z/q, q = p^e, and canonical member of a coset x + K. Neither
// depends on the method that found K.
//
// K is a direct sum of cyclic groups. A generator of order p^v is p^(e-v) h, and modulo p these h are
// independent. For each v, take the sums of the h whose orders are p^v or more. The positions of their last
// nonzero entries form a set. P_v are the positions that order p^v adds to those of higher orders. Exactly
// one basis has a generator for each position in P_v with these entries: p^(e-v) there, 0 at the other
// positions of P_v and of higher orders, and less than p^(e-w) at those of P_w, w < v. The canonical member
// of x + K has less than p^(e-w) at the positions of P_w, for all w.
//
// Let K be {x : A·x = 0}, and eliminate A column by column, pivots of the least valuation first. Then P_e are
// the columns without a pivot, and P_v those with a pivot of valuation v. So elimination gives that member
// (local_elimination.hpp) and that basis (local_kernel.hpp).
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "algebra/primes.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

class CanonicalBasis {
  public:
    // Takes any generators of K as a direct sum: vectors over Z/q, none of the order 1. O(d^2 n) for d
    // generators of n entries.
    CanonicalBasis(std::vector<CyclicGenerator> generators, const PrimePower& ring);

    // Returns the basis by descending orders; within one order by ascending positions.
    [[nodiscard]] const std::vector<CyclicGenerator>& generators() const& { return generators_; }
    [[nodiscard]] std::vector<CyclicGenerator> generators() && { return std::move(generators_); }
    // Replaces x, over Z/q, by the canonical member of its coset.
    void reduce(Residues& x) const;

  private:
    // Makes this generator the next settled one. The settled ones from `first` on are of its order.
    void settle(std::size_t generator, std::size_t first);
    // Subtracts the multiple of the generator that reduces the entry at its position.
    void clear(Residues& vector, std::size_t generator) const;

    PrimePower ring_;
    std::vector<CyclicGenerator> generators_;
    std::vector<std::size_t> places_;  // of the settled generators
};

}  // namespace switchbox::algebra
