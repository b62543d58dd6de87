// Tests of row reduction by a person: every operation is reversible, refused ones name the reason, hints lead
// to the reduced form, and forms agree with their definitions.
#include "algebra/own_reduction.hpp"

#include <algorithm>

#include "algebra/residues.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using Kind = algebra::RowOperation::Kind;
using algebra::form_of;
using algebra::MatrixForm;
using algebra::OwnReduction;
using algebra::ResidueMatrix;
using algebra::Residues;
using algebra::RowOperation;

namespace {

ResidueMatrix rows_of(const std::vector<Residues>& rows, int modulus) {
    ResidueMatrix matrix = ResidueMatrix::zero(rows.size(), rows.front().size(), modulus);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            matrix.at(row, column) = rows[row][column];
    }
    return matrix;
}

ResidueMatrix random_residue_matrix(Random& random, int modulus) {
    const std::size_t rows = 1 + draw(random, 7);
    const std::size_t columns = 1 + draw(random, 7);
    return {rows, columns, modulus, random_residues(random, rows * columns, modulus)};
}

RowOperation random_operation(Random& random, const ResidueMatrix& matrix) {
    return {static_cast<Kind>(random.below(3)), draw(random, matrix.rows + 1), draw(random, matrix.rows + 1),
            static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(matrix.modulus)))};
}

// Returns all sums of the rows, the row module, as an ordered list.
std::vector<Residues> row_sums(const ResidueMatrix& matrix) {
    std::vector<Residues> sums{Residues(matrix.columns)};
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        std::vector<Residues> more;
        for (const Residues& sum : sums) {
            Residues next = sum;
            for (int times = 0; times < matrix.modulus; ++times) {
                more.push_back(next);
                for (std::size_t column = 0; column < matrix.columns; ++column)
                    next[column] =
                        static_cast<std::uint8_t>((next[column] + matrix.at(row, column)) % matrix.modulus);
            }
        }
        std::sort(more.begin(), more.end());
        more.erase(std::unique(more.begin(), more.end()), more.end());
        sums = std::move(more);
    }
    return sums;
}

}  // namespace

TEST_CASE("Forms of small matrices") {
    const auto form = [](const std::vector<Residues>& rows, int modulus, std::size_t unknowns) {
        return form_of(rows_of(rows, modulus), unknowns);
    };
    CHECK(form({{1, 0}, {0, 1}}, 2, 2) == MatrixForm::reduced);
    CHECK(form({{1, 1}, {0, 1}}, 2, 2) == MatrixForm::echelon);
    CHECK(form({{0, 1}, {1, 0}}, 2, 2) == MatrixForm::other);
    CHECK(form({{1, 1}, {1, 0}}, 2, 2) == MatrixForm::other);
    CHECK(form({{0, 0}, {0, 1}}, 2, 2) == MatrixForm::other);
    CHECK(form({{0, 1}, {0, 0}}, 2, 2) == MatrixForm::reduced);
    CHECK(form({{2, 0}, {0, 1}}, 3, 2) == MatrixForm::echelon);
    CHECK(form({{2, 0}, {0, 1}}, 4, 2) == MatrixForm::reduced);
    CHECK(form({{3, 0}, {0, 1}}, 4, 2) == MatrixForm::echelon);
    CHECK(form({{1, 1}, {0, 2}}, 4, 2) == MatrixForm::reduced);
    CHECK(form({{1, 3}, {0, 2}}, 4, 2) == MatrixForm::echelon);
    // Columns behind the unknowns do not count.
    CHECK(form({{1, 1}, {0, 1}}, 2, 1) == MatrixForm::reduced);
    CHECK(form({{0, 0}}, 2, 2) == MatrixForm::reduced);
}

TEST_CASE("Refused operations name the reason") {
    const OwnReduction work(rows_of({{1, 2, 3}, {0, 2, 1}}, 4), 2);
    const auto problem = [&](const RowOperation& operation) {
        const auto found = work.problem_with(operation);
        return found ? say(found->message) : std::string();
    };
    CHECK(problem({Kind::swap, 0, 2}) == "There is no row 3: the matrix has 2 rows.");
    CHECK(problem({Kind::add, 2, 0}) == "There is no row 3: the matrix has 2 rows.");
    CHECK(problem({Kind::add, 1, 1}) == "Row 2 needs another row here.");
    CHECK(problem({Kind::swap, 1, 1}) == "Row 2 needs another row here.");
    CHECK(problem({Kind::add, 0, 1, 4}) == "A factor of 0 would delete the row or do nothing.");
    CHECK(problem({Kind::scale, 0, 0, 2}) ==
          "2 has no inverse modulo 4, so this could not be undone. Choose another factor.");
    CHECK(problem({Kind::scale, 0, 9, 3}).empty());
    CHECK(problem({Kind::add, 0, 1, 2}).empty());
    CHECK(problem({Kind::swap, 0, 1, 0}).empty());
}

TEST_CASE("Operations keep the sums of the rows, and each is undone and redone") {
    Random random(71);
    for (int round = 0; round < 200; ++round) {
        const int modulus = 2 + static_cast<int>(random.below(8));
        ResidueMatrix matrix = random_residue_matrix(random, modulus);
        matrix.rows = std::min<std::size_t>(matrix.rows, 3);
        matrix.entries.resize(matrix.rows * matrix.columns);
        OwnReduction work(matrix, matrix.columns);
        std::vector<ResidueMatrix> states{work.matrix()};
        for (int step = 0; step < 12; ++step) {
            const RowOperation operation = random_operation(random, matrix);
            if (work.problem_with(operation)) continue;
            work.carry_out(operation);
            states.push_back(work.matrix());
        }
        CHECK(work.operations().size() + 1 == states.size());
        CHECK(row_sums(work.matrix()) == row_sums(matrix));
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            work.undo();
            CHECK(work.matrix() == states[i]);
        }
        CHECK_FALSE(work.can_undo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            work.redo();
            CHECK(work.matrix() == states[i]);
        }
        CHECK_FALSE(work.can_redo());
    }
}

TEST_CASE("A new operation forgets those undone before") {
    OwnReduction work(rows_of({{1, 1}, {1, 0}}, 2), 2);
    work.carry_out({Kind::swap, 0, 1});
    work.undo();
    CHECK(work.can_redo());
    work.carry_out({Kind::add, 1, 0, 3});
    CHECK_FALSE(work.can_redo());
    CHECK(work.operations().front().factor == 1);
    CHECK(work.matrix() == rows_of({{1, 1}, {0, 1}}, 2));
}

TEST_CASE("From any matrix, the hints lead to a reduced form; modulo a prime they are Gauss and Jordan's") {
    Random random(72);
    for (int round = 0; round < 1500; ++round) {
        const int modulus = 2 + static_cast<int>(random.below(8));
        const ResidueMatrix matrix = random_residue_matrix(random, modulus);
        const std::size_t unknowns = draw(random, matrix.columns + 1);
        OwnReduction work(matrix, unknowns);
        std::size_t steps = 0;
        bool was_echelon = false;
        while (const auto operation = work.hint()) {
            REQUIRE_FALSE(work.problem_with(*operation));
            work.carry_out(*operation);
            if (was_echelon) CHECK(work.form() != MatrixForm::other);
            was_echelon = work.form() != MatrixForm::other;
            REQUIRE(++steps < 500);
        }
        CHECK(work.form() == MatrixForm::reduced);
        // Modulo a composite number, reduced forms may differ.
        const bool is_field = algebra::is_prime(static_cast<std::uint32_t>(modulus));
        const algebra::Reduction reduction = algebra::reduce(matrix, unknowns);
        if (is_field) CHECK(work.operations() == reduction.operations);
        if (is_field) CHECK(work.matrix() == reduction.reduced);
    }
}

}  // namespace switchbox::test
