// The one basis by which a group K of vectors over Z/q, q = p^e, is told, whatever method has found it, and
// the one member by which a coset x + K is.
//
// K is a direct sum of cyclic groups, so its generators of order p^v are p^(e-v) h. Modulo p their h are
// independent, and the sums of those of order p^v and more have their last entries other than 0 in certain
// places; the places that the order p^v adds to those of higher orders are P_v. There is one basis with a
// generator for each place in P_v that has p^(e-v) there, 0 in the other places of P_v and of higher orders,
// and less than p^(e-w) in those of P_w, w < v. The member of x + K that is told is the one with less than
// p^(e-w) in the places of P_w, for all w.
//
// Where K is {x : A·x = 0}, P_e are the columns in which elimination column by column, pivots of the least
// valuation first, finds no pivot, and P_v those with a pivot of valuation v: so elimination gives that
// member (local_elimination.hpp) and that basis (local_kernel.hpp).
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "algebra/primes.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

class CanonicalBasis {
  public:
    // Any generators of K as a direct sum, of vectors over Z/q, none of the order 1. O(d^2 n) for d of them
    // with n entries.
    CanonicalBasis(std::vector<CyclicGenerator> generators, const PrimePower& ring);

    // Of descending orders; of one order by ascending places.
    [[nodiscard]] const std::vector<CyclicGenerator>& generators() const& { return generators_; }
    [[nodiscard]] std::vector<CyclicGenerator> generators() && { return std::move(generators_); }
    // Makes x, over Z/q, the canonical member of its coset.
    void reduce(Residues& x) const;

  private:
    // Makes that one the next of the settled ones, of which those from `first` on are of its order.
    void settle(std::size_t generator, std::size_t first);
    // Takes off as much of the generator as there is of it in its place.
    void clear(Residues& vector, std::size_t generator) const;

    PrimePower ring_;
    std::vector<CyclicGenerator> generators_;
    std::vector<std::size_t> places_;  // of those that are settled
};

}  // namespace switchbox::algebra
