// Interface for solving A·x = b over Z/k for one 0/1 matrix A and many b.
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
    Residues x;            // if solvable: an entry for each column of A
    Residues certificate;  // if not: an entry for each row
};

// Facts about A over one prime p of k.
struct EquationPart {
    PrimePower ring;                  // p^e, which divides k
    std::size_t generators = 0;       // number of them in kernel(): the columns less the rank mod p
    std::size_t kernel_exponent = 0;  // exponent of p in the number of x with A·x = 0
    std::size_t image_exponent = 0;   // exponent of p in the number of all A·x
};

// Tag of constructors that only begin the work; advance() does the rest.
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

    // Returns whether the matrix is factorized. A long factorization runs in steps of some milliseconds.
    // Until it is ready, only rows(), columns() and modulus() are valid.
    [[nodiscard]] virtual bool is_ready() const { return true; }
    virtual void advance() {}
    [[nodiscard]] virtual double progress() const { return 1; }  // 0..1

    [[nodiscard]] virtual std::size_t rows() const = 0;
    [[nodiscard]] virtual std::size_t columns() const = 0;
    [[nodiscard]] virtual int modulus() const = 0;

    // Returns one part for each prime, ascending.
    [[nodiscard]] virtual std::vector<EquationPart> parts() const = 0;
    // Returns McCoy's rank ("Rings and Ideals", 1948): the greatest r such that only 0 annihilates all r x r
    // minors. Over Z/k that is the least rank mod p over the primes p that divide k.
    [[nodiscard]] std::size_t rank() const;
    // Return the number of different A·x, and the number of x with A·x = 0.
    [[nodiscard]] Natural image_size() const { return product_of(&EquationPart::image_exponent); }
    [[nodiscard]] Natural kernel_size() const { return product_of(&EquationPart::kernel_exponent); }
    // Return whether every b has a solution, and whether no b has two.
    [[nodiscard]] bool is_onto() const { return rank() == rows(); }
    [[nodiscard]] bool is_one_to_one() const { return rank() == columns(); }

    // Solves A·x = b. `b` and a certificate have an entry for each row, x has one for each column. If there
    // are several solutions, all methods return the same one (canonical_basis.hpp). Certificates depend on
    // the method.
    [[nodiscard]] virtual ResidueSolution solve(const Residues& b) const = 0;

    // Returns {x : A·x = 0} as a direct sum of cyclic groups: each x is t_1 g_1 + t_2 g_2 + ... with 0 <= t_i
    // < order_i in exactly one way. The vectors have an entry for each column. For each prime, ascending, all
    // methods return the same generators (canonical_basis.hpp).
    [[nodiscard]] virtual std::vector<CyclicGenerator> kernel() const = 0;
    // Returns other generators, from which a search for a short member starts, if the method has better ones.
    [[nodiscard]] virtual std::vector<CyclicGenerator> short_kernel() const { return kernel(); }
    // Returns {y : y·A = 0} as a direct sum too, with an entry for each row; the generators depend on the
    // method. Some x has A·x = b exactly if y·b = 0 for each generator y.
    [[nodiscard]] virtual std::vector<CyclicGenerator> left_kernel() const = 0;

    // Returns row i of the inverse of A, which is square and one to one. The default implementation returns
    // column i, which assumes a symmetric A.
    [[nodiscard]] virtual Residues inverse_row(std::size_t i) const;

  private:
    // Returns the product of the primes, each to that power.
    [[nodiscard]] Natural product_of(std::size_t EquationPart::*exponent) const;
};

}  // namespace switchbox::algebra
