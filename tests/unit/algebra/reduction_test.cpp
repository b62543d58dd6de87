#include "algebra/reduction.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "algebra/residue_polynomial.hpp"
#include "base/natural.hpp"
#include "support/support.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::test {

using Kind = algebra::RowOperation::Kind;
using algebra::determinant;
using algebra::format_matrix;
using algebra::IntegerMatrix;
using algebra::MatrixFormat;
using algebra::PivotPlace;
using algebra::reduce;
using algebra::Reduction;
using algebra::ResidueMatrix;
using algebra::RowOperation;

namespace {

bool is_prime_modulus(int k) { return k == 2 || k == 3 || k == 5 || k == 7; }

ResidueMatrix matrix(const std::vector<std::string>& rows, int modulus) {
    ResidueMatrix result = ResidueMatrix::zero(rows.size(), rows.front().size(), modulus);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            result.at(row, column) = static_cast<std::uint8_t>(rows[row][column] - '0');
        }
    }
    return result;
}

ResidueMatrix random_matrix(Random& random, std::size_t rows, std::size_t columns, int modulus) {
    ResidueMatrix result = ResidueMatrix::zero(rows, columns, modulus);
    const auto bound = static_cast<std::size_t>(modulus);
    // Sparse matrices have columns and rows of zeros.
    const std::size_t density = 1 + draw(random, 4);
    for (std::uint8_t& entry : result.entries) {
        if (draw(random, 4) < density) entry = static_cast<std::uint8_t>(draw(random, bound));
    }
    return result;
}

// Returns the first nonzero column of the row among the unknowns.
std::size_t leading(const ResidueMatrix& matrix, std::size_t row, std::size_t unknowns) {
    std::size_t column = 0;
    while (column < unknowns && matrix.at(row, column) == 0) ++column;
    return column;
}

// Returns whether every row begins to the right of the row above it, with the rows of zeros last.
bool is_echelon(const ResidueMatrix& matrix, std::size_t unknowns) {
    for (std::size_t row = 1; row < matrix.rows; ++row) {
        const std::size_t above = leading(matrix, row - 1, unknowns);
        const std::size_t here = leading(matrix, row, unknowns);
        if (here < unknowns && here <= above) return false;
    }
    return true;
}

std::vector<PivotPlace> pivots_of(const ResidueMatrix& matrix, std::size_t unknowns) {
    std::vector<PivotPlace> pivots;
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        const std::size_t column = leading(matrix, row, unknowns);
        if (column < unknowns) pivots.push_back({row, column, matrix.at(row, column)});
    }
    return pivots;
}

void check_pivot(const Reduction& reduction, const PivotPlace& pivot) {
    const int modulus = reduction.reduced.modulus;
    REQUIRE(modulus % pivot.value == 0);
    if (is_prime_modulus(modulus)) REQUIRE(pivot.value == 1);
    for (std::size_t row = 0; row < pivot.row; ++row) {
        REQUIRE(reduction.reduced.at(row, pivot.column) < pivot.value);
    }
}

ResidueMatrix after_operations(const Reduction& reduction, std::size_t operations) {
    ResidueMatrix matrix = reduction.start;
    for (std::size_t i = 0; i < operations; ++i) carry_out(matrix, reduction.operations[i]);
    return matrix;
}

void check_operation(const RowOperation& operation, const Reduction& reduction) {
    REQUIRE(operation.row < reduction.start.rows);
    REQUIRE(operation.other < reduction.start.rows);
    REQUIRE((operation.row == operation.other) == (operation.kind == Kind::scale));
    REQUIRE(operation.column < reduction.unknowns);
    REQUIRE(operation.factor > 0);
    REQUIRE(operation.factor < reduction.start.modulus);
    if (operation.kind == Kind::scale) {
        REQUIRE(operation.factor != 1);
        REQUIRE(std::gcd(int{operation.factor}, reduction.start.modulus) == 1);
    }
}

// Checks that the recorded operations reduce the matrix as the header specifies.
void check_reduction(const Reduction& reduction) {
    for (const RowOperation& operation : reduction.operations) check_operation(operation, reduction);
    REQUIRE(reduction.echelon <= reduction.operations.size());
    REQUIRE(is_echelon(after_operations(reduction, reduction.echelon), reduction.unknowns));

    // Back substitution finishes each row before the one above it.
    for (std::size_t i = reduction.echelon; i + 1 < reduction.operations.size(); ++i) {
        REQUIRE(reduction.operations[i + 1].row <= reduction.operations[i].row);
    }

    ResidueMatrix matrix = after_operations(reduction, reduction.operations.size());
    REQUIRE(matrix == reduction.reduced);
    REQUIRE(is_echelon(matrix, reduction.unknowns));
    REQUIRE(reduction.pivots == pivots_of(matrix, reduction.unknowns));
    for (const PivotPlace& pivot : reduction.pivots) check_pivot(reduction, pivot);

    for (std::size_t i = reduction.operations.size(); i-- > 0;) {
        const ResidueMatrix after = matrix;
        undo_operation(matrix, reduction.operations[i]);
        REQUIRE(matrix != after);  // each operation has an effect
    }
    REQUIRE(matrix == reduction.start);
}

Reduction merlin_reduction() {
    const game::Puzzle puzzle = paper_puzzle();
    const auto machine = machine_of(puzzle.machine, puzzle.start);
    return reduce(solve::augmented_matrix(machine, puzzle.start, puzzle.target), 9);
}

std::vector<std::string> all_words(const Reduction& reduction) {
    std::vector<std::string> words;
    for (const RowOperation& operation : reduction.operations)
        words.push_back(say(algebra::words_of(operation)));
    return words;
}

}  // namespace

TEST_CASE("Merlin's reduction begins with the steps of Arnold and Blaszak, p. 12") {
    const Reduction reduction = merlin_reduction();
    check_reduction(reduction);
    const std::vector<std::string> words = all_words(reduction);
    REQUIRE(words.size() >= 4);
    CHECK(words[0] == "row 2 += row 1");
    // The paper clears the rest of column 1 later; here these operations come in between.
    CHECK(words[1] == "row 4 += row 1");
    CHECK(words[2] == "row 5 += row 1");
    CHECK(words[3] == "swap row 2 and row 3");

    ResidueMatrix page = solve::dense_matrix(machine_of(choice("merlin")));
    carry_out(page, reduction.operations[0]);
    carry_out(page, reduction.operations[3]);
    CHECK(page == matrix({"110100000", "011001000", "001110000", "100110100", "101010101", "001011001",
                          "000100110", "000010111", "000001011"},
                         2));
}

TEST_CASE("Merlin's echelon form is that of Arnold and Blaszak, p. 13, but for rows below added to 4 and 5") {
    const Reduction reduction = reduce(solve::dense_matrix(machine_of(choice("merlin"))), 9);
    check_reduction(reduction);
    ResidueMatrix echelon = after_operations(reduction, reduction.echelon);
    carry_out(echelon, {Kind::add, 3, 5, 1, 0});
    carry_out(echelon, {Kind::add, 4, 6, 1, 0});
    carry_out(echelon, {Kind::add, 4, 7, 1, 0});
    const ResidueMatrix u = matrix({"110100000", "011001000", "001110000", "000100110", "000010111",
                                    "000001010", "000000101", "000000011", "000000001"},
                                   2);
    CHECK(echelon == u);
    CHECK(reduce(u, 9).reduced == reduction.reduced);
}

TEST_CASE("Merlin's reduced equations read 5, 6, 7 and 9, the paper's solution") {
    const Reduction reduction = merlin_reduction();
    CHECK(reduction.pivots.size() == 9);
    std::vector<std::size_t> pressed;
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            CHECK(reduction.reduced.at(row, column) == (row == column ? 1 : 0));
        }
        if (reduction.reduced.at(row, 9) == 1) pressed.push_back(row + 1);
    }
    CHECK(pressed == std::vector<std::size_t>{5, 6, 7, 9});
}

TEST_CASE("Row operations in words count rows from 1") {
    CHECK(say(algebra::words_of({Kind::add, 1, 0, 1, 0})) == "row 2 += row 1");
    CHECK(say(algebra::words_of({Kind::add, 1, 0, 2, 0})) == "row 2 += 2 \xC3\x97 row 1");
    CHECK(say(algebra::words_of({Kind::swap, 1, 2, 1, 0})) == "swap row 2 and row 3");
    CHECK(say(algebra::words_of({Kind::scale, 2, 2, 2, 0})) == "row 3 \xC3\x97= 2");
}

TEST_CASE("Operations on random matrices modulo 2 to 9 lead to reduced echelon form, and back") {
    Random random(1);
    for (int k = 2; k <= 9; ++k) {
        CAPTURE(k);
        for (int n = 0; n < 120; ++n) {
            const std::size_t rows = 1 + draw(random, 7);
            const std::size_t columns = 1 + draw(random, 8);
            const std::size_t unknowns = draw(random, columns + 1);
            check_reduction(reduce(random_matrix(random, rows, columns, k), unknowns));
        }
    }
}

TEST_CASE("Modulo 2 rows are only added once and swapped") {
    Random random(2);
    for (int n = 0; n < 100; ++n) {
        for (const RowOperation& operation : reduce(random_matrix(random, 8, 9, 2), 8).operations) {
            REQUIRE(operation.kind != Kind::scale);
            REQUIRE(operation.factor == 1);
        }
    }
}

TEST_CASE("Modulo a prime the reduced form does not depend on how the rows were mixed before") {
    Random random(3);
    for (const int k : {2, 3, 5, 7}) {
        for (int n = 0; n < 60; ++n) {
            const ResidueMatrix start = random_matrix(random, 6, 7, k);
            ResidueMatrix mixed = start;
            for (int step = 0; step < 20; ++step) {
                const std::size_t row = draw(random, 6);
                const std::size_t other = (row + 1 + draw(random, 5)) % 6;
                const auto factor =
                    static_cast<std::uint8_t>(1 + draw(random, static_cast<std::size_t>(k) - 1));
                const Kind kind = step % 3 == 0 ? Kind::swap : step % 3 == 1 ? Kind::scale : Kind::add;
                carry_out(mixed, {kind, row, other, factor, 0});
            }
            REQUIRE(reduce(mixed, 7).reduced == reduce(start, 7).reduced);
        }
    }
}

TEST_CASE("Modulo composite numbers Euclid's algorithm finds the pivot that a column can have") {
    // 2 and 3 have no inverse modulo 6, but their difference has.
    const Reduction euclid = reduce(matrix({"2", "3"}, 6), 1);
    check_reduction(euclid);
    CHECK(euclid.reduced == matrix({"1", "0"}, 6));
    // 4 and 6 have no inverse modulo 8, and neither has any combination of them.
    const Reduction even = reduce(matrix({"41", "60"}, 8), 1);
    check_reduction(even);
    CHECK(even.pivots == std::vector<PivotPlace>{{0, 0, 2}});
    // The first pivot of a column is the greatest common divisor of the column and k.
    Random random(4);
    for (const int k : {4, 6, 8, 9}) {
        for (int n = 0; n < 100; ++n) {
            const ResidueMatrix start = random_matrix(random, 4, 1, k);
            int divisor = k;
            for (const std::uint8_t entry : start.entries) divisor = std::gcd(divisor, int{entry});
            const Reduction reduction = reduce(start, 1);
            REQUIRE(reduction.pivots.size() == (divisor == k ? 0 : 1));
            if (divisor != k) REQUIRE(reduction.pivots.front().value == divisor);
        }
    }
}

TEST_CASE("The number of pivots is the rank modulo a prime") {
    Random random(5);
    for (const int k : {2, 3, 5, 7}) {
        for (int n = 0; n < 80; ++n) {
            algebra::ZeroOneMatrix a{1 + draw(random, 7), {}};
            a.columns.resize(1 + draw(random, 7));
            ResidueMatrix dense = ResidueMatrix::zero(a.rows, a.columns.size(), k);
            for (std::size_t column = 0; column < a.columns.size(); ++column) {
                for (std::size_t row = 0; row < a.rows; ++row) {
                    if (draw(random, 3) != 0) continue;
                    a.columns[column].push_back(row);
                    dense.at(row, column) = 1;
                }
            }
            REQUIRE(reduce(dense, a.columns.size()).pivots.size() == algebra::Factorization(a, k).rank());
        }
    }
}

TEST_CASE("A matrix beside the unknowns goes along: [A | 1] becomes [1 | A inverse]") {
    const auto machine = machine_of(choice("quatrainment"));
    const ResidueMatrix a = solve::dense_matrix(machine);
    ResidueMatrix both = ResidueMatrix::zero(16, 32, 2);
    for (std::size_t row = 0; row < 16; ++row) {
        for (std::size_t column = 0; column < 16; ++column) both.at(row, column) = a.at(row, column);
        both.at(row, 16 + row) = 1;
    }
    const Reduction reduction = reduce(both, 16);
    const auto inverse = golden("quatrainment_inverse.txt");
    for (std::size_t row = 0; row < 16; ++row) {
        for (std::size_t column = 0; column < 16; ++column) {
            CHECK(reduction.reduced.at(row, 16 + column) == inverse[row][column]);
        }
    }
}

namespace {

long long by_cofactors(const IntegerMatrix& a) {
    if (a.empty()) return 1;
    long long sum = 0;
    for (std::size_t j = 0; j < a.size(); ++j) {
        IntegerMatrix minor;
        for (std::size_t row = 1; row < a.size(); ++row) {
            minor.push_back(a[row]);
            minor.back().erase(minor.back().begin() + static_cast<std::ptrdiff_t>(j));
        }
        sum += (j % 2 == 0 ? 1 : -1) * a[0][j] * by_cofactors(minor);
    }
    return sum;
}

IntegerMatrix zero(std::size_t size) { return IntegerMatrix(size, std::vector<int>(size, 0)); }

IntegerMatrix permutation_matrix(const std::vector<std::size_t>& image) {
    IntegerMatrix a = zero(image.size());
    for (std::size_t i = 0; i < image.size(); ++i) a[i][image[i]] = 1;
    return a;
}

std::vector<std::size_t> in_a_row(std::size_t size) {
    std::vector<std::size_t> image(size);
    std::iota(image.begin(), image.end(), std::size_t{0});
    return image;
}

IntegerMatrix effect_matrix(const machine::MachineChoice& choice) {
    const machine::Effects effects = machine::effects_of(*machine::rule_of(choice));
    IntegerMatrix a = zero(effects.size());
    for (std::size_t button = 0; button < effects.size(); ++button) {
        for (const std::size_t lamp : effects[button]) a[lamp][button] = 1;
    }
    return a;
}

// Returns Sylvester's matrix: entry (i, j) is (-1) to the scalar product of i and j as bit vectors.
IntegerMatrix sylvester(std::size_t size) {
    IntegerMatrix a = zero(size);
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < size; ++j) {
            int sign = 1;
            for (std::size_t common = i & j; common != 0; common &= common - 1) sign = -sign;
            a[i][j] = sign;
        }
    }
    return a;
}

// Returns Paley's matrix of order p + 1 for a prime p = 3 (mod 4).
IntegerMatrix paley(int p) {
    const auto character = [p](int x) {
        for (int root = 1; root < p; ++root) {
            if (root * root % p == x) return 1;
        }
        return x == 0 ? 0 : -1;
    };
    IntegerMatrix a = zero(static_cast<std::size_t>(p) + 1);
    a[0].assign(a.size(), 1);
    for (int i = 0; i < p; ++i) {
        std::vector<int>& row = a[static_cast<std::size_t>(i) + 1];
        row[0] = -1;
        for (int j = 0; j < p; ++j) {
            row[static_cast<std::size_t>(j) + 1] = i == j ? 1 : character((j - i + p) % p);
        }
    }
    return a;
}

std::string without_sign(const std::string& number) { return number[0] == '-' ? number.substr(1) : number; }

}  // namespace

TEST_CASE("The determinant of a small matrix is its cofactor expansion") {
    Random random(1);
    for (std::size_t size = 0; size <= 6; ++size) {
        for (int n = 0; n < 60; ++n) {
            IntegerMatrix a = zero(size);
            const std::uint64_t spread = n % 2 == 0 ? 3 : 2001;
            for (auto& row : a) {
                for (int& entry : row) {
                    entry = static_cast<int>(random.below(spread)) - static_cast<int>(spread / 2);
                }
            }
            REQUIRE(determinant(a) == std::to_string(by_cofactors(a)));
        }
    }
}

TEST_CASE("Hadamard matrices reach the bound n^(n/2)") {
    CHECK(determinant(sylvester(16)) == power(16, 8).decimal());
    CHECK(determinant(sylvester(64)) == power(2, 192).decimal());
    CHECK(without_sign(determinant(paley(11))) == power(12, 6).decimal());
    CHECK(without_sign(determinant(paley(19))) == power(20, 10).decimal());
}

TEST_CASE("Swapping two rows changes the determinant's sign") {
    IntegerMatrix a = sylvester(64);
    std::swap(a[3], a[40]);
    CHECK(determinant(a) == "-" + power(2, 192).decimal());
}

TEST_CASE("The machines have the determinants of the sources") {
    CHECK(determinant(effect_matrix(choice("merlin"))) == "5");
    CHECK(determinant(effect_matrix(choice("torus"))) == "80");
    CHECK(determinant(effect_matrix(choice("quatrainment"))) == "9");
}

TEST_CASE("The determinant of a permutation is its sign") {
    CHECK(determinant({}) == "1");
    CHECK(determinant(permutation_matrix(in_a_row(64))) == "1");
    Random random(2);
    for (const std::size_t size : {2, 3, 9, 63, 64}) {
        std::vector<std::size_t> image = in_a_row(size);
        std::rotate(image.begin(), image.begin() + 1, image.end());
        CHECK(determinant(permutation_matrix(image)) == (size % 2 == 0 ? "-1" : "1"));

        image = in_a_row(size);
        bool odd = false;
        for (std::size_t i = size; i-- > 1;) {
            const std::size_t j = draw(random, i + 1);
            if (i != j) odd = !odd;
            std::swap(image[i], image[j]);
        }
        CHECK(determinant(permutation_matrix(image)) == (odd ? "-1" : "1"));
    }
}

TEST_CASE("A matrix with dependent rows has determinant 0") {
    IntegerMatrix a = sylvester(16);
    a[15] = a[0];
    CHECK(determinant(a) == "0");
    a[15].assign(16, 0);
    CHECK(determinant(a) == "0");
    CHECK(determinant(effect_matrix(choice("lights-out", 4, 4))) == "0");
}

TEST_CASE("The largest and smallest entries and the first prime itself are no trap") {
    constexpr int most = std::numeric_limits<int>::max();  // 2^31 - 1, the first prime of the computation
    constexpr int least = std::numeric_limits<int>::min();
    CHECK(determinant({{most}}) == "2147483647");
    CHECK(determinant({{-most}}) == "-2147483647");
    CHECK(determinant({{least}}) == "-2147483648");
    CHECK(determinant({{most, 1}, {1, most}}) == "4611686014132420608");
    CHECK(determinant({{least, most}, {most, least}}) == "4294967295");
    IntegerMatrix diagonal = zero(20);
    for (std::size_t i = 0; i < 20; ++i) diagonal[i][i] = i == 7 ? -most : most;
    CHECK(determinant(diagonal) == "-" + power(2147483647U, 20).decimal());
}

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
