// A 0/1 matrix over Z/k, 2 <= k <= 9, taken apart once and then used for many right-hand sides: by the
// Chinese remainder theorem, one elimination for each prime power that divides k.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/local_elimination.hpp"
#include "algebra/natural.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

class Factorization {
  public:
    using Solution = ResidueSolution;

    // `modulus` is k, 2 to 9.
    Factorization(const ZeroOneMatrix& a, int modulus);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] int modulus() const { return modulus_; }

    // McCoy's rank ("Rings and Ideals", 1948): the greatest r such that only 0 annihilates all r x r minors.
    // Over Z/k that is the least rank mod p, of the primes p that divide k.
    [[nodiscard]] std::size_t rank() const;
    // The number of different A·x, and of x with A·x = 0.
    [[nodiscard]] Natural image_size() const;
    [[nodiscard]] Natural kernel_size() const;
    // Whether every b has a solution, and whether no b has two.
    [[nodiscard]] bool is_onto() const { return rank() == rows_; }
    [[nodiscard]] bool is_one_to_one() const { return rank() == columns_; }

    // Of A·x = b: `b` and a certificate have an entry for each row, x has one for each column.
    [[nodiscard]] Solution solve(const Residues& b) const;

    // {x : A·x = 0} as a direct sum of cyclic groups: each is t_1 g_1 + t_2 g_2 + ... with 0 <= t_i < order_i
    // in exactly one way. Their vectors have an entry for each column.
    [[nodiscard]] std::vector<CyclicGenerator> kernel() const;
    // The same for {y : y·A = 0}, with an entry for each row. Some x has A·x = b exactly when y·b = 0 for
    // each generator y.
    [[nodiscard]] std::vector<CyclicGenerator> left_kernel() const;

    // Row i of A inverse; A is square and one to one.
    [[nodiscard]] Residues inverse_row(std::size_t i) const;

  private:
    // Z/q, with the factor that is 1 there and 0 modulo the other prime powers
    struct Part {
        LocalElimination elimination;
        int idempotent = 1;
    };
    // sum := sum + the vector over Z/k that is `vector` in this part and 0 in the others
    void add_lifted(const Part& part, const Residues& vector, Residues& sum) const;
    [[nodiscard]] Residues lifted(const Part& part, const Residues& vector) const;

    std::size_t rows_;
    std::size_t columns_;
    int modulus_;
    std::vector<Part> parts_;
};

}  // namespace switchbox::algebra
