#include "algebra/matrix_text.hpp"

#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

// Separators between the entries of a row and at its ends.
struct Separators {
    std::string begin;
    std::string row_end;
    std::string between;
    std::string bar;  // replaces `between`
    std::string end;
};

// Returns the column specification of a LaTeX array: "ccc|c".
std::string column_letters(std::size_t columns, std::size_t first_behind) {
    std::string letters;
    for (std::size_t column = 0; column < columns; ++column) {
        letters += column == first_behind ? "|c" : "c";
    }
    return letters;
}

Separators marks_of(MatrixFormat format, const ResidueMatrix& matrix, std::size_t first_behind) {
    switch (format) {
        case MatrixFormat::text:
            break;
        case MatrixFormat::csv:
            return {"", "\n", ",", ",", ""};
        case MatrixFormat::latex:
            return {"\\left(\\begin{array}{" + column_letters(matrix.columns, first_behind) + "}\n",
                    " \\\\\n", " & ", " & ", "\\end{array}\\right)\n"};
    }
    return {"", "\n", " ", " | ", ""};
}

}  // namespace

std::string format_matrix(const ResidueMatrix& matrix, MatrixFormat format, std::size_t behind_bar) {
    require(behind_bar <= matrix.columns, "the bar stands to the left of the matrix");
    const std::size_t first_behind = matrix.columns - behind_bar;
    const Separators marks = marks_of(format, matrix, first_behind);
    std::string text = marks.begin;
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        for (std::size_t column = 0; column < matrix.columns; ++column) {
            if (column != 0) text += column == first_behind ? marks.bar : marks.between;
            text += static_cast<char>('0' + matrix.at(row, column));
        }
        text += marks.row_end;
    }
    return text + marks.end;
}

}  // namespace switchbox::algebra
