// Polynomials over Z/k, 2 <= k <= 9, and Equations solved by elimination. Entry i of a polynomial is the
// coefficient of x^i, and the last one is not 0; 0 is empty. Products and divisions take O(a b) for a and b
// coefficients, with vectorized loops over bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "algebra/eliminator.hpp"
#include "algebra/local_elimination.hpp"
#include "algebra/reduction.hpp"
#include "algebra/residues.hpp"

namespace switchbox::algebra {

// Removes trailing zeros.
void trim(Residues& polynomial);

// Returns sum + factor·summand, for any lengths; 0 <= factor < k.
[[nodiscard]] Residues sum_of(Residues sum, const Residues& summand, int factor, int k);
[[nodiscard]] Residues product(const Residues& a, const Residues& b, int k);
// Returns the quotient and replaces `number` by the remainder. Requires the leading coefficient 1 of the
// divisor, as do the next two functions.
[[nodiscard]] Residues divide(Residues& number, const Residues& divisor, int k);
[[nodiscard]] Residues quotient_of(Residues number, const Residues& divisor, int k);
[[nodiscard]] Residues remainder_of(Residues number, const Residues& divisor, int k);
// Reduces coefficients modulo k; they are residues modulo a multiple of k.
[[nodiscard]] Residues reduced_modulo(Residues polynomial, int k);
// Divides the coefficients by m. Requires that m divides all of them.
[[nodiscard]] Residues divided_by(Residues polynomial, int m);

// g = gcd(a, d), with leading coefficient 1, and V with deg V < deg d - deg g such that a V = g (mod d).
struct ResidueBezout {
    Residues divisor;
    Residues factor;
};
// Runs Euclid's algorithm over GF(p). Requires d other than 0 and deg a < deg d.
[[nodiscard]] ResidueBezout bezout(Residues a, Residues d, int p);

// Factorization of a matrix over Z/k, 2 <= k <= 9, for many right-hand sides. By the Chinese remainder
// theorem, it runs one elimination for each prime power that divides k.
class Factorization final : public Equations {
  public:
    using Solution = ResidueSolution;

    static constexpr std::size_t min_peeled = 1024;

    // `modulus` is k, 2 to 9. Matrices of at least `peeled_from` columns are reordered to reduce fill-in
    // (eliminator.hpp).
    Factorization(const ZeroOneMatrix& a, int modulus, std::size_t peeled_from = Factorization::min_peeled);
    Factorization(ZeroOneMatrix a, int modulus, InSteps, std::size_t peeled_from = Factorization::min_peeled);
    // Takes entries below k, and does all work at once.
    Factorization(const SparseMatrix& a, int modulus);

    [[nodiscard]] bool is_ready() const override { return !work_; }
    void advance() override;
    [[nodiscard]] double progress() const override;

    [[nodiscard]] std::size_t rows() const override { return rows_; }
    [[nodiscard]] std::size_t columns() const override { return columns_; }
    [[nodiscard]] int modulus() const override { return modulus_; }
    [[nodiscard]] std::vector<EquationPart> parts() const override;
    [[nodiscard]] Solution solve(const Residues& b) const override;
    [[nodiscard]] std::vector<CyclicGenerator> kernel() const override;
    [[nodiscard]] std::vector<CyclicGenerator> left_kernel() const override;
    [[nodiscard]] Residues inverse_row(std::size_t i) const override;

  private:
    // Elimination over Z/q, with the factor that is 1 modulo q and 0 modulo the other prime powers.
    struct FactorizationPart {
        LocalElimination elimination;
        int idempotent = 1;
    };
    // Unfinished work: the prime powers from the first one without a part on remain.
    struct FactorizationProgress {
        ZeroOneMatrix matrix;  // its columns reordered
        std::vector<std::size_t> pivot_rows;
        std::vector<PrimePower> rings;
        Eliminator now;
    };

    [[nodiscard]] static Eliminator eliminator(const ZeroOneMatrix& matrix, const PrimePower& ring,
                                               const std::vector<std::size_t>& pivot_rows);
    // Returns the vector over Z/k that is `vector` in this part and 0 in the others.
    [[nodiscard]] Residues lifted(const FactorizationPart& part, const Residues& vector) const;
    // Returns x with its entries in the original order of the columns.
    [[nodiscard]] Residues put_back(const Residues& x) const;

    std::size_t rows_;
    std::size_t columns_;
    int modulus_;
    std::vector<std::size_t> order_;  // of the columns; empty if they are not reordered
    std::vector<FactorizationPart> parts_;
    std::optional<FactorizationProgress> work_;  // until it is ready
};

}  // namespace switchbox::algebra
