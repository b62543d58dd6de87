// Gauss-Jordan elimination as a list of row operations, for display (Arnold & Blaszak, pp. 12-13; Tekriwal &
// Sinha, section 3.2). The first pass goes down to an echelon form, column by column. It moves the first row
// with a pivot up, scales it to begin with 1 and subtracts it from the rows below. The second pass goes up,
// until the entries above each pivot are 0 too. Over Z/k with k composite a column may have no unit. Then
// rows are subtracted from each other as in Euclid's algorithm, until one is left whose entry divides k.
// Every operation is reversible.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "algebra/residues.hpp"
#include "base/message.hpp"
#include "base/natural.hpp"

namespace switchbox::algebra {

// Dense matrix over Z/k, 2 <= k <= 9, row by row, for display. Solvers use ZeroOneMatrix and Factorization.
struct ResidueMatrix {
    std::size_t rows = 0;
    std::size_t columns = 0;
    int modulus = 2;
    Residues entries;  // rows·columns of them

    [[nodiscard]] static ResidueMatrix zero(std::size_t rows, std::size_t columns, int modulus) {
        return {rows, columns, modulus, Residues(rows * columns, 0)};
    }
    [[nodiscard]] std::uint8_t& at(std::size_t row, std::size_t column) {
        return entries[row * columns + column];
    }
    [[nodiscard]] std::uint8_t at(std::size_t row, std::size_t column) const {
        return entries[row * columns + column];
    }
    friend bool operator==(const ResidueMatrix&, const ResidueMatrix&) = default;
};

struct RowOperation {
    enum class Kind : std::uint8_t { swap, scale, add };
    Kind kind = Kind::add;
    std::size_t row = 0;      // the row that changes
    std::size_t other = 0;    // swap: the row to swap with; add: the row that is added
    std::uint8_t factor = 1;  // scale: a unit; add: how many times
    std::size_t column = 0;   // the column being eliminated
    friend bool operator==(const RowOperation&, const RowOperation&) = default;
};

// Position of a pivot: row `row` begins in column `column` with `value`, 1 or another divisor of k.
struct PivotPlace {
    std::size_t row = 0;
    std::size_t column = 0;
    std::uint8_t value = 1;
    friend bool operator==(const PivotPlace&, const PivotPlace&) = default;
};

// Start, operations and result of reduce().
struct Reduction {
    ResidueMatrix start;
    std::size_t unknowns = 0;  // the first `unknowns` columns get pivots; the others are only transformed
    std::vector<RowOperation> operations;
    std::size_t echelon = 0;         // number of operations after which the matrix is in echelon form
    std::vector<PivotPlace> pivots;  // of the reduced matrix, from the top
    ResidueMatrix reduced;
};

// Requires `unknowns` to be at most the number of columns: [A | b] has one more.
[[nodiscard]] Reduction reduce(ResidueMatrix start, std::size_t unknowns);

// Apply and undo an operation. The matrix has the shape and modulus of the one the operation was made for.
void carry_out(ResidueMatrix& matrix, const RowOperation& operation);
void undo_operation(ResidueMatrix& matrix, const RowOperation& operation);

// Returns "row 2 += row 1", "row 2 += 2 × row 1", "swap row 2 and row 3", "row 3 ×= 2"; rows count from 1.
[[nodiscard]] Message words_of(const RowOperation& operation);

// Export of a matrix as text: aligned for a plain editor, as LaTeX, and as comma-separated values (RFC 4180).
// The LaTeX is an array in parentheses, which math mode accepts with any number of columns.
enum class MatrixFormat : std::uint8_t { text, latex, csv };

// Formats a matrix whose entries are single digits. If `behind_bar` is not 0, text and LaTeX have a bar
// before the last `behind_bar` columns. Lines end with "\n".
[[nodiscard]] std::string format_matrix(const ResidueMatrix& matrix, MatrixFormat format,
                                        std::size_t behind_bar = 0);

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

// Equations A·x = b over Z/k, 2 <= k <= 9, for one 0/1 matrix A and many b.
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

    // Solves A·x = b. `b` and a certificate have an entry for each row, x has one for each column; all are
    // below k. If there are several solutions, all methods return the same one (eliminator.hpp). Certificates
    // depend on the method.
    [[nodiscard]] virtual ResidueSolution solve(const Residues& b) const = 0;

    // Returns {x : A·x = 0} as a direct sum of cyclic groups: each x is t_1 g_1 + t_2 g_2 + ... with 0 <= t_i
    // < order_i in exactly one way. The vectors have an entry for each column. For each prime, ascending, all
    // methods return the same generators (eliminator.hpp).
    [[nodiscard]] virtual std::vector<CyclicGenerator> kernel() const = 0;
    // Returns other generators, from which a search for a short member starts, if the method has better ones.
    [[nodiscard]] virtual std::vector<CyclicGenerator> short_kernel() const { return kernel(); }
    // Returns {y : y·A = 0} as a direct sum too, with an entry for each row; the generators depend on the
    // method. Some x has A·x = b exactly if y·b = 0 for each generator y.
    [[nodiscard]] virtual std::vector<CyclicGenerator> left_kernel() const = 0;

    // Returns row i of the inverse of A, an entry for each row of A. Requires that A is square and one to
    // one. The default implementation returns column i, which assumes a symmetric A.
    [[nodiscard]] virtual Residues inverse_row(std::size_t i) const;

  private:
    // Returns the product of the primes, each to that power.
    [[nodiscard]] Natural product_of(std::size_t EquationPart::*exponent) const;
};

using IntegerMatrix = std::vector<std::vector<int>>;

// Returns the exact determinant of the square matrix a[row][column] as a decimal string, with a minus sign if
// it is negative. The empty matrix has determinant 1. It is computed modulo enough primes for Hadamard's
// bound, and combined by the Chinese remainder theorem in mixed radix (Garner's; Knuth, TAOCP 4.3.2).
[[nodiscard]] std::string determinant(const IntegerMatrix& a);

}  // namespace switchbox::algebra
