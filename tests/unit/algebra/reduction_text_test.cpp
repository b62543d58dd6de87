#include "algebra/reduction.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::format_matrix;
using algebra::MatrixFormat;
using algebra::ResidueMatrix;

namespace {

const ResidueMatrix small{2, 4, 3, {1, 0, 2, 1, 0, 1, 1, 2}};

ResidueMatrix matrix_of_any_shape(Random& random) {
    const int modulus = 2 + static_cast<int>(draw(random, 8));
    ResidueMatrix matrix = ResidueMatrix::zero(1 + draw(random, 12), 1 + draw(random, 40), modulus);
    for (std::uint8_t& entry : matrix.entries) {
        entry = static_cast<std::uint8_t>(draw(random, static_cast<std::size_t>(modulus)));
    }
    return matrix;
}

std::vector<std::string> text_lines(const std::string& text) {
    REQUIRE(text.back() == '\n');
    std::vector<std::string> lines;
    for (const std::string_view line :
         machine::split(std::string_view(text).substr(0, text.size() - 1), '\n')) {
        lines.emplace_back(line);
    }
    return lines;
}

std::string without(std::string text, const std::string& part) {
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at)) {
        text.erase(at, part.size());
    }
    return text;
}

// Parses rows of one digit a cell, separated by `separator`.
ResidueMatrix parsed(const std::vector<std::string>& rows, char separator, int modulus) {
    ResidueMatrix matrix{rows.size(), 0, modulus, {}};
    for (const std::string& row : rows) {
        const auto cells = machine::split(row, separator);
        matrix.columns = cells.size();
        for (const std::string_view cell : cells) {
            REQUIRE(cell.size() == 1);
            matrix.entries.push_back(static_cast<std::uint8_t>(cell.front() - '0'));
        }
    }
    return matrix;
}

// Returns the rows between the first and last line of a LaTeX array, without their ends.
std::vector<std::string> array_rows(const std::string& latex) {
    const std::vector<std::string> lines = text_lines(latex);
    REQUIRE(lines.back() == "\\end{array}\\right)");
    std::vector<std::string> rows;
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        REQUIRE(lines[i].ends_with(" \\\\"));
        rows.push_back(without(lines[i].substr(0, lines[i].size() - 3), " "));
    }
    return rows;
}

}  // namespace

TEST_CASE("A matrix as text is aligned, with a bar before the last columns") {
    CHECK(format_matrix(small, MatrixFormat::text) == "1 0 2 1\n0 1 1 2\n");
    CHECK(format_matrix(small, MatrixFormat::text, 1) == "1 0 2 | 1\n0 1 1 | 2\n");
    CHECK(format_matrix(small, MatrixFormat::text, 2) == "1 0 | 2 1\n0 1 | 1 2\n");
}

TEST_CASE("A matrix as LaTeX is an array in parentheses") {
    CHECK(format_matrix(small, MatrixFormat::latex) ==
          "\\left(\\begin{array}{cccc}\n1 & 0 & 2 & 1 \\\\\n0 & 1 & 1 & 2 \\\\\n\\end{array}\\right)\n");
    CHECK(format_matrix(small, MatrixFormat::latex, 1) ==
          "\\left(\\begin{array}{ccc|c}\n1 & 0 & 2 & 1 \\\\\n0 & 1 & 1 & 2 \\\\\n\\end{array}\\right)\n");
}

TEST_CASE("A matrix as CSV is its entries with commas, and has no bar") {
    CHECK(format_matrix(small, MatrixFormat::csv) == "1,0,2,1\n0,1,1,2\n");
    CHECK(format_matrix(small, MatrixFormat::csv, 1) == format_matrix(small, MatrixFormat::csv));
}

TEST_CASE("Random matrices come back from each format") {
    Random random(1);
    for (int n = 0; n < 100; ++n) {
        const ResidueMatrix matrix = matrix_of_any_shape(random);
        const std::size_t bar = draw(random, matrix.columns);
        const std::string csv = format_matrix(matrix, MatrixFormat::csv, bar);
        REQUIRE(parsed(text_lines(csv), ',', matrix.modulus) == matrix);

        const std::string latex = format_matrix(matrix, MatrixFormat::latex, bar);
        REQUIRE(parsed(array_rows(latex), '&', matrix.modulus) == matrix);
        const std::string letters =
            bar == 0 ? std::string(matrix.columns, 'c')
                     : std::string(matrix.columns - bar, 'c') + "|" + std::string(bar, 'c');
        REQUIRE(text_lines(latex).front() == "\\left(\\begin{array}{" + letters + "}");

        const std::string text = format_matrix(matrix, MatrixFormat::text, bar);
        for (const std::string& line : text_lines(text)) {
            REQUIRE(line.size() == 2 * matrix.columns - 1 + (bar == 0 ? 0 : 2));
            REQUIRE(line.find('|') == (bar == 0 ? std::string::npos : 2 * (matrix.columns - bar)));
        }
        REQUIRE(parsed(text_lines(without(text, "| ")), ' ', matrix.modulus) == matrix);
    }
}

}  // namespace switchbox::test
