// Tests of matrices as texts: the forms that people, programs and LaTeX write, and the errors with their
// places.
#include "types/lights/solve/matrix_text.hpp"

#include <algorithm>

#include "support/support.hpp"

namespace switchbox::test {

using algebra::Residues;
using solve::MatrixText;
using solve::read_matrix;

namespace {

std::string refusal(std::string_view text) {
    const auto read = read_matrix(text);
    return read ? "(none)" : say(read.error().message);
}

// Returns "rows x unknowns mod k: entries", with "|" if there is a right side.
std::string form(std::string_view text) {
    const auto read = read_matrix(text);
    if (!read) return say(read.error().message);
    std::string words = std::to_string(read->matrix.rows) + "x" + std::to_string(read->unknowns()) +
                        (read->has_right_side ? "|" : "") + " mod " + std::to_string(read->matrix.modulus) +
                        ":";
    for (const std::uint8_t entry : read->matrix.entries) words += " " + std::to_string(entry);
    return words;
}

}  // namespace

TEST_CASE("Rows of numbers are read however they are written") {
    constexpr std::string_view expected = "2x2| mod 2: 1 0 1 0 1 1";
    for (const std::string_view text :
         {"1 0 | 1\n0 1 | 1\n", "1,0,|,1\n0,1,|,1", "\t1\t0\t|\t1\r\n\r\n0\t1\t|\t1\r\n",
          "[1 0 | 1; 0 1 | 1]", "[[1, 0 | 1], [0, 1 | 1]]", "{{1, 0 | 1}, {0, 1 | 1}}",
          "# A\n1 0|1 % first\n0 1|1",
          "\\left(\\begin{array}{cc|c}\n1 & 0 & 1 \\\\\n0 & 1 & 1 \\\\\n\\end{array}\\right)\n",
          "\\[\\begin{pmatrix} 1 & 0 & | & 1 \\\\ 0 & 1 & | & 1 \\end{pmatrix}\\]"}) {
        CAPTURE(text);
        CHECK(form(text) == expected);
    }
    CHECK(form("1 0 1") == "1x3 mod 2: 1 0 1");
}

TEST_CASE("A line before the rows names the modulus") {
    for (const std::string_view first :
         {"mod 5", "Modulo 5", "modulus: 5", "(mod 5)", "Z/5", "Z/5Z", "Z_5", "GF(5)", "F_5", "mod=5"}) {
        CAPTURE(first);
        CHECK(form(std::string(first) + "\n1 4\n2 3\n") == "2x2 mod 5: 1 4 2 3");
    }
    CHECK(refusal("mod 10\n1") == "Line 1, column 5: the modulus can be 2 to 9.");
    CHECK(refusal("mod 1\n1") == "Line 1, column 5: the modulus can be 2 to 9.");
    CHECK(refusal("GF(4)\n1") ==
          "Line 1, column 4: the field with 4 elements is not Z/4, and is not known here.");
    CHECK(form("Z/4\n3") == "1x1 mod 4: 3");
}

TEST_CASE("Numbers are taken modulo k, and those that changed are counted") {
    const auto read = read_matrix(
        "mod 7\n-1 7 | 100\n3 \xE2\x88\x92"
        "8 | +6");
    REQUIRE(read);
    CHECK(read->matrix.entries == Residues{6, 0, 2, 3, 6, 6});
    CHECK(read->changed == 4);
}

TEST_CASE("Errors name line and column") {
    CHECK(refusal("") == "Write rows of whole numbers.");
    CHECK(refusal("mod 3\n") == "Write rows of whole numbers.");
    CHECK(refusal("1 0\n1") == "Line 2 has one entry, the first row has 2.");
    CHECK(refusal("1 0\n1 ?") == "Line 2, column 3: '?' has no meaning here.");
    CHECK(refusal("1 - 0") == "Line 1, column 4: no number follows the sign.");
    CHECK(refusal("1 0.5") == "Line 1, column 3: only whole numbers can be read.");
    CHECK(refusal("1 | 0 | 1") == "Line 1, column 7: a row has at most one bar.");
    CHECK(refusal("1 | 0\n1 0") == "Line 2: all rows need the bar in the same place, or no row has one.");
    CHECK(refusal("1 | 0 1") == "Line 1: the bar stands before the last column.");
    CHECK(refusal("| 1") == "Line 1: a column before the bar is missing.");
    CHECK(refusal("1234567890123456789") == "Line 1, column 1: the number has more than 18 digits.");
    CHECK(refusal("1\nmod 5").find("Line 2, column 1: 'mod'") == 0);
    CHECK(refusal("\\alpha").find("Line 1, column 1: '\\alpha'") == 0);
    std::string wide;
    for (std::size_t i = 0; i <= solve::max_reduced; ++i) wide += "1 ";
    CHECK(refusal(wide) == "The matrix has one row and 145 columns of unknowns. At most 144 of each fit.");
    CHECK(form(wide + "| 0").find("145 columns") != std::string::npos);
    CHECK(refusal(std::string(solve::max_matrix_text + 1, ' ')) ==
          "The text has more than 100,000 characters.");
}

TEST_CASE("What is written reads as the same matrix") {
    Random random(81);
    for (int round = 0; round < 300; ++round) {
        const int modulus = 2 + static_cast<int>(random.below(8));
        const std::size_t rows = 1 + draw(random, 6);
        const std::size_t columns = 2 + draw(random, 6);
        const MatrixText matrix{{rows, columns, modulus, random_residues(random, rows * columns, modulus)},
                                random.below(2) == 0};
        const auto read = read_matrix(solve::write_matrix(matrix));
        REQUIRE(read);
        CHECK(*read == matrix);
        const auto latex = read_matrix("mod " + std::to_string(modulus) + "\n" +
                                       algebra::format_matrix(matrix.matrix, algebra::MatrixFormat::latex,
                                                              matrix.has_right_side ? 1 : 0));
        REQUIRE(latex);
        CHECK(*latex == matrix);
    }
}

TEST_CASE("Reduced equations without a machine are described by numbers") {
    const auto words = [](std::string_view text) {
        const auto read = read_matrix(text);
        return say(solve::words_of_reduced(algebra::reduce(read->matrix, read->unknowns())));
    };
    CHECK(words("mod 5\n1 1 | 3\n1 2 | 4") ==
          "Each column has its pivot 1, so the last column is the solution: x = (2, 1).");
    CHECK(
        words("mod 3\n1 1 2 | 2\n0 0 1 | 1") ==
        "Column 2 has no pivot: its unknown may be chosen freely, 3 solutions. With 0 for each of them, x = "
        "(0, 0, 1).");
    CHECK(words("1 1 | 0\n1 1 | 1") == "Row 2 reads 0 = 1, so there is no solution.");
    CHECK(
        words("mod 4\n2 | 2") ==
        "Row 1 has the pivot 2, which has no inverse modulo 4: there are 2 solutions. One of them: x = (1).");
}

}  // namespace switchbox::test
