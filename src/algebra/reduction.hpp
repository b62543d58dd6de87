// Gauss-Jordan elimination one row operation at a time, to be watched (Arnold & Blaszak, pp. 12-13; Tekriwal
// & Sinha, section 3.2). First down to an echelon form, column by column: the first row with a pivot is
// brought up, made to begin with 1 and taken off the rows below it; then upwards, until nothing stands above
// a pivot either. Over Z/k with k composite a column may have no unit: then rows are taken off each other as
// in Euclid's algorithm, until one is left whose entry divides k. Every operation can be taken back.
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
    std::size_t other = 0;    // swap: that it changes places with; add: that is added to it
    std::uint8_t factor = 1;  // scale: a unit; add: how many times
    std::size_t column = 0;   // that is being worked on
    friend bool operator==(const RowOperation&, const RowOperation&) = default;
};

// Row `row` begins in column `column` with `value`, 1 or another divisor of k.
struct PivotPlace {
    std::size_t row = 0;
    std::size_t column = 0;
    std::uint8_t value = 1;
    friend bool operator==(const PivotPlace&, const PivotPlace&) = default;
};

struct Reduction {
    ResidueMatrix start;
    std::size_t unknowns = 0;  // the first so many columns get pivots; what stands behind them goes along
    std::vector<RowOperation> operations;
    std::size_t echelon = 0;         // after so many operations the matrix is in echelon form
    std::vector<PivotPlace> pivots;  // of the reduced matrix, from the top
    ResidueMatrix reduced;
};

// `unknowns` is at most the number of columns: [A | b] has one more.
[[nodiscard]] Reduction reduce(ResidueMatrix start, std::size_t unknowns);

// On a matrix of the same shape and modulus as the one that the operation is of.
void carry_out(ResidueMatrix& matrix, const RowOperation& operation);
void take_back(ResidueMatrix& matrix, const RowOperation& operation);

// "row 2 += row 1", "row 2 += 2 × row 1", "swap row 2 and row 3", "row 3 ×= 2"; rows are counted from 1.
[[nodiscard]] Message words_of(const RowOperation& operation);

}  // namespace switchbox::algebra
