// A·x = b over Z/k for one 0/1 matrix A and many b, by whatever method.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/primes.hpp"
#include "algebra/residues.hpp"
#include "base/natural.hpp"

namespace switchbox::algebra {

// Either some x with A·x = b, or a certificate that there is none: a y with y·A = 0 and y·b != 0.
struct ResidueSolution {
    bool solvable = false;
    Residues x;            // when solvable: an entry for each column of A
    Residues certificate;  // when not: one for each row
};

// What belongs to one prime p of k.
struct EquationPart {
    PrimePower ring;                  // p^e, which divides k
    std::size_t generators = 0;       // so many of kernel(): the columns less the rank mod p
    std::size_t kernel_exponent = 0;  // of p in the number of x with A·x = 0
    std::size_t image_exponent = 0;   // and in that of all A·x
};

// A constructor with this only begins; advance() does the rest.
struct InSteps {};
inline constexpr InSteps in_steps;

class Equations {
  public:
    Equations() = default;
    Equations(const Equations&) = default;
    Equations& operator=(const Equations&) = default;
    Equations(Equations&&) = default;
    Equations& operator=(Equations&&) = default;
    virtual ~Equations() = default;

    // Where taking the matrix apart takes long, it is done in steps of some milliseconds, and until it is
    // ready only rows(), columns() and modulus() hold.
    [[nodiscard]] virtual bool is_ready() const { return true; }
    virtual void advance() {}
    [[nodiscard]] virtual double progress() const { return 1; }  // 0..1

    [[nodiscard]] virtual std::size_t rows() const = 0;
    [[nodiscard]] virtual std::size_t columns() const = 0;
    [[nodiscard]] virtual int modulus() const = 0;

    // One for each prime, ascending.
    [[nodiscard]] virtual std::vector<EquationPart> parts() const = 0;
    // McCoy's rank ("Rings and Ideals", 1948): the greatest r such that only 0 annihilates all r x r minors.
    // Over Z/k that is the least rank mod p, of the primes p that divide k.
    [[nodiscard]] std::size_t rank() const;
    // The number of different A·x, and of x with A·x = 0.
    [[nodiscard]] Natural image_size() const { return product_of(&EquationPart::image_exponent); }
    [[nodiscard]] Natural kernel_size() const { return product_of(&EquationPart::kernel_exponent); }
    // Whether every b has a solution, and whether no b has two.
    [[nodiscard]] bool is_onto() const { return rank() == rows(); }
    [[nodiscard]] bool is_one_to_one() const { return rank() == columns(); }

    // `b` and a certificate have an entry for each row, x has one for each column. Of several solutions all
    // methods give the same (canonical_basis.hpp). Certificates are each method's own.
    [[nodiscard]] virtual ResidueSolution solve(const Residues& b) const = 0;

    // {x : A·x = 0} as a direct sum of cyclic groups: each is t_1 g_1 + t_2 g_2 + ... with 0 <= t_i < order_i
    // in exactly one way. Their vectors have an entry for each column. For each prime, ascending, all methods
    // give the same (canonical_basis.hpp).
    [[nodiscard]] virtual std::vector<CyclicGenerator> kernel() const = 0;
    // Others, with which a search for a short member begins where the method has better ones.
    [[nodiscard]] virtual std::vector<CyclicGenerator> short_kernel() const { return kernel(); }
    // {y : y·A = 0} in the same way, with an entry for each row, but each method's own. Some x has A·x = b
    // exactly when y·b = 0 for each generator y.
    [[nodiscard]] virtual std::vector<CyclicGenerator> left_kernel() const = 0;

    // Row i of A inverse; A is square and one to one. Unless a method does it otherwise it is column i: A is
    // symmetric.
    [[nodiscard]] virtual Residues inverse_row(std::size_t i) const;

  private:
    // Of the primes, each to that power.
    [[nodiscard]] Natural product_of(std::size_t EquationPart::*exponent) const;
};

}  // namespace switchbox::algebra
