// Export of a matrix as text: aligned for a plain editor, as LaTeX, and as comma-separated values (RFC 4180).
// The LaTeX is an array in parentheses, which math mode accepts with any number of columns.
#pragma once

#include <cstdint>
#include <string>

#include "algebra/residue_matrix.hpp"

namespace switchbox::algebra {

enum class MatrixFormat : std::uint8_t { text, latex, csv };

// Formats a matrix whose entries are single digits. If `behind_bar` is not 0, text and LaTeX have a bar
// before the last `behind_bar` columns. Lines end with "\n".
[[nodiscard]] std::string format_matrix(const ResidueMatrix& matrix, MatrixFormat format,
                                        std::size_t behind_bar = 0);

}  // namespace switchbox::algebra
