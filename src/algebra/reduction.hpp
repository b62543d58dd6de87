// Gauss-Jordan elimination as a list of row operations, for display (Arnold & Blaszak, pp. 12-13; Tekriwal &
// Sinha, section 3.2). The first pass goes down to an echelon form, column by column: it moves the first row
// with a pivot up, scales it to begin with 1 and subtracts it from the rows below. The second pass goes up,
// until the entries above each pivot are 0 too. Over Z/k with k composite a column may have no unit. Then
// rows are subtracted from each other as in Euclid's algorithm, until one is left whose entry divides k.
// Every operation is reversible.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/residue_matrix.hpp"
#include "base/message.hpp"

namespace switchbox::algebra {

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

}  // namespace switchbox::algebra
