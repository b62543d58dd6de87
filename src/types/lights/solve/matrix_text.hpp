// Matrix as people, programs and LaTeX write it: rows of whole numbers between spaces, commas, tabs or "&".
// A row ends with its line, with ";", with "\\" or with a closing bracket. Brackets, "$" and the frame of a
// LaTeX array are skipped, also what follows "#" or "%" in a line. One bar in each row, or in the columns of
// the array, stands before the last column, the right side of equations. A line before the rows may name the
// modulus: "mod 5", "modulo 5", "Z/5", "GF(5)"; without it, the modulus is 2.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "algebra/reduction.hpp"
#include "base/result.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::solve {

struct MatrixText {
    algebra::ResidueMatrix matrix;
    bool has_right_side = false;  // the last column is behind a bar
    std::size_t changed = 0;      // entries that were negative, or not below the modulus

    [[nodiscard]] std::size_t unknowns() const { return matrix.columns - (has_right_side ? 1 : 0); }
    friend bool operator==(const MatrixText&, const MatrixText&) = default;
};

// Longest text that is read, in bytes.
inline constexpr std::size_t max_matrix_text = 100'000;

// Returns the matrix, its entries taken modulo the modulus, 2 to 9. It has at most `max_reduced` rows and
// columns of unknowns. Errors name line and column, in characters from 1.
[[nodiscard]] Result<MatrixText> read_matrix(std::string_view text);
// Returns a text that reads as the same matrix.
[[nodiscard]] std::string write_matrix(const MatrixText& matrix);

}  // namespace switchbox::solve
