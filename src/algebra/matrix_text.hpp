// A matrix as text to take elsewhere: aligned for a plain editor, as LaTeX (an array in parentheses, which
// any LaTeX in math mode takes, however many columns it has), and as comma-separated values (RFC 4180).
#pragma once

#include <cstdint>
#include <string>

#include "algebra/residue_matrix.hpp"

namespace switchbox::algebra {

enum class MatrixFormat : std::uint8_t { text, latex, csv };

// An entry is one digit. With a bar (text and LaTeX) before the last `behind_bar` columns, where that is not
// 0. Lines end with "\n".
[[nodiscard]] std::string format_matrix(const ResidueMatrix& matrix, MatrixFormat format,
                                        std::size_t behind_bar = 0);

}  // namespace switchbox::algebra
